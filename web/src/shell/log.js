// The log: only new lines are added, so that only they are read out; its end stays in sight.

import { beforePaint, byId, h, toPrompt } from "./dom.js";
import { part } from "./part.js";

/** @param {any} line @param {number} index */
function entry(line, index) {
  const { look, nodes, fight } = part.entry(line);
  const inside = fight
    ? [h("button", { type: "button", class: "fight-line", "data-line": String(index) }, ...nodes)]
    : nodes;
  const element = h("p", { class: `line ${look}` }, ...inside);
  // Each throw of dice stands for itself.
  if (!fight && !line.dice) element.dataset.said = line.text;
  return element;
}

/**
 * Equal lines in a row stand as one that is counted.
 * @param {HTMLElement[]} lines all that there are
 * @param {number} from the first that is new
 * @param {boolean} heard whether new ones are read out, and so stand apart from those before
 */
function fold(lines, from, heard) {
  let at = Math.max(0, Math.min(from, lines.length) - (heard ? 0 : 1));
  while (!heard && at > 0 && lines[at].hidden) at -= 1;
  let head = lines[at];
  let times = 1;
  for (const line of lines.slice(at + 1)) {
    const again = Boolean(line.dataset.said) && line.dataset.said === head.dataset.said;
    line.hidden = again;
    if (!again) count(head, times);
    [head, times] = again ? [head, times + 1] : [line, 1];
  }
  if (head) count(head, times);
}

/** @param {HTMLElement} line @param {number} times how often it is said */
function count(line, times) {
  if (times > 1) line.dataset.times = String(times);
  else delete line.dataset.times;
}

/**
 * What is pressed and names a line of the log shows the fight that begins there.
 * @param {(line: number) => void} show
 */
export function listenToLines(show) {
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element && target.closest("[data-line]");
    if (pressed) show(Number(/** @type {HTMLElement} */ (pressed).dataset.line));
  });
}

/**
 * What has happened since the person last chose. Lines that are there stay, so that only new ones are
 * read out.
 * @param {HTMLElement} host
 * @param {any[]} lines
 * @param {number} first which line of the log the first is
 * @param {string} reader for whom, and since when
 * @param {string} heading
 * @param {{newest?: boolean, chosen?: number}} [how] whether the last line is to be in sight, not the
 *   first; how many lines, from the first on, say only what the reader has chosen, and are but read out
 */
export function drawNews(host, lines, first, reader, heading, { newest = false, chosen = 0 } = {}) {
  if (host.dataset.reader !== reader || host.querySelectorAll(".line").length > lines.length) {
    host.dataset.reader = reader;
    delete host.dataset.closed;
    host.replaceChildren();
  }
  host.hidden = !lines.length || host.dataset.closed !== undefined;
  if (!lines.length) return;
  if (!host.children.length) {
    const close = () => {
      host.dataset.closed = "";
      host.hidden = true;
      toPrompt();
    };
    host.append(
      h(
        "button",
        {
          type: "button",
          class: "close",
          "aria-label": "Close the news",
          "aria-live": "off",
          click: close,
        },
        "×",
      ),
      h("h3", { "aria-live": "off" }, heading),
    );
  }
  const held = host.querySelectorAll(".line").length;
  host.append(...lines.slice(held).map((line, index) => entry(line, first + held + index)));
  const all = [...host.querySelectorAll("p")];
  for (const [index, line] of all.entries()) line.classList.toggle("own", index < chosen);
  // Every line is hidden.
  host.classList.toggle(
    "silent",
    all.every(({ classList }) => classList.contains("own") || classList.contains("minor")),
  );
  if (held === lines.length) return;
  fold(all, held, true);
  beforePaint(() => {
    const desk = byId("desk");
    const within = desk.contains(host) ? desk : host;
    // In the panel what can be pressed comes first.
    if (within === desk && byId("choices").childElementCount) return;
    within.scrollTop = newest ? within.scrollHeight : 0;
  });
}

/**
 * Say what has happened, line by line, where the news are not shown; nobody hears what was before.
 * @param {HTMLElement} host a live region
 * @param {any[]} lines
 * @param {string} game which one it is: who reads its log changes when it ends
 */
export function speak(host, lines, game) {
  const from = host.dataset.reader === game ? Number(host.dataset.spoken) : lines.length;
  // What stood here to be read and pressed is out of sight now.
  if (host.dataset.reader !== game) host.replaceChildren();
  Object.assign(host.dataset, { reader: game, spoken: String(lines.length) });
  host.hidden = false;
  if (from === lines.length) return;
  const said = lines.slice(from).map((line, index) => entry(line, from + index).textContent ?? "");
  host.replaceChildren(...said.map((text) => h("p", {}, text)));
}

/** No room beside the map, as on a phone or with large letters; or enough of it in the panel. */
const IN_PANEL = "(max-width: 60em), (max-height: 30em), (min-height: 46.01em)";

/** The news stand in the panel, or beside the map. */
export function placeNews() {
  const inPanel = matchMedia(IN_PANEL);
  const place = () => {
    if (inPanel.matches) byId("desk").append(byId("news"));
    else byId("side").before(byId("news"));
  };
  inPanel.addEventListener("change", place);
  place();
}

/**
 * Bring the log up to date.
 * @param {HTMLElement} list
 * @param {any[]} lines
 * @param {string} reader whose log of which game it is: another one is written anew
 * @param {boolean} alone whether nothing else tells what happens
 */
export function drawLog(list, lines, reader, alone) {
  const known = list.dataset.reader === reader;
  if (!known) {
    list.replaceChildren();
    list.dataset.reader = reader;
  }
  // What is told elsewhere, or has been read out before, is not read out again.
  list.setAttribute("aria-live", alone && known ? "polite" : "off");
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  const held = list.children.length;
  if (held < lines.length) {
    list.append(...lines.slice(held).map((line, index) => entry(line, held + index)));
    list.dataset.end = "";
  }
  fold(/** @type {HTMLElement[]} */ ([...list.children]), held, alone && known);
  beforePaint(() => toEnd(list));
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

/** Show the log, or put it away. */
export function toggleLog() {
  const log = byId("chronicle");
  log.hidden = !log.hidden;
  byId("advice").hidden = true;
  byId("log-button").setAttribute("aria-expanded", String(!log.hidden));
  byId(log.hidden ? "log-button" : "log").focus({ preventScroll: true });
}
