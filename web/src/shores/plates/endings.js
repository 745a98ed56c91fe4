// How the war ends.

import {
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  GOLD,
  INK,
  line,
  NIGHT,
  n,
  numbers,
  put,
  RED,
  ROOM,
  SEA,
  SHADE,
  STONE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { bank, ridge, room, sea, sky, split, waves } from "../../table/engraver/grounds.js";
import { castle, town } from "../../table/engraver/places.js";
import { foam, frigate, schooner, xebec } from "../../table/engraver/ships.js";
import {
  arch,
  bag,
  before,
  chest,
  coins,
  lantern,
  person,
  through,
  voussoirs,
} from "../../table/engraver/things.js";

/** Gulls. @param {number[][]} at */
const gulls = (at) =>
  at.map(([x, y, size]) => put(line("M-3-1Q-1-2 0 0Q1-2 3-1", 0.5), x, y, size)).join("");

/** @type {import("../plates.js").Plates} */
export const ENDINGS = {
  "scene: treaty": () => {
    const sun = { x: 66, y: 38, reach: 30, strength: 0.6 };
    return {
      tone: split(
        () => 46,
        sky({
          low: 0.2,
          high: 0.6,
          horizon: 46,
          lights: [sun],
          clouds: bank(-6, 46, 16, { r: 6 }).concat(bank(84, 126, 4, { r: 7, seed: 4 })),
        }),
        sea({ horizon: 46, dark: 0.42, light: { x: 66, width: 8, strength: 0.7 } }),
      ),
      bend: waves(46),
      tall: { x0: 32, x1: 96, y0: -8, y1: 72 },
      paper: DUSK,
      washes: shape("M0 46H120V72H0z", SEA),
      light: { x: 66, y: 38, r: 50, color: "#fff0b4" },
      over:
        disc(66, 38, 13, "#fff3c4") +
        shape("M0 46Q10 41 18 43T34 46zM96 46Q108 42 120 41V46z", SHADE) +
        line("M0 46H120", 0.3) +
        put(frigate({ flag: "us" }), 66, 51, 0.86) +
        put(foam(27), 66, 50.5, 0.86) +
        put(schooner({ flag: "us" }), 18, 50, 0.34) +
        gulls([
          [40, 20, 1.2],
          [46, 24, 0.8],
          [90, 14, 1],
          [52, 12, 0.7],
        ]),
    };
  },
  "scene: draw": () => {
    const sun = { x: 60, y: 46, reach: 34, strength: 0.4 };
    return {
      tone: split(
        () => 44,
        sky({
          low: 0.24,
          high: 0.78,
          horizon: 44,
          lights: [sun],
          clouds: bank(18, 96, 30, { r: 4, count: 12, seed: 6 }),
        }),
        sea({ horizon: 44, dark: 0.55, light: { x: 60, width: 9, strength: 0.5 }, rough: 0.7 }),
      ),
      bend: waves(44, 0.25),
      tall: { x0: 4, x1: 68, y0: -8, y1: 72 },
      paper: "#c9a9a0",
      light: { x: 60, y: 44, r: 40, color: "#f6cf92" },
      over: "",
    };
  },
  "scene: treasury": () => {
    const lamp = { x: 70, y: 16, reach: 34, strength: 0.8 };
    return {
      tone: room(lamp, 0.9),
      tall: { x0: 30, x1: 94, y0: -8, y1: 72 },
      paper: ROOM,
      light: { x: 70, y: 18, r: 46, color: "#ffdf8c" },
      over:
        voussoirs(60, 42, 40, 6) +
        put(lantern(), 70, 2, 1.1) +
        put(coins(20, 124, 26, { size: 2, seed: 8 }), 0, 70) +
        put(chest({ full: GOLD }), 88, 66, 1.1) +
        put(bag(), 60, 70),
    };
  },
  "scene: sunk": () => {
    const sun = { x: 30, y: 42, reach: 30, strength: 0.6 };
    return {
      tone: split(
        () => 46,
        sky({ low: 0.3, high: 0.8, horizon: 46, lights: [sun] }),
        sea({ horizon: 46, dark: 0.56, light: { x: 30, width: 7 } }),
      ),
      bend: waves(46),
      paper: DUSK,
      light: { x: 30, y: 42, r: 40, color: "#ff9d5a" },
      over:
        `<clipPath id="c"><path d="M0-40H120V50q-4 3-8 0t-8 1-8-1-8 1-8-1-8 1-8-1-8 1-8-1-8 1-8-1-8 1-8-1-8 1-8-1z"/></clipPath><g clip-path="url(#c)">` +
        put(frigate({ flag: "us", sails: "furled" }), 68, 50, 1, { turn: 24 }) +
        "</g>" +
        put(xebec({ flag: "tripoli" }), 100, 66, 0.7),
    };
  },
};
