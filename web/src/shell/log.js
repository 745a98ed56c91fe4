// The log: only new lines are appended, so that only they are read out; its end stays in view.

import { beforePaint, byId, h, toPrompt } from "./dom.js";
import { part } from "./part.js";

/** @param {any} line @param {number} index */
function entry(line, index) {
  const { look, nodes, fight } = part.entry(line);
  const inside = fight
    ? [h("button", { type: "button", class: "fight-line", "data-line": String(index) }, ...nodes)]
    : nodes;
  const element = h("p", { class: `line ${look}` }, ...inside);
  // Rolls are never merged.
  if (!fight && !line.dice) element.dataset.said = line.text;
  return element;
}

/**
 * Merge equal consecutive lines into one with a count.
 * @param {HTMLElement[]} lines all lines
 * @param {number} from index of the first new one
 * @param {boolean} heard whether new lines are read out, and so not merged with earlier ones
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

/** @param {HTMLElement} line @param {number} times how often the line occurs */
function count(line, times) {
  if (times > 1) line.dataset.times = String(times);
  else delete line.dataset.times;
}

/**
 * Pressing an element that names a line of the log shows the fight that begins there.
 * @param {(line: number) => void} show
 */
export function listenToLines(show) {
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element && target.closest("[data-line]");
    if (pressed) show(Number(/** @type {HTMLElement} */ (pressed).dataset.line));
  });
}

/**
 * Show what has happened since the person last chose. Existing lines stay, so that only new ones
 * are read out.
 * @param {HTMLElement} host
 * @param {any[]} lines
 * @param {number} first index in the log of the first line
 * @param {string} reader identifies the reader and the starting point; a new one clears the list
 * @param {string} heading
 * @param {{newest?: boolean, chosen?: number}} [how] whether to scroll to the last line instead of
 *   the first; how many lines at the start only repeat the reader's own choice, and are only read
 *   out
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
  // No line is visible.
  host.classList.toggle(
    "silent",
    all.every(({ classList }) => classList.contains("own") || classList.contains("minor")),
  );
  if (held === lines.length) return;
  fold(all, held, true);
  beforePaint(() => {
    const desk = byId("desk");
    const within = desk.contains(host) ? desk : host;
    // In the panel, options take precedence.
    if (within === desk && byId("choices").childElementCount) return;
    within.scrollTop = newest ? within.scrollHeight : 0;
  });
}

/**
 * Read out events line by line where the news are not shown; lines from before the game was opened
 * are skipped.
 * @param {HTMLElement} host a live region
 * @param {any[]} lines
 * @param {string} game identifies the game; the reader of its log changes when it ends
 */
export function speak(host, lines, game) {
  const from = host.dataset.reader === game ? Number(host.dataset.spoken) : lines.length;
  // Remove visible news from before: they are now out of view.
  if (host.dataset.reader !== game) host.replaceChildren();
  Object.assign(host.dataset, { reader: game, spoken: String(lines.length) });
  host.hidden = false;
  if (from === lines.length) return;
  const said = lines.slice(from).map((line, index) => entry(line, from + index).textContent ?? "");
  host.replaceChildren(...said.map((text) => h("p", {}, text)));
}

/**
 * Media query: no room beside the map, as on a phone or with large letters, or enough room in the
 * panel.
 */
const IN_PANEL = "(max-width: 60em), (max-height: 30em), (min-height: 46.01em)";

/** Place the news in the panel or beside the map. */
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
 * Update the log.
 * @param {HTMLElement} list
 * @param {any[]} lines
 * @param {string} reader identifies the game and the reader; if it changes, the list is rebuilt
 * @param {boolean} alone whether nothing else on the page announces events
 */
export function drawLog(list, lines, reader, alone) {
  const known = list.dataset.reader === reader;
  if (!known) {
    list.replaceChildren();
    list.dataset.reader = reader;
  }
  // Do not read out lines that are announced elsewhere or have been read before.
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

/**
 * Scroll to the end of the log, unless the reader has scrolled away from it.
 * @param {HTMLElement} list
 */
function toEnd(list) {
  if (list.dataset.end !== undefined) list.scrollTop = list.scrollHeight;
}

/**
 * Keep the end of the log in view when the layout changes.
 * @param {HTMLElement} list
 */
export function keepEnd(list) {
  let [height, shown] = [0, 0];
  list.dataset.end = "";
  new ResizeObserver(() => toEnd(list)).observe(list);
  list.addEventListener("scroll", () => {
    const { scrollHeight, clientHeight, scrollTop } = list;
    // If the size has changed, the scroll event did not come from the reader.
    const reader = height === scrollHeight && shown === clientHeight;
    [height, shown] = [scrollHeight, clientHeight];
    if (scrollTop + clientHeight >= scrollHeight - 8) list.dataset.end = "";
    else if (reader) delete list.dataset.end;
    else toEnd(list);
  });
}

/** Toggle the log. */
export function toggleLog() {
  const log = byId("chronicle");
  log.hidden = !log.hidden;
  byId("advice").hidden = true;
  byId("log-button").setAttribute("aria-expanded", String(!log.hidden));
  byId(log.hidden ? "log-button" : "log").focus({ preventScroll: true });
}
