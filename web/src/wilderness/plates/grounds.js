// The grounds on which fights are shown, wide and low; who attacks comes from the left.

import { canoe, flatboat } from "../../table/engraver/boats.js";
import { BRIGHT, cut, disc, line, put, shape, WOOD } from "../../table/engraver/brush.js";
import { glow, sky, trail } from "../../table/engraver/grounds.js";
import { cabin, church, fence, stoneHouse, wedgeTent } from "../../table/engraver/homes.js";
import { part, plain } from "../../table/engraver/parts.js";
import { flame, threeMaster } from "../../table/engraver/ships.js";
import { ferns, fir, leafy, stump } from "../../table/engraver/woods.js";
import {
  abatis,
  bastion,
  blockhouse,
  curtain,
  EARTH,
  fascine,
  fieldGun,
  gabion,
  LOG,
  mortar,
  palisade,
} from "../../table/engraver/works.js";
import { cliff } from "./places.js";
import { composed, country, field, hills, STRAW, slice, trunks, water, woods } from "./scene.js";

/** Light on all grounds comes from the left. */
const LIGHT = { x: -60, y: -30, strength: 0.5 };
const SUN = { x: -30, y: 6, reach: 34, strength: 0.3 };
const PAPER = "#e8dfc3";
/** Where the ground of fights begins. */
const NEAR = 42;

/** @param {number} [horizon] */
const air = (horizon = 36) => sky({ low: 0.05, high: 0.34, top: -10, horizon, lights: [SUN] });
const glare = { x: -30, y: 10, r: 60, color: "#fff4d2" };

/** Firs at places. @param {number[][]} places x, foot, height, seed */
const firs = (places) => places.map(([x, y, high, seed]) => put(fir(high, seed), x, y)).join("");

/** A farm at the edge of the woods. @param {boolean} burns */
function farm(burns) {
  return composed(
    country(
      sky({
        low: 0.12,
        high: 0.46,
        top: -10,
        horizon: 38,
        lights: [{ x: 118, y: 36, reach: 34, strength: 0.36 }],
      }),
      [
        hills({ base: 40, height: 12, seed: 14, haze: 0.7, color: "#b3a794", light: 1 }),
        woods({
          base: 43,
          high: 13,
          seed: 31,
          dark: 0.54,
          color: "#6d745a",
          light: 1,
          leafy: 0.4,
        }),
      ],
      field(NEAR + 1, { color: "#b39a5f", tone: 0.28 }),
    ),
    [],
    {
      light: { x: 120, y: 0 },
      paper: "#e6c79c",
      glow: { x: 120, y: 38, r: 50, color: "#ffd08a" },
      tall: slice(80, -8),
      ...(burns
        ? {
            smoke: trail(120, 32, 150, -10, { count: 18, small: 3, big: 10, seed: 4, spread: 5 }),
            fire: { x: 118, y: 38, reach: 40 },
          }
        : {}),
      over:
        firs([
          [-52, 52, 30, 3],
          [-38, 50, 22, 5],
          [-58, 60, 36, 8],
          [-24, 48, 14, 2],
        ]) +
        put(cabin(), 112, 48, 0.6) +
        (burns ? put(flame(12, 3), 108, 36) + put(flame(9, 2.4), 118, 35) : "") +
        put(cabin({ lit: true }), 152, 50, 0.5) +
        put(cabin(), 84, 46, 0.3) +
        fence(60, 96, 52) +
        put(stump(), 66, 60) +
        put(stump(0.8), 40, 52) +
        ferns(-60, -20, 68, 6, 4, "#6a6a3f"),
    },
  );
}

