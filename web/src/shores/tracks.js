// The tracks on the sheet: the seasons of every year, and the gold.

import { s } from "../shell/dom.js";
import { BOX_HEIGHT, BOXES, COINS, GOLD_BOX, SEASONS, YEARS } from "./places.js";

/** The middle of the first coin, how far it is to the next, and how large one is. */
const [COIN, PITCH, RADIUS] = [56, 28.8, 11.5];
/** The height of a season's mark, and what is left free beside it. */
const [BAR, GAP] = [6, 3];

/** @typedef {import("../../types/shores").Board} Position */

export class Tracks {
  constructor() {
    const { x, y, width } = BOXES[YEARS[0]];
    /** The left upper corner, and the size, in units of the sheet. */
    this.area = [x, y, GOLD_BOX.width, GOLD_BOX.y + GOLD_BOX.height - y];
    const mark = (width - 5 * GAP) / SEASONS.length;
    /** @type {SVGElement[]} */
    this.seasons = [];
    this.years = YEARS.map((year) => {
      const box = BOXES[year];
      for (const [index] of SEASONS.entries()) {
        this.seasons.push(
          s("rect", {
            class: "season",
            x: `${box.x + GAP + index * (mark + GAP)}`,
            y: `${box.y + BOX_HEIGHT - BAR - GAP}`,
            width: `${mark}`,
            height: `${BAR}`,
          }),
        );
      }
      return s("rect", {
        class: "year",
        x: `${box.x}`,
        y: `${box.y}`,
        width: `${box.width}`,
        height: `${BOX_HEIGHT}`,
        rx: "3",
      });
    });
    this.coins = Array.from({ length: COINS }, (_, index) => coin(index + 1));
    this.element = s(
      "svg",
      { class: "tracks", viewBox: this.area.join(" "), "aria-hidden": "true" },
      ...this.years,
      ...this.seasons,
      ...this.coins,
    );
    for (const [name, value] of ["x", "y", "w", "h"].map((key, at) => [key, this.area[at]])) {
      this.element.style.setProperty(`--${name}`, String(value));
    }
  }

  /** @param {Position} position */
  draw({ year, season, gold }) {
    const now = YEARS.indexOf(String(year)) * SEASONS.length + SEASONS.indexOf(season);
    for (const [index, mark] of this.seasons.entries()) {
      mark.classList.toggle("past", index < now);
      mark.classList.toggle("now", index === now);
    }
    for (const [index, box] of this.years.entries()) {
      box.classList.toggle("now", YEARS[index] === String(year));
    }
    this.count(gold);
  }

  /** Show so much gold. @param {number} gold */
  count(gold) {
    for (const [index, each] of this.coins.entries()) each.classList.toggle("won", index < gold);
  }
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
