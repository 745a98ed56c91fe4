// The log, and the last fight: dice with faces, what hits, what is lost.

import { h, s } from "./dom.js";

/** @typedef {import("./client.js").Line} Line */

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {number} face @param {boolean} hit */
function die(face, hit) {
  return s(
    "svg",
    { viewBox: "0 0 26 26", class: hit ? "die hit" : "die", "aria-hidden": "true" },
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

/** @param {Line} line */
function dice(line) {
  if (!line.dice) return null;
  const hit = line.hit || 7;
  return h("span", { class: "dice" }, ...line.dice.map((face) => die(face, face >= hit)));
}

/** @param {Line} line */
function entry(line) {
  const kind = line.kind === "YearBegan" || line.kind === "SeasonBegan" ? " bar" : "";
  const bot = line.kind.startsWith("Bot") ? " bot" : "";
  return h("p", { class: `line ${line.kind}${kind}${bot}` }, line.text, dice(line));
}

/**
 * Bring the log up to date; only new lines are added, so that only they are read out.
 * @param {HTMLElement} list
 * @param {Line[]} lines
 * @param {string} reader whose log it is: another reader's is written anew
 */
export function drawLog(list, lines, reader) {
  if (list.dataset.reader !== reader || list.children.length > lines.length) {
    list.replaceChildren();
    list.dataset.reader = reader;
  }
  list.append(...lines.slice(list.children.length).map(entry));
  list.scrollTop = list.scrollHeight;
}

const FIGHTS = ["FightBegan", "RoundBegan"];
const OVER = ["SeasonBegan", "YearBegan"];

/**
 * The last fight since the season began: its rolls and losses.
 * @param {HTMLElement} panel
 * @param {Line[]} lines
 */
export function drawFight(panel, lines) {
  let start = -1;
  for (let index = lines.length - 1; index >= 0 && start < 0; index -= 1) {
    if (lines[index].kind === "FightBegan") start = index;
  }
  const seasons = lines.slice(start + 1).filter((line) => OVER.includes(line.kind)).length;
  panel.hidden = start < 0 || seasons > 1;
  if (panel.hidden) return;
  const fight = [];
  for (const line of lines.slice(start)) {
    if (OVER.includes(line.kind) || (fight.length > 0 && line.kind === "Played")) break;
    fight.push(line);
  }
  panel.replaceChildren(
    h("h2", {}, fight[0].text.replace(/\.$/, "")),
    ...fight
      .slice(1)
      .map((line) =>
        h("p", { class: FIGHTS.includes(line.kind) ? "round" : line.kind }, line.text, dice(line)),
      ),
  );
}
