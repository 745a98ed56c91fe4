// Replay of a game: a slider, steps, autoplay; the page draws each moment like a table.

import { announce, arrows, byId, write } from "./dom.js";
import { shortcut } from "./keys.js";
import { part } from "./part.js";
import { unpaused } from "./pause.js";
import { fill, paragraph } from "./text.js";
import words from "./words/replay.json" with { type: "json" };

/** @typedef {import("../../types/session").Moment} Moment */
/** @typedef {import("../../types/session").Mark} Mark */
/** @typedef {import("../../types/session").Answer} Answer */
/** @typedef {import("../../types/session").Request} Request */

/** Milliseconds between steps. @type {Record<string, number>} */
const PACES = { slow: 2400, even: 1200, fast: 450 };
/** The number of letters that can be read in that time. */
const LETTERS = 80;
/** The longest step with much to read, as a multiple of the pace. */
const LONGEST = 3;

/**
 * The choice made, for a moment with no immediate effect, or where one is.
 * @param {Moment} moment
 * @param {string} position
 */
function chosen({ at, by, choice }, position) {
  if (!at) return words.start;
  return choice
    ? fill(words.choice, { seat: part.seatName(by ?? ""), choice })
    : paragraph(position);
}

export class Replay {
  /**
   * @param {{ask: (request: Request) => Promise<Answer>, moment: () => Moment | null,
   *   marks: () => Mark[], lines: () => {text: string}[], receive: (answer: Answer) => void}} page sends
   *   requests, knows the current moment, the marks and the log, and receives answers
   */
  constructor(page) {
    this.page = page;
    /** The moment requested while another one is loading. @type {number | null} */
    this.requested = null;
    this.timer = 0;
    /** What to say at a moment. @type {{at: number | undefined, said: string}} */
    this.next = { at: undefined, said: "" };
    const step = (/** @type {string} */ id, /** @type {() => void} */ go) =>
      byId(id).addEventListener("click", () => {
        this.stop();
        go();
      });
    step("replay-first", () => this.go(0));
    step("replay-last", () => this.go(this.last));
    step("replay-back", () => this.step(-1));
    step("replay-on", () => this.step(1));
    step("replay-turn-back", () => this.jump(-1, (mark) => mark.turn));
    step("replay-turn-on", () => this.jump(1, (mark) => mark.turn));
    step("replay-round-back", () => this.jump(-1, (mark) => mark.round));
    step("replay-round-on", () => this.jump(1, (mark) => mark.round));
    step("replay-fight", () => this.toFight(1));
    byId("replay-run").addEventListener("click", () => this.toggle());
    byId("replay-pace").addEventListener("change", () => {
      if (this.timer) this.run();
    });
    this.slider.addEventListener("input", () => {
      this.stop();
      this.go(Number(this.slider.value));
    });
  }

  get slider() {
    return /** @type {HTMLInputElement} */ (byId("replay-at"));
  }

  get moment() {
    return this.page.moment();
  }

  get active() {
    return this.moment !== null;
  }

  get last() {
    return this.page.marks().length - 1;
  }

  /**
   * Start the replay.
   * @param {number} [at] by default at the end
   * @param {string} [next] what to say there of the choice that follows, instead of the last one
   */
  async open(at, next = "") {
    this.next = { at, said: next };
    const answer = await this.page.ask({
      do: "replay",
      marks: true,
      ...(at === undefined ? {} : { at }),
    });
    if (!answer.ok || !answer.moment || !answer.marks) return;
    this.slider.max = String(answer.marks.length - 1);
    byId("replay").hidden = false;
    // It gets the focus, which reads it out.
    byId("caption").setAttribute("aria-live", "off");
    this.set(answer);
  }

  close() {
    this.stop();
    byId("replay").hidden = true;
  }

  /** @param {Answer} answer */
  set(answer) {
    this.page.receive(answer);
    if (this.moment?.at === this.moment?.of) this.stop();
  }

  /**
   * Describe the current moment.
   * @param {import("./state.js").View} view
   * @param {string} caption its time
   */
  draw({ moment, lines, since }, caption) {
    if (!moment) return;
    this.slider.value = String(moment.at);
    const position = fill(words.position, { at: moment.at, of: moment.of, caption });
    this.slider.setAttribute("aria-valuetext", position);
    byId("replay-count").textContent = fill(words.count, { at: moment.at, of: moment.of });
    for (const id of ["replay-first", "replay-back", "replay-turn-back", "replay-round-back"]) {
      byId(id).setAttribute("aria-disabled", String(!moment.at));
    }
    for (const id of ["replay-last", "replay-on", "replay-turn-on", "replay-round-on"]) {
      byId(id).setAttribute("aria-disabled", String(moment.at === moment.of));
    }
    byId("replay-fight").setAttribute("aria-disabled", String(!this.findFight(1)));
    const next = moment.at === this.next.at ? this.next.said : "";
    const news = lines.slice(since).map((line) => line.text);
    // Read out only if it has changed.
    write(byId("caption"), next || paragraph(...news) || chosen(moment, position));
  }