/** @type {import("../plates.js").Plates} */
export const GROUNDS = {
  "ground: wilderness": () => {
    const out = { x: 60, y: 28, reach: 64 };
    const floor = field(NEAR, { color: "#a09a60", tone: 0.24 });
    /** @type {import("./scene.js").Field} */
    const depth = (x, y) =>
      Math.max(
        0.05,
        0.7 - glow({ ...out, strength: 0.64 }, x, y) + 0.05 * Math.sin(x * 1.1 + Math.sin(y * 0.2)),
      );
    return composed(
      {
        ...country(depth, [], floor),
        tone: (x, y) =>
          y > floor.edge(x)
            ? 0.5 - glow({ x: 60, y: 50, reach: 70, strength: 0.36 }, x, y)
            : depth(x, y),
      },
      [
        ...trunks(
          [
            [22, 45, 2.4],
            [36, 44, 2],
            [52, 45, 2.6],
            [74, 44, 2],
            [88, 45, 2.6],
            [104, 45, 2.2],
            [8, 46, 3],
            [120, 46, 3],
          ],
          "#9a9570",
          0.16,
        ),
        ...trunks(
          [
            [-14, 50, 5],
            [30, 48, 4],
            [100, 48, 4],
            [138, 50, 5],
          ],
          "#6f5f45",
          0.34,
        ),
        ...trunks(
          [
            [-40, 62, 9, 1],
            [164, 62, 10, -1],
            [-56, 70, 12],
            [180, 70, 12],
          ],
          "#43362a",
          0.56,
        ),
      ],
      {
        light: { x: 60, y: -20, strength: 0.5 },
        paper: "#dcd7ac",
        glow: { x: 60, y: 28, r: 76, color: "#fff8d6" },
        tall: slice(20, -8),
        over:
          ferns(-60, -24, 70, 8, 3, "#56663f") +
          ferns(146, 180, 70, 8, 5, "#56663f") +
          put(stump(1.2), -18, 62) +
          put(stump(), 140, 60),
      },
    );
  },
  "ground: cultivated": () =>
    composed(
      country(
        air(),
        [
          hills({ base: 38, height: 9, seed: 5, haze: 0.5 }),
          woods({ base: 40, high: 7, seed: 41, dark: 0.4, color: "#83946d", leafy: 0.9 }),
        ],
        field(NEAR, { color: STRAW, tone: 0.18 }),
      ),
      [...leafy(-34, 46, 26, 3), ...leafy(150, 46, 24, 7), ...leafy(112, 43, 12, 5)],
      {
        light: LIGHT,
        paper: PAPER,
        glow: glare,
        tall: slice(20, -8),
        under:
          put(church(), 96, 42, 0.3) +
          put(stoneHouse(), 124, 43, 0.36) +
          put(cabin({ smokes: true }), -10, 43, 0.36) +
          put(cabin(), 30, 41, 0.2) +
          shape("M-62 44Q0 40 60 43V46Q0 43-62 48z", "#a9ad66") +
          shape("M60 43Q120 41 182 45V50Q120 45 60 46z", "#b9b06a"),
        over: fence(-60, -20, 52) + fence(134, 184, 52),
      },
    ),
  "ground: mountain": () =>
    composed(
      country(
        air(40),
        [
          hills({ base: 42, height: 40, seed: 21, haze: 0.5, color: "#b4bfc4", rough: 1.2 }),
          hills({ base: 44, height: 26, seed: 6, haze: 0.7, color: "#94a39e", rough: 1 }),
          woods({ base: 46, high: 9, seed: 13, dark: 0.46, color: "#71846a" }),
        ],
        field(NEAR, { color: "#a39b68", tone: 0.28 }),
      ),
      [
        ...cliff(
          [
            [-70, 30],
            [-56, 22],
            [-44, 26],
            [-34, 36],
            [-24, 46],
            [-12, 56],
            [-4, 62],
          ],
          62,
          3,
          "#a0967e",
          0.3,
        ),
        ...cliff(
          [
            [124, 62],
            [132, 54],
            [142, 44],
            [152, 34],
            [160, 24],
            [172, 20],
            [190, 26],
          ],
          62,
          5,
          "#a0967e",
          0.4,
        ),
      ],
      {
        light: LIGHT,
        paper: "#e3e0cf",
        glow: glare,
        tall: slice(20, -8),
        over: firs([
          [-48, 32, 18, 2],
          [-30, 50, 16, 5],
          [166, 30, 16, 3],
          [148, 50, 18, 7],
          [176, 52, 26, 4],
          [-58, 54, 24, 6],
        ]),
      },
    ),
  "ground: siege": () =>
    composed(
      country(
        air(),
        [hills({ base: 38, height: 7, seed: 8, haze: 0.5, color: "#b9bfae" })],
        field(NEAR, { color: "#bda46e", tone: 0.22 }),
      ),
      [],
      {
        light: LIGHT,
        paper: PAPER,
        glow: glare,
        tall: slice(40, -8),
        under:
          put(stoneHouse(), 128, 34, 0.34) +
          put(church(), 146, 34, 0.4) +
          put(stoneHouse("#8a6a50"), 164, 34, 0.34),
        over:
          put(curtain(96, 184, 13), 0, 46) +
          put(bastion(17, 15), 106, 48) +
          put(bastion(19, 17), 160, 49) +
          // Trenches that approach by turns, with gabions and a battery of mortars.
          shape(
            "M-62 64L-30 56L-8 60L24 51L44 54L70 47L74 49L46 58L24 55L-8 65L-30 61L-62 70z",
            EARTH,
            "#2b2118",
            0.35,
          ) +
          shape(
            "M-62 66L-30 58.5L-8 62.5L24 53L44 56L70 48.5L45 57L24 54.2L-8 64L-30 60L-62 69z",
            "#5d4c34",
          ) +
          Array.from({ length: 9 }, (_, index) =>
            put(gabion(), -56 + index * 5, 60.5 - index * 0.8, 0.5),
          ).join("") +
          Array.from({ length: 8 }, (_, index) =>
            put(gabion(), 28 + index * 4.4, 51 - index * 0.6, 0.36),
          ).join("") +
          put(plain(mortar()), -24, 56, 0.32) +
          put(plain(fieldGun()), -44, 60, 0.3) +
          put(fascine(), 6, 62, 0.5) +
          put(wedgeTent(), -52, 46, 0.4) +
          put(wedgeTent(), -40, 45, 0.34),
      },
    ),
  "ground: assault": () =>
    composed(
      country(
        air(),
        [woods({ base: 42, high: 15, seed: 9, dark: 0.44, color: "#75896c" })],
        field(NEAR, { color: "#a89f62", tone: 0.24 }),
      ),
      [],
      {
        light: LIGHT,
        paper: PAPER,
        glow: glare,
        tall: slice(80, -8),
        over:
          firs([
            [-54, 48, 22, 2],
            [-44, 47, 16, 4],
          ]) +
          put(cut("M-8 0V-11L0-17L8-11V0z", LOG, 0.35), 120, 44, 0.8) +
          put(blockhouse(), 108, 48, 0.5) +
          put(palisade(84, 180, 10, 1.8), 0, 50) +
          put(blockhouse(), 90, 52, 0.6) +
          put(blockhouse(), 156, 52, 0.64) +
          put(palisade(100, 145, 10, 2), 0, 53) +
          abatis(60, 82, 56, 4, 0.8) +
          [
            [10, 52, 0.7],
            [30, 56, 0.9],
            [-8, 58, 1],
            [44, 50, 0.6],
            [-30, 52, 0.8],
            [54, 60, 1],
          ]
            .map(([x, y, size]) => put(stump(size), x, y))
            .join("") +
          shape("M76 56Q120 52 182 57V60Q120 56 76 58z", EARTH, "#2b2118", 0.3),
      },
    ),
  "ground: raid": () => farm(false),
  "ground: burning": () => farm(true),
  "ground: landing": () =>
    composed(
      country(
        air(34),
        [
          {
            edge: (x) => 35 - Math.max(0, Math.min(9, (x - 40) * 0.12)) + 1.2 * Math.sin(x / 9),
            tone: (x, y) => 0.3 + 0.08 * Math.sin(x * 0.7 + y),
            color: "#b8bda6",
          },
          {
            ...woods({ base: 40, high: 13, seed: 6, dark: 0.46, color: "#71856b" }),
            edge: (x) =>
              39 - Math.max(0, Math.min(12, (x - 74) * 0.2)) - 1.6 * Math.abs(Math.sin(x / 2.1)),
          },
        ],
        water(36, { color: "#a8bfc5", dark: 0.32 }),
      ),
      [part("70,76! 74,64 82,56 96,49 112,45 140,42 184,40! 184,76!", "#d0bb86", 0.2, 3, 0.35)],
      {
        light: LIGHT,
        paper: "#e2e2d2",
        glow: glare,
        tall: slice(30, -8),
        under:
          put(threeMaster({ sails: "furled" }), -30, 38, 0.34) +
          put(threeMaster({ sails: "topsails" }), 8, 37, 0.22) +
          put(threeMaster({ sails: "furled" }), -54, 39, 0.26),
        over:
          line("M66 74Q72 50 104 43.5", 1.6, BRIGHT) +
          line("M60 70Q68 54 84 48", 0.7, BRIGHT) +
          put(flatboat(""), 20, 56, 0.34) +
          put(flatboat(""), -14, 50, 0.26) +
          put(flatboat(""), 50, 50, 0.24) +
          firs([
            [150, 44, 16, 3],
            [164, 46, 22, 5],
            [174, 48, 26, 7],
            [138, 43, 10, 2],
          ]) +
          put(
            disc(0, 0, 2.4, "#a39a84", "#2b2118", 0.3) +
              disc(3, 0.6, 1.6, "#a39a84", "#2b2118", 0.3),
            112,
            52,
          ),
      },
    ),
  "ground: portage": () =>
    composed(
      country(
        air(36),
        [
          hills({ base: 38, height: 18, seed: 17, haze: 0.6 }),
          woods({ base: 40, high: 10, seed: 22, dark: 0.44, color: "#74896d" }),
        ],
        water(40, { color: "#a3bac0", dark: 0.34 }),
      ),
      [
        part(
          "-64,76! -64,56! -30,51.6 -4,54 20,58.6 40,60 76,58 110,54 140,51.6 184,50! 184,76!",
          "#a9a066",
          0.22,
          3,
          0.35,
        ),
      ],
      {
        light: LIGHT,
        paper: PAPER,
        glow: glare,
        tall: slice(20, -8),
        over:
          put(canoe("", false), -30, 60, 0.3) +
          put(canoe("", false), 140, 60, 0.34, { turn: 4 }) +
          firs([
            [-54, 56, 26, 2],
            [-44, 54, 18, 6],
            [168, 54, 24, 4],
            [176, 56, 30, 8],
          ]) +
          ferns(-20, 20, 64, 4, 5) +
          line("M20 60q-6 4-4 10", 0.5, WOOD),
      },
    ),
};
