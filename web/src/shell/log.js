// The log and the news: only new lines are appended; the end of the log stays in view.

import { beforePaint, byId, h, rememberFocus, toPrompt } from "./dom.js";
import { goesOn, onward } from "./journeys.js";
import { part } from "./part.js";
import words from "./words/news.json" with { type: "json" };

/** @typedef {import("./state.js").Line} Line */

/** Turns as headings: with them a screen reader gets from one to the next. They are text like the other lines. */
const TURN = { role: "heading", "aria-level": "4" };

/** @param {Line} line @param {number} index @param {Line} [before] the line above it */
function entry(line, index, before) {
  const { look, nodes, fight } = part.entry(line, before);
  const inside = fight
    ? [h("button", { type: "button", class: "fight-line", "data-line": String(index) }, ...nodes)]
    : nodes;
  const tag = line.role === "period" ? "h3" : "p";
  const heading = line.role === "use" ? TURN : {};
  const element = h(tag, { class: `line ${look}`, ...heading }, ...inside);
  Object.assign(element.dataset, part.leg?.(line));
  if (line.role) element.dataset.role = line.role;
  // Rolls are never merged.
  if (!fight && !line.dice) element.dataset.said = line.text;
  return element;
}

/**
 * Merge consecutive lines that are equal into one with a count, and the legs of a journey into one with where
 * it led.
 * @param {HTMLElement[]} lines all lines
 * @param {number} from index of the first new one
 */
function fold(lines, from) {
  let at = Math.max(0, Math.min(from, lines.length) - 1);
  while (at > 0 && lines[at].hidden) at -= 1;
  let head = lines[at];
  let times = 1;
  /** @type {HTMLElement[]} */
  let legs = [];
  const end = () => {
    count(head, times);
    goOn(head, legs);
  };
  for (const line of lines.slice(at + 1)) {
    const again = Boolean(line.dataset.said) && line.dataset.said === head.dataset.said;
    const further = !again && goesOn((legs.at(-1) ?? head).dataset, line.dataset);
    line.hidden = again || further;
    if (again) times += 1;
    else if (further) legs.push(line);
    else {
      end();
      [head, times, legs] = [line, 1, []];
    }
  }
  if (head) end();
}

/**
 * Say where else a journey led, with the last leg's button in place of the first one's.
 * @param {HTMLElement} line
 * @param {HTMLElement[]} legs that are hidden
 */