  /**
   * Go to a moment; of several requests in quick succession only the last is fetched.
   * @param {number} at
   */
  async go(at) {
    const within = Math.min(this.last, Math.max(0, at));
    if (within === this.moment?.at) announce(within ? words.atEnd : words.atStart);
    if (this.requested !== null) {
      this.requested = within;
      return;
    }
    this.requested = within;
    byId("caption").setAttribute("aria-live", "polite");
    while (this.active && this.requested !== null) {
      /** @type {number} */
      const target = this.requested;
      const answer = await this.page.ask({ do: "replay", at: target });
      if (this.active && answer.moment) this.set(answer);
      if (this.requested === target) this.requested = null;
    }
    this.requested = null;
  }

  /** Whether the log tells anything of the choice before a moment. @param {number} at */
  tells(at) {
    const marks = this.page.marks();
    const [from, to] = [marks[at - 1]?.lines ?? 0, marks[at].lines];
    return this.page
      .lines()
      .slice(from, to)
      .some(({ text }) => text);
  }

  /** Go to the next moment at which the log tells something; the slider reaches every choice. @param {number} way */
  step(way) {
    void this.go(this.findStep(way));
  }

  /** @param {number} way */
  findStep(way) {
    return this.find(way, (_, at) => this.tells(at));
  }

  /**
   * Go to the next moment of a kind, or to the end.
   * @param {number} way
   * @param {(mark: Mark, at: number) => boolean} matches
   */
  jump(way, matches) {
    void this.go(this.find(way, matches));
  }

  /** Go to the next fight, or say that there is none. @param {number} way */
  toFight(way) {
    const at = this.findFight(way);
    if (at) void this.go(at);
    else announce(way > 0 ? words.noLaterFight : words.noEarlierFight);
  }

  /** The moment of the next fight; 0, at which there is none, if no other comes. @param {number} way */
  findFight(way) {
    const at = this.find(way, (mark) => mark.fight);
    return this.page.marks()[at]?.fight ? at : 0;
  }

  /**
   * The next moment of a kind, or the end in that direction.
   * @param {number} way
   * @param {(mark: Mark, at: number) => boolean} matches
   */
  find(way, matches) {
    const marks = this.page.marks();
    let at = (this.requested ?? this.moment?.at ?? 0) + way;
    while (at > 0 && at < this.last && !matches(marks[at], at)) at += way;
    return at;
  }

  /** Start autoplay, or stop it. */
  toggle() {
    if (this.timer) this.stop();
    else this.run();
    announce(this.timer ? words.runs : words.stopped);
  }

  /** Start autoplay. */
  run() {
    this.stop();
    if (this.moment?.at === this.moment?.of) void this.go(0);
    this.scheduleStep();
    byId("replay-run").textContent = words.pause;
  }

  /** Schedule the next step for when the current one has been read. */
  scheduleStep() {
    const pace = PACES[/** @type {HTMLSelectElement} */ (byId("replay-pace")).value];
    const { length } = byId("caption").textContent ?? "";
    this.timer = setTimeout(
      async () => {
        const { timer } = this;
        // A link or a card is being looked at.
        await unpaused();
        if (this.timer !== timer) return;
        await this.go(this.findStep(1));
        if (this.timer === timer) this.scheduleStep();
      },
      pace * Math.min(LONGEST, Math.max(1, length / LETTERS)),
    );
  }

  /** Stop autoplay. */
  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    byId("replay-run").textContent = words.play;
  }

  /** Handle a key; true if the replay used it. @param {KeyboardEvent} event */
  key(event) {
    const [back, on] = arrows();
    /** @type {Record<string, () => void>} */
    const keys = {
      [back]: () => this.step(-1),
      [on]: () => this.step(1),
      PageUp: () => this.jump(-1, (mark) => mark.turn),
      PageDown: () => this.jump(1, (mark) => mark.turn),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      b: () => this.toFight(1),
      "Shift+b": () => this.toFight(-1),
      r: () => this.toggle(),
    };
    const name = shortcut(event);
    const handler = keys[name];
    if (!handler) return false;
    if (name !== "r") this.stop();
    handler();
    event.preventDefault();
    return true;
  }
}
