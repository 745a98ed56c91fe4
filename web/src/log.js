// The log: bars for years and seasons, dice with faces, card names that show the card.

import { cardName } from "./cards.js";
import { h, s } from "./dom.js";

/** @typedef {import("./client.js").Line} Line */

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {number} face @param {boolean} hit */
function die(face, hit) {
  return s(
    "svg",
    { viewBox: "0 0 26 26", class: hit ? "die hit" : "die", "data-face": String(face) },
    s("rect", { x: "1", y: "1", width: "24", height: "24", rx: "5" }),
    ...PIPS[face].map((spot) =>
      s("circle", {
        cx: `${6.5 + (spot % 3) * 6.5}`,
        cy: `${6.5 + Math.floor(spot / 3) * 6.5}`,
        r: "2.2",
      }),
    ),
  );
}

/** The dice of a line, those that hit marked; null where none were rolled. @param {Line} line */
export function dice(line) {
  if (!line.dice) return null;
  const hit = line.hit || 7;
  return h(
    "span",
    { class: "dice", "aria-hidden": "true" },
    ...line.dice.map((face) => die(face, face >= hit)),
  );
}

/**
 * A sentence in which names of cards show the card.
 * @param {Line} line
 * @returns {(Node | string)[]}
 */
export function sentence(line) {
  const names = [line.card, .../** @type {unknown[]} */ (line.cards ?? [])].filter(
    (name) => typeof name === "string",
  );
  /** @type {(Node | string)[]} */
  const parts = [];
  let rest = line.text;
  for (const name of names) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), cardName(name));
    rest = rest.slice(at + name.length);
  }
  return [...parts, rest];
}

/** @param {Line} line */
function entry(line) {
  const bar = line.kind === "YearBegan" || line.kind === "SeasonBegan" ? " bar" : "";
  const bot = line.kind.startsWith("Bot") ? " bot" : "";
  return h("p", { class: `line ${line.kind}${bar}${bot}` }, ...sentence(line), dice(line));
}

/**
 * What has happened since the person last chose, where there is no room for the log beside it.
 * @param {HTMLElement} host
 * @param {Line[]} lines
 * @param {string} reader for whom, and when: what has been said is not said again
 */
export function drawNews(host, lines, reader) {
  host.hidden = !lines.length;
  if (host.dataset.reader === reader) return;
  host.dataset.reader = reader;
  host.replaceChildren(h("h3", {}, "Since your last choice"), ...lines.map(entry));
}

/**
 * Bring the log up to date; only new lines are added, so that only they are read out.
 * @param {HTMLElement} list
 * @param {Line[]} lines
 * @param {string} reader whose log of which game it is: another one is written anew
 */
export function drawLog(list, lines, reader) {
  if (list.dataset.reader !== reader) {
    list.replaceChildren();
    list.dataset.reader = reader;
    // What has been read out before is not read out again.
    list.setAttribute("aria-live", "off");
    setTimeout(() => list.setAttribute("aria-live", "polite"), 500);
  }
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  if (list.children.length < lines.length) {
    list.append(...lines.slice(list.children.length).map(entry));
    list.dataset.end = "";
  }
  toEnd(list);
}

/** Show the end of the log, unless the reader has scrolled away from it. @param {HTMLElement} list */
function toEnd(list) {
  if (list.dataset.end !== undefined) list.scrollTop = list.scrollHeight;
}

/**
 * Keep the end of the log in sight when its place on the page changes.
 * @param {HTMLElement} list
 */
export function keepEnd(list) {
  let [height, shown] = [0, 0];
  list.dataset.end = "";
  new ResizeObserver(() => toEnd(list)).observe(list);
  list.addEventListener("scroll", () => {
    const { scrollHeight, clientHeight, scrollTop } = list;
    // Where the size has changed, it was not the reader who scrolled.
    const reader = height === scrollHeight && shown === clientHeight;
    [height, shown] = [scrollHeight, clientHeight];
    if (scrollTop + clientHeight >= scrollHeight - 8) list.dataset.end = "";
    else if (reader) delete list.dataset.end;
    else toEnd(list);
  });
}
