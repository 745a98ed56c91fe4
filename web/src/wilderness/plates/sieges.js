// Pictures of forts, and of those who build, besiege and lose them.

import {
  BRIGHT,
  cut,
  DUSK,
  disc,
  FIRE,
  INK,
  line,
  NIGHT,
  put,
  RED,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { standard } from "../../table/engraver/flags.js";
import { drum } from "../../table/engraver/goods.js";
import { sky, trail } from "../../table/engraver/grounds.js";
import { blast } from "../../table/engraver/harbors.js";
import { cabin } from "../../table/engraver/homes.js";
import { moved } from "../../table/engraver/parts.js";
import { flame, sparks, threeMaster } from "../../table/engraver/ships.js";
import { spade, troop } from "../../table/engraver/troops.js";
import { ferns, fir, stump } from "../../table/engraver/woods.js";
import {
  abatis,
  bastion,
  blockhouse,
  bomb,
  breastwork,
  curtain,
  EARTH,
  fascine,
  gabion,
  LOG,
  mortar,
  palisade,
} from "../../table/engraver/works.js";
import * as dress from "./dress.js";
import { drapeau, ENSIGN, FRANCE, TRUCE } from "./flags.js";
import {
  bank,
  composed,
  country,
  field,
  hills,
  row,
  slice,
  trunks,
  water,
  woods,
} from "./scene.js";

/** @type {import("../plates.js").Plates} */
export const SIEGES = {
  "5 Bastions Repaired": () => {
    const sun = { x: 10, y: 20, reach: 34, strength: 0.35 };
    const land = country(
      sky({ low: 0.08, high: 0.4, horizon: 46, lights: [sun] }),
      [],
      field(58, { color: "#b39a68", tone: 0.26 }),
    );
    return composed(
      land,
      [
        ...moved(
          troop(
            "digs",
            { ...dress.FRENCHMAN, coat: dress.LINEN, belts: undefined, box: false, armed: false },
            spade(),
          ),
          40,
          66,
          0.66,
        ),
        ...moved(troop("hauls", { ...dress.CANADIAN, armed: false }), 90, 65, 0.6, { flip: true }),
        ...moved(troop("walks", { ...dress.HABITANT }), 18, 70, 0.74),
        ...moved(troop("points", dress.FRENCH_OFFICER), 112, 72, 0.8, { flip: true }),
      ],
      {
        light: { x: -20, y: -30, strength: 0.5 },
        paper: "#e6dcc0",
        glow: { x: 10, y: 20, r: 56, color: "#fff0c4" },
        tall: slice(26, -8),
        under:
          put(curtain(-4, 30, 26), 0, 58) +
          put(bastion(40, 40), 78, 60) +
          // The breach, and what fills it.
          shape(
            "M52 62L56 40L60 34L64 26L70 30L76 22L82 31L90 28L94 40L100 48L102 62z",
            "#6b5a40",
            INK,
            0.4,
          ) +
          shape("M46 64L58 52L66 46L72 48L80 42L88 50L98 56L106 64z", EARTH, INK, 0.4) +
          line("M58 58l4-2M70 54l5-3M82 56l6-1M64 60l4 0M90 60l4-2", 0.4) +
          put(standard(FRANCE, 34, 24), 24, 34) +
          [60, 67, 74, 81, 88].map((x) => put(gabion(), x, 53, 0.9)).join("") +
          [63.5, 70.5, 77.5, 84.5].map((x) => put(gabion(), x, 44, 0.9)).join("") +
          put(gabion(), 74, 35, 0.9),
        over:
          put(
            cut("M-10-4H6L4 3H-8z", LOG, 0.4) +
              line("M6-3L20-6M6-1L20-3", 0.7) +
              disc(-8, 3, 3, WOOD, INK, 0.4) +
              shape("M-9-4Q-2-10 5-4z", EARTH, INK, 0.3),
            22,
            69,
            0.9,
            { flip: true },
          ) +
          put(fascine(), 74, 72, 0.9) +
          put(fascine(), 70, 69, 0.9),
      },
    );
  },
  "6 Surrender!": () => {
    const sun = { x: 100, y: 6, reach: 36, strength: 0.3 };
    const land = country(
      sky({ low: 0.06, high: 0.36, horizon: 40, lights: [sun] }),
      [woods({ base: 44, high: 14, seed: 3, dark: 0.4, color: "#7c8d76", light: 1 })],
      field(54, { color: "#b8a873", tone: 0.2 }),
    );
    return composed(
      land,
      [
        ...row(4, [22, 57, 0.3], [6, 66, 0.6], () => troop("stands", dress.REDCOAT)),
        ...row(5, [92, 56, 0.28], [118, 66, 0.6], () => troop("stands", dress.FRENCHMAN), {
          flip: true,
        }),
        ...moved(troop("bows", dress.OFFICER), 42, 71, 0.96),
        ...moved(troop("speaks", dress.FRENCH_OFFICER), 80, 71, 0.96, { flip: true }),
        ...moved(drum(dress.NAVY), 18, 73, 0.5),
      ],
      {
        light: { x: 120, y: -40, strength: 0.5 },
        paper: "#e8dfc4",
        tall: slice(28, -8),
        under:
          put(palisade(-26, 26, 20), 62, 56) +
          put(blockhouse(), 38, 56, 0.66) +
          put(blockhouse(), 86, 56, 0.66) +
          shape("M56 56V44H68V56z", INK) +
          cut("M54 57L57 43L58 43.5L56.5 58zM70 57L67 43L66 43.5L67.5 58z", LOG, 0.4) +
          put(standard(TRUCE, 42, 26), 62, 38),
        over:
          cut("M40 43.5L74 39L74.4 40L40.2 45z", "#d4d4cf", 0.3) +
          line("M51.5 40.5l1.2 5", 0.9, "#d9a441") +
          cut("M44 42.6L51.6 41.6L52 43.8L44.4 45z", INK, 0.2),
      },
    );
  },
  "7 Massacre!": () => {
    const sun = { x: 30, y: 42, reach: 30, strength: 0.45 };
    const land = country(
      sky({ low: 0.22, high: 0.66, horizon: 44, lights: [sun] }),
      [woods({ base: 46, high: 18, seed: 5, dark: 0.7, color: "#5d5a4a" })],
      field(46, { color: "#9a8460", tone: 0.3 }),
    );
    return composed(
      land,
      [
        ...trunks(
          [
            [106, 60, 9],
            [118, 66, 12, -2],
            [4, 58, 8],
            [-2, 66, 12, 3],
          ],
          "#43342a",
          0.6,
        ),
        ...row(6, [54, 50, 0.1], [70, 52, 0.16], (index) =>
          troop(index % 2 ? "runs" : "bows", index % 3 ? dress.GOODWIFE : dress.REDCOAT),
        ),
        ...moved(drum(RED), 42, 64, 0.84, { turn: 74 }),
      ],
      {
        light: { x: 30, y: 20, strength: 0.5 },
        paper: "#dba680",
        glow: { x: 30, y: 44, r: 44, color: "#ffb066" },
        tall: slice(28, -8),
        smoke: trail(34, 38, 74, -44, { count: 26, small: 4, big: 15, seed: 6, spread: 7 }),
        fire: { x: 30, y: 44, reach: 40 },
        under:
          put(palisade(-16, 16, 9, 1.6), 30, 47) +
          put(flame(12, 3), 24, 42) +
          put(flame(16, 4), 34, 42) +
          put(flame(9, 2.4), 42, 44) +
          put(blockhouse(), 18, 47, 0.3),
        over:
          sparks(34, 36, 30, 4, 26) +
          // What the column left on the road.
          line("M58 66L100 56", 1.8, WOOD) +
          line("M82 60.3L102 55.5", 0.9) +
          put(
            cut("M-9 0q4-6 8-6t9 6q-8 2-17 0z", INK, 0.4) +
              line("M-8.6-.6q8 1.6 16.6 0", 0.8, BRIGHT),
            76,
            71,
            1.2,
            { turn: 8 },
          ) +
          put(
            put(
              cut("M0 0Q10-6 20-1T38-3L34 7Q24 4 16 8T-2 8z", RED, 0.4) +
                line("M2 4Q14-1 34 3", 2, BRIGHT),
              0,
              0,
              0.7,
            ),
            92,
            66,
            1,
          ) +
          put(
            cut("M-11-4Q-10-12 0-12.5L1-8H10Q11-2 8 1H-9Q-12 0-11-4z", LOG, 0.45) +
              line("M-10-5Q0-4 10-6M-9 1q9 4 17 0", 0.5) +
              shape("M-9-5q8 2 18-1l0-2H0L-1-11Q-8-9-9-5z", BRIGHT),
            26,
            66,
            0.9,
          ) +
          ferns(96, 122, 75, 8, 7, "#4a4a36") +
          ferns(-2, 18, 75, 8, 2, "#4a4a36"),
      },
    );
  },
  "8 Coehorns & Howitzers": () => {
    const fire = { x: 74, y: 26, reach: 34, strength: 0.66 };
    const land = country(
      sky({
        low: 0.42,
        high: 0.82,
        horizon: 48,
        lights: [fire, { x: 102, y: 44, reach: 14, strength: 0.3 }],
      }),
      [woods({ base: 50, high: 8, seed: 9, dark: 0.76, color: "#4f5a58" })],
      field(54, { color: "#8d7a58", tone: 0.5 }),
    );
    return composed(
      land,
      [
        ...moved(mortar(), 54, 71, 1.02),
        ...moved(
          troop("points", {
            ...dress.REDCOAT,
            coat: dress.NAVY,
            facing: RED,
            turned: RED,
            vest: dress.NAVY,
            legs: dress.NAVY,
            belts: BRIGHT,
            box: false,
          }),
          17,
          72,
          0.86,
        ),
        ...moved(troop("hails", { ...dress.SAILOR, coat: dress.LINEN }), 98, 74, 0.5, {
          flip: true,
        }),
      ],
      {
        light: { x: 78, y: 24, reach: 70, strength: 0.6 },
        paper: NIGHT,
        glow: { x: 76, y: 26, r: 46, color: "#ffc56b" },
        tall: slice(32, -14),
        smoke: trail(80, 26, 112, -18, { count: 20, small: 5, big: 15, seed: 3, spread: 6 }),
        fire,
        under:
          put(palisade(-12, 12, 8, 1.6), 104, 51) +
          put(flame(8, 2), 100, 45) +
          put(blockhouse(), 112, 51, 0.24),
        over:
          put(blast(20), 74, 35, 1, { turn: -52 }) +
          line("M84 14Q96-22 116-18", 0.5, BRIGHT) +
          put(bomb(3.4), 88, 6) +
          put(bomb(2), 106, -18) +
          line("M36 27L45 44", 0.8, WOOD) +
          shape("M44 43q2 0 2 3q-2-1-2-3z", FIRE) +
          put(gabion(), 112, 72, 1.4) +
          put(gabion(), 102, 73, 1.4) +
          [2, 6, 10]
            .map((x) => disc(88 + x, 72 - (x === 6 ? 3.5 : 0), 2.4, INK, "#8d8c88", 0.3))
            .join(""),
      },
    );
  },
  "9 Fieldworks": () => {
    const sun = { x: 96, y: -6, reach: 40, strength: 0.3 };
    const land = country(
      sky({ low: 0.06, high: 0.34, horizon: 34, lights: [sun] }),
      [woods({ base: 40, high: 22, seed: 14, dark: 0.46, color: "#728568", light: 1 })],
      field(46, { color: "#a8985f", tone: 0.24 }),
    );
    return composed(
      land,
      [
        ...row(
          6,
          [52, 41, 0.34],
          [104, 43, 0.4],
          (index) => troop(index % 2 ? "aims" : "stands", dress.FRENCHMAN),
          { flip: true },
        ),
        ...moved(troop("leads", dress.FRENCH_OFFICER), 78, 42, 0.42, { flip: true }),
      ],
      {
        light: { x: 120, y: -40, strength: 0.5 },
        paper: "#e6e0c8",
        tall: slice(40, -8),
        under:
          put(standard(FRANCE, 40, 24), 88, 40) +
          put(standard(drapeau(RED, dress.NAVY), 34, 18), 62, 40) +
          [44, 118].map((x) => put(fir(40, x), x, 42)).join(""),
        over:
          put(breastwork(40, 124, 4, 4.4), 0, 56) +
          `<g transform="translate(120 0) scale(-1 1)">${abatis(-2, 84, 66, 5, 1.5) + abatis(-6, 74, 73, 8, 1.9)}</g>` +
          put(stump(1.4), 14, 68) +
          put(stump(), 30, 62) +
          put(stump(0.8), 8, 58) +
          ferns(-2, 36, 74, 4, 6),
      },
    );
  },
  "10 Fieldworks": () => {
    const sun = { x: 14, y: 30, reach: 34, strength: 0.5 };
    const land = country(
      sky({ low: 0.1, high: 0.46, horizon: 44, lights: [sun] }),
      [hills({ base: 46, height: 12, seed: 5, haze: 0.6, color: "#b9ab8e" })],
      water(45, { color: "#b9b9a6", dark: 0.36, light: { x: 14, width: 8, strength: 0.5 } }),
    );
    return composed(
      land,
      [
        ...moved(
          troop(
            "digs",
            {
              ...dress.FRENCHMAN,
              coat: dress.LINEN,
              facing: undefined,
              belts: undefined,
              box: false,
              vest: undefined,
              armed: false,
            },
            spade(),
          ),
          30,
          70,
          0.82,
        ),
        ...moved(troop("hauls", { ...dress.CANADIAN, armed: false }), 62, 68, 0.74),
        ...moved(
          troop(
            "digs",
            { ...dress.HABITANT, coat: dress.LINEN, facing: undefined, belts: undefined },
            spade(),
          ),
          104,
          70,
          0.8,
          { flip: true },
        ),
      ],
      {
        light: { x: -20, y: -10, strength: 0.5 },
        paper: DUSK,
        glow: { x: 14, y: 32, r: 54, color: "#fff0bb" },
        tall: slice(22, -8),
        under:
          disc(14, 31, 5, "#fff5d2") +
          put(threeMaster({ flag: ENSIGN, sails: "furled" }), 20, 49, 0.34) +
          put(threeMaster({ sails: "furled" }), 46, 47, 0.2) +
          bank(
            [
              [-2, 60],
              [30, 58],
              [60, 62],
              [122, 62],
            ],
            "#b89a62",
          ) +
          shape("M40 62L52 46Q80 40 122 42V66H40z", EARTH, INK, 0.4) +
          line("M52 50Q80 44 122 46M48 55Q80 50 122 52", 0.3) +
          [60, 69, 78, 87, 96, 105, 114]
            .map((x, index) => put(gabion(), x, 45.6 - index * 0.4, 1))
            .join("") +
          put(standard(FRANCE, 30, 20), 82, 40),
        over:
          bank(
            [
              [-2, 70],
              [20, 72],
              [48, 68],
              [84, 71],
              [122, 67],
            ],
            "#8a6f48",
          ) + put(fascine(), 66, 72, 1),
      },
    );
  },
  "13 Blockhouses": () => {
    const sun = { x: 104, y: 18, reach: 34, strength: 0.4 };
    const land = country(
      sky({ low: 0.08, high: 0.44, horizon: 44, lights: [sun] }),
      [
        hills({ base: 48, height: 20, seed: 6, haze: 0.6, light: 1 }),
        woods({ base: 50, high: 16, seed: 12, dark: 0.5, color: "#64785c", light: 1 }),
      ],
      field(52, { color: "#a9a262", tone: 0.22 }),
    );
    return composed(
      land,
      [
        ...moved(troop("walks", dress.GOODWIFE), 28, 71, 0.54),
        ...moved(troop("rests", dress.FARMER), 12, 71, 0.58),
        ...moved(troop("rests", dress.RANGER), 100, 71, 0.62, { flip: true }),
      ],
      {
        light: { x: 130, y: -30, strength: 0.5 },
        paper: "#e7deba",
        glow: { x: 104, y: 20, r: 50, color: "#fff3c4" },
        tall: slice(30, -8),
        under:
          put(cabin({ smokes: true }), 14, 54, 0.34) +
          put(fir(30, 3), 2, 54) +
          put(fir(26, 7), 112, 54) +
          put(fir(34, 5), 119, 55),
        over:
          put(palisade(-46, -18, 15, 2.4, 3), 66, 66) +
          put(palisade(18, 44, 15, 2.4, 4), 66, 66) +
          put(blockhouse({ flag: put(standard(ENSIGN, 17, 16), 0, -45) }), 66, 68, 1.06, {
            flip: true,
          }) +
          put(stump(), 38, 72) +
          ferns(-2, 20, 75, 3, 5) +
          ferns(84, 122, 75, 3, 8),
      },
    );
  },
};
