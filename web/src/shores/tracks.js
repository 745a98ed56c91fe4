// The tracks on the sheet: the seasons of every year, and the gold.

import { s } from "../shell/dom.js";
import { facts } from "./facts.js";
import { BOX_HEIGHT, BOXES, GOLD_BOX } from "./places.js";

/** The center of the first coin, the distance between coins, and their radius. */
const [COIN, PITCH, RADIUS] = [56, 28.8, 11.5];
/** The height of a season's mark, and the gap beside it. */
const [BAR, GAP] = [6, 3];

/** @typedef {import("../../types/shores").Board} Position */

export class Tracks {
  constructor() {
    const [first] = Object.values(BOXES);
    const height = GOLD_BOX.y + GOLD_BOX.height - first.y;
    const area = { x: first.x, y: first.y, w: GOLD_BOX.width, h: height };
    this.element = s("svg", {
      class: "tracks",
      viewBox: Object.values(area).join(" "),
      "aria-hidden": "true",
    });
    for (const [name, value] of Object.entries(area)) {
      this.element.style.setProperty(`--${name}`, String(value));
    }
    /** @type {SVGElement[]} */
    this.years = [];
    /** Of all years, in order. @type {SVGElement[]} */
    this.seasons = [];
    /** @type {SVGElement[]} */
    this.coins = [];
  }

  /** Lay out the tracks from the facts sent by Python. */
  lay() {
    this.years = facts.years.map(frame);
    this.seasons = facts.years.flatMap((year) =>
      facts.seasons.map((_, index) => mark(year, index)),
    );
    this.coins = Array.from({ length: facts.gold }, (_, index) => coin(index + 1));
    this.element.append(...this.years, ...this.seasons, ...this.coins);
  }

  /** @param {Position} position */
  draw({ year, season, gold }) {
    if (!this.years.length) this.lay();
    const { years, seasons } = facts;
    const now = years.indexOf(year) * seasons.length + seasons.indexOf(season);
    for (const [index, element] of this.seasons.entries()) {
      element.classList.toggle("past", index < now);
      element.classList.toggle("now", index === now);
    }
    for (const [index, element] of this.years.entries()) {
      element.classList.toggle("now", years[index] === year);
    }
    this.count(gold);
  }

  /** Show an amount of gold. @param {number} gold */
  count(gold) {
    for (const [index, each] of this.coins.entries()) each.classList.toggle("won", index < gold);
  }
}

/** The outline of a year's box. @param {number} year */
function frame(year) {
  const { x, y, width } = BOXES[year];
  const size = { width: `${width}`, height: `${BOX_HEIGHT}` };
  return s("rect", { class: "year", x: `${x}`, y: `${y}`, ...size, rx: "3" });
}

/** The mark of a season along the lower edge of its year. @param {number} year @param {number} index */
function mark(year, index) {
  const { x, y, width } = BOXES[year];
  const { length } = facts.seasons;
  const long = (width - (length + 1) * GAP) / length;
  return s("rect", {
    class: "season",
    x: `${x + GAP + index * (long + GAP)}`,
    y: `${y + BOX_HEIGHT - BAR - GAP}`,
    width: `${long}`,
    height: `${BAR}`,
  });
}

/** @param {number} worth */
function coin(worth) {
  const x = GOLD_BOX.x + COIN + (worth - 1) * PITCH;
  const y = GOLD_BOX.y + GOLD_BOX.height / 2;
  return s(
    "g",
    { class: "coin", transform: `translate(${x} ${y})` },
    s("circle", { r: `${RADIUS}` }),
    s("circle", { class: "rim", r: `${RADIUS - 3}` }),
    s("text", { y: "4.2" }, String(worth)),
  );
}
