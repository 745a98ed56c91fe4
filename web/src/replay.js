// Looking back over a game: a slider, steps, autoplay; the page draws each moment like a table.

import { byId } from "./dom.js";

/** @typedef {import("./client.js").Moment} Moment */
/** @typedef {import("./client.js").Mark} Mark */
/** @typedef {import("./client.js").Answer} Answer */

/** Milliseconds between two steps. @type {Record<string, number>} */
const PACES = { slow: 2400, even: 1200, fast: 450 };

export class Replay {
  /**
   * @param {(request: Record<string, unknown>) => Promise<Answer>} ask
   * @param {(moment: Moment, forward: boolean) => void} show draws a moment
   */
  constructor(ask, show) {
    this.ask = ask;
    this.show = show;
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {Moment | null} */
    this.moment = null;
    /** The moment that is wanted, while another one is on its way. @type {number | null} */
    this.wanted = null;
    this.timer = 0;
    const step = (/** @type {string} */ id, /** @type {() => void} */ go) =>
      byId(id).addEventListener("click", () => {
        this.rest();
        go();
      });
    step("replay-first", () => this.go(0));
    step("replay-last", () => this.go(this.marks.length - 1));
    step("replay-back", () => this.step(-1));
    step("replay-on", () => this.step(1));
    step("replay-play-back", () => this.jump(-1, (mark) => mark.play));
    step("replay-play-on", () => this.jump(1, (mark) => mark.play));
    step("replay-season-back", () => this.jump(-1, (mark) => mark.season));
    step("replay-season-on", () => this.jump(1, (mark) => mark.season));
    step("replay-fight", () => this.jump(1, (mark) => mark.fight));
    byId("replay-run").addEventListener("click", () => (this.timer ? this.rest() : this.run()));
    byId("replay-pace").addEventListener("change", () => {
      if (this.timer) this.run();
    });
    this.slider.addEventListener("input", () => {
      this.rest();
      this.go(Number(this.slider.value));
    });
  }

  get slider() {
    return /** @type {HTMLInputElement} */ (byId("replay-at"));
  }

  get on() {
    return this.moment !== null;
  }

  /** Begin to look back. @param {number} [at] by default at the end */
  async open(at) {
    const answer = await this.ask({
      do: "replay",
      marks: true,
      ...(at === undefined ? {} : { at }),
    });
    if (!answer.ok || !answer.replay || !answer.marks) return false;
    this.marks = answer.marks;
    this.slider.max = String(answer.marks.length - 1);
    byId("replay").hidden = false;
    this.set(answer.replay);
    return true;
  }

  close() {
    this.rest();
    this.moment = null;
    byId("replay").hidden = true;
  }

  /** @param {Moment} moment */
  set(moment) {
    const forward = this.moment !== null && moment.at === this.moment.at + 1;
    this.moment = moment;
    this.slider.value = String(moment.at);
    this.slider.setAttribute(
      "aria-valuetext",
      `${moment.season} ${moment.year}, ${moment.at} of ${moment.of}`,
    );
    const caption = moment.log.slice(moment.since).map((line) => line.text);
    byId("caption").textContent = caption.join(" ") || "Start of the game.";
    this.show(moment, forward);
    if (moment.at === moment.of) this.rest();
  }

  /** Go to a moment; of several asked in a hurry only the last is fetched. @param {number} at */
  async go(at) {
    const within = Math.min(this.marks.length - 1, Math.max(0, at));
    if (this.wanted !== null) {
      this.wanted = within;
      return;
    }
    this.wanted = within;
    while (this.on && this.wanted !== null) {
      /** @type {number} */
      const target = this.wanted;
      const answer = await this.ask({ do: "replay", at: target });
      if (this.on && answer.replay) this.set(answer.replay);
      if (this.wanted === target) this.wanted = null;
    }
    this.wanted = null;
  }

  /** @param {number} way */
  step(way) {
    void this.go((this.wanted ?? this.moment?.at ?? 0) + way);
  }

  /** To the next moment of a kind, or to the end. @param {number} way @param {(mark: Mark) => boolean} wanted */
  jump(way, wanted) {
    let at = (this.wanted ?? this.moment?.at ?? 0) + way;
    while (at > 0 && at < this.marks.length - 1 && !wanted(this.marks[at])) at += way;
    void this.go(at);
  }

  /** Play by itself. */
  run() {
    this.rest();
    if (this.moment?.at === this.moment?.of) void this.go(0);
    const pace = PACES[/** @type {HTMLSelectElement} */ (byId("replay-pace")).value];
    this.timer = setInterval(() => this.step(1), pace);
    byId("replay-run").textContent = "Pause";
  }

  /** Stop playing by itself. */
  rest() {
    clearInterval(this.timer);
    this.timer = 0;
    byId("replay-run").textContent = "Auto-play";
  }

  /** A key has been pressed; true if it was for the replay. @param {KeyboardEvent} event */
  key(event) {
    const keys = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.jump(-1, (mark) => mark.play),
      PageDown: () => this.jump(1, (mark) => mark.play),
      Home: () => this.go(0),
      End: () => this.go(this.marks.length - 1),
      b: () => this.jump(1, (mark) => mark.fight),
      r: () => (this.timer ? this.rest() : this.run()),
    };
    const act = keys[/** @type {keyof typeof keys} */ (event.key)];
    if (!act) return false;
    if (event.key !== "r") this.rest();
    act();
    event.preventDefault();
    return true;
  }
}