function goOn(line, legs) {
  line.querySelector(".onward")?.remove();
  line.classList.toggle("journey", legs.length > 0);
  const [last] = legs.slice(-1);
  if (!last) return;
  const places = legs.map(({ dataset }) => dataset.to);
  const button = last.querySelector("button")?.cloneNode(true);
  line.append(h("span", { class: "onward" }, ` ${onward(places)}`, button ?? null));
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
 * Show what has happened since the person last chose.
 * @param {HTMLElement} host
 * @param {{line: Line, index: number}[]} news lines of the log with their index in it
 * @param {string} reader identifies the reader and the starting point; a new one reopens the list
 * @param {string} heading
 * @param {boolean} [newest] whether to scroll to the last line instead of the first
 */
export function drawNews(host, news, reader, heading, newest = false) {
  if (host.dataset.reader !== reader) {
    host.dataset.reader = reader;
    delete host.dataset.closed;
    host.replaceChildren();
  }
  host.hidden = !news.length || host.dataset.closed !== undefined;
  const drawn = host.dataset.drawn;
  const indexes = news.map(({ index }) => index).join();
  host.dataset.drawn = indexes;
  if (!news.length) return host.replaceChildren();
  if (host.children.length && drawn === indexes) return;
  const grows = host.children.length > 0 && indexes.startsWith(`${drawn},`);
  if (!grows) host.replaceChildren(...header(host, heading));
  const count = host.querySelectorAll(".line").length;
  host.append(
    ...news
      .slice(count)
      .map(({ line, index }, at) => entry(line, index, news[count + at - 1]?.line)),
  );
  fold(/** @type {HTMLElement[]} */ ([...host.querySelectorAll(".line")]), count);
  beforePaint(() => {
    const desk = byId("desk");
    const within = desk.contains(host) ? desk : host;
    // In the panel, options take precedence.
    if (within === desk && byId("choices").childElementCount) return;
    within.scrollTop = newest ? within.scrollHeight : 0;
  });
}

/**
 * Show what a side wants at first, and below it the news.
 * @param {HTMLElement} host
 * @param {string[]} plan in sentences
 * @param {{line: Line, index: number}[]} news lines of the log with their index in it
 * @param {string} reader identifies the game and the reader
 */
export function drawPlan(host, plan, news, reader) {
  const key = `plan ${reader}`;
  if (host.dataset.reader !== key) {
    host.dataset.reader = key;
    delete host.dataset.closed;
    const lines = plan.map((sentence) => h("li", {}, sentence));
    host.replaceChildren(
      ...header(host, words.plan),
      h("ol", { class: "plan", tabindex: "0" }, ...lines),
      ...(news.length ? [h("h3", {}, words.soFar)] : []),
      ...news.map(({ line, index }, at) => entry(line, index, news[at - 1]?.line)),
    );
  }
  host.hidden = host.dataset.closed !== undefined;
}

/**
 * The heading of the news, and the button that closes them.
 * @param {HTMLElement} host
 * @param {string} heading
 */
function header(host, heading) {
  const close = () => {
    host.dataset.closed = "";
    host.hidden = true;
    toPrompt();
  };
  return [
    h("button", { type: "button", class: "close", "aria-label": words.close, click: close }, "×"),
    h("h3", {}, heading),
  ];
}

/** Media query: a phone, where news has no place of its own. */
const PHONE =
  "(max-width: 43.99em), (max-width: 60em) and (max-height: 51.99em), (max-height: 30em)";

const phone = matchMedia(PHONE);
/** Whether what is chosen from has the room of the news. */
let crowded = false;

/** Place the news on the stage, or below the question where they have no room there. */
function place() {
  if (phone.matches || crowded) byId("desk").append(byId("news"));
  else byId("chronicle").before(byId("news"));
}

/** Place the news whenever the window changes. */
export function placeNews() {
  phone.addEventListener("change", place);
  place();
}

/** Say whether what is chosen from has the room of the news. @param {boolean} now */
export function crowdNews(now) {
  if (now === crowded) return;
  crowded = now;
  place();
}

/**
 * Update the log.
 * @param {HTMLElement} list
 * @param {Line[]} lines
 * @param {string} reader identifies the game and the reader; if it changes, the list is rebuilt
 */
export function drawLog(list, lines, reader) {
  if (list.dataset.reader !== reader) {
    list.replaceChildren();
    list.dataset.reader = reader;
  }
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  const drawn = list.children.length;
  if (drawn < lines.length) {
    list.append(
      ...lines
        .slice(drawn)
        .map((line, index) => entry(line, drawn + index, lines[drawn + index - 1])),
    );
    list.dataset.end = "";
  }
  fold(/** @type {HTMLElement[]} */ ([...list.children]), drawn);
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
  let [height, visible] = [0, 0];
  list.dataset.end = "";
  new ResizeObserver(() => toEnd(list)).observe(list);
  list.addEventListener("scroll", () => {
    const { scrollHeight, clientHeight, scrollTop } = list;
    // If the size has changed, the scroll event did not come from the reader.
    const reader = height === scrollHeight && visible === clientHeight;
    [height, visible] = [scrollHeight, clientHeight];
    if (scrollTop + clientHeight >= scrollHeight - 8) list.dataset.end = "";
    else if (reader) delete list.dataset.end;
    else toEnd(list);
  });
}

/** Returns the focus to where it was before the log was opened. */
let goBack = () => {};

/** Toggle the log. */
export function toggleLog() {
  const log = byId("chronicle");
  log.hidden = !log.hidden;
  byId("advice").hidden = true;
  byId("log-button").setAttribute("aria-expanded", String(!log.hidden));
  if (log.hidden) goBack();
  else {
    goBack = rememberFocus();
    byId("log").focus({ preventScroll: true });
  }
}
