// The lens in use, and what it shows of the position on the table.

import { byId, toPrompt } from "../shell/dom.js";
import { ASKED, drawLens, makeLenses, nextLens, seen, together } from "./lenses.js";

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("../../types/wilderness").Supply} Supply */
/** @typedef {import("./lenses.js").Lens} Lens */

export class Looking {
  /**
   * @param {import("./board.js").Board} board
   * @param {{query: (topic: string) => Promise<unknown>, redraw: () => void,
   *   look: (space: string) => void}} acts ask Python, draw everything anew, look at a space
   */
  constructor(board, acts) {
    this.board = board;
    this.acts = acts;
    /** @type {Lens} */
    this.lens = "";
    /** What it shows, as Python has answered; null until it has. @type {unknown} */
    this.found = null;
    /** Of which position Python has been asked. @type {Position | null} */
    this.asked = null;
    /** Whether what it shows is listed beside the question, too: until there is another. */
    this.lists = false;
    makeLenses((lens) => this.through(lens));
  }

  /** Look through a lens. @param {Lens} lens */
  through(lens) {
    const inside = byId("lens-list").contains(document.activeElement);
    this.take(lens);
    this.lists = true;
    this.acts.redraw();
    if (!inside) return;
    const heading = byId("lens-list").querySelector("h2");
    if (heading) heading.focus();
    else toPrompt();
  }

  /** Another question has come, which needs the room of the list: the marks on the map stay. */
  unlist() {
    this.lists = false;
  }

  /** Look through none, once what is shown is drawn anew. */
  putAway() {
    this.take("");
  }

  /** Nothing has been found through a lens that is new. @param {Lens} lens */
  take(lens) {
    this.lens = lens;
    this.found = null;
    this.asked = null;
  }

  /** Look through the next one. */
  next() {
    this.through(nextLens(this.lens));
  }

  /** Draw what the lens shows; of each position Python is asked anew. @param {Position} position */
  draw(position) {
    const { lens, found, board } = this;
    if (ASKED.includes(lens) && this.asked !== position) void this.ask(position);
    const findings = seen(lens, position, found);
    board.findings = together(findings ?? []);
    board.drawSupply(lens === "supply" && found ? /** @type {Supply[]} */ (found) : []);
    drawLens(lens, findings, this.lists, (space) => {
      board.show([space]);
      this.acts.look(space);
    });
  }

  /** Ask for what the lens shows of a position. @param {Position} position */
  async ask(position) {
    const { lens } = this;
    this.asked = position;
    const answer = await this.acts.query(lens);
    if (this.lens !== lens || this.asked !== position) return;
    this.found = answer;
    this.acts.redraw();
  }
}
