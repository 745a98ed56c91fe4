// Pictures of the regiments that came over the sea, and of the war in the old country.

import {
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  GILT,
  INK,
  line,
  put,
  RED,
  SHADE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { standard } from "../../table/engraver/flags.js";
import { drum } from "../../table/engraver/goods.js";
import { sky, trail } from "../../table/engraver/grounds.js";
import * as hats from "../../table/engraver/hats.js";
import { church, stoneHouse, wedgeTent } from "../../table/engraver/homes.js";
import { charger } from "../../table/engraver/horses.js";
import { face, torso } from "../../table/engraver/likeness.js";
import { moved, part } from "../../table/engraver/parts.js";
import { threeMaster } from "../../table/engraver/ships.js";
import { blade, limb, troop } from "../../table/engraver/troops.js";
import { ferns, fir, stump } from "../../table/engraver/woods.js";
import { abatis, blockhouse, breastwork, palisade } from "../../table/engraver/works.js";
import * as dress from "./dress.js";
import { drapeau, ENSIGN, FRANCE, UNION } from "./flags.js";
import { quebec, quebecRock } from "./places.js";
import {
  bank,
  composed,
  country,
  field,
  flash,
  hills,
  row,
  STRAW,
  slice,
  water,
  woods,
} from "./scene.js";

/** @typedef {import("../../table/engraver/parts.js").Part} Part */

/** A pipe of the mountains, under the arm of who plays: the bag, three drones and the chanter. @returns {Part[]} */
const bagpipe = () => [
  limb(
    [
      [-6, -44],
      [-14, -64],
    ],
    [1.4, 1],
    INK,
  ),
  limb(
    [
      [-4, -44],
      [-10, -68],
    ],
    [1.4, 1],
    INK,
  ),
  limb(
    [
      [-2, -44],
      [-5, -71],
    ],
    [1.4, 1],
    INK,
  ),
  part("-6,-38 1,-45 10,-43 12,-37 6,-31 -3,-31", "#3f5f46", 0.3, 4),
  limb(
    [
      [9, -40],
      [17, -27],
    ],
    [1.6, 1.8],
    INK,
  ),
  limb(
    [
      [8, -43],
      [6, -50],
    ],
    [1.2, 1],
    INK,
  ),
];

/** The halberd of a sergeant. @param {number} x @param {number} y @returns {Part[]} */
const halberd = (x, y) => [
  limb(
    [
      [x, y],
      [x + 1, y - 72],
    ],
    [1.6, 1.4],
    WOOD,
  ),
  part(`${x - 1},${y - 72}! ${x + 1},${y - 84}! ${x + 3},${y - 72}!`, "#b9b8b0", 0.1, 1),
  part(
    `${x + 1},${y - 72}! ${x + 8},${y - 75}! ${x + 9},${y - 68}! ${x + 1},${y - 69}!`,
    "#b9b8b0",
    0.1,
    1,
  ),
  part(`${x + 1},${y - 71}! ${x - 5},${y - 72}! ${x + 1},${y - 69.5}!`, "#b9b8b0", 0.1, 1),
];

/** @type {import("../../table/engraver/troops.js").Dress} */
const DRUMMER = {
  ...dress.REDCOAT,
  coat: BUFF,
  facing: dress.SCARLET,
  turned: dress.SCARLET,
  belts: BRIGHT,
  armed: false,
  box: false,
  head: () => [...hats.queue(), ...hats.mitre(BUFF, dress.SCARLET)],
};

/** @type {import("../plates.js").Plates} */
export const REGIMENTS = {
  "55 French Regulars": (crop) => {
    const wide = crop !== "tall";
    const sun = { x: 106, y: 10, reach: 40, strength: 0.4 };
    const land = country(
      sky({ low: 0.05, high: 0.4, horizon: 46, lights: [sun] }),
      [hills({ base: 50, height: 10, seed: 19, haze: 0.5, light: 1 })],
      field(54, { color: "#a9a56a" }),
    );
    const marquis = [
      ...torso({ coat: dress.WHITE, vest: dress.ROYAL, facing: "#e3dcc8", lace: GILT }),
      part("-14,18! -10,15! 4,36 11,66! 4,66! -4,44", RED, 0.2, 2),
      // The steel of a general's breastplate under the coat.
      part("-4,22! 6,21! 9,28 8,34 0,33 -5,28", "#9da3a3", 0.14, 3),
      ...face({ nose: 0.5, hook: 1, brow: 0.3, stern: 0.6, chin: -0.2 }),
      ...hats.wig(),
      ...hats.tricorn(GILT, BRIGHT),
    ];
    return composed(
      land,
      [
        ...row(5, [66, 57, 0.3], [112, 64, 0.56], () => troop("stands", dress.FRENCHMAN)),
        ...moved(marquis, wide ? 38 : 46, wide ? 33 : 25, wide ? 1 : 1.12),
      ],
      {
        light: { x: 120, y: -30, strength: 0.5 },
        paper: "#e7dfc4",
        glow: { x: 106, y: 10, r: 54, color: "#fff4d2" },
        tall: slice(8, -22),
        under:
          put(standard(drapeau(RED, "#3a3530"), 34, 22), 84, 58) +
          put(standard(FRANCE, 38, 22), 104, 60),
      },
    );
  },
  "56 French Regulars": () => {
    const sun = { x: 16, y: 20, reach: 36, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.42, horizon: 44, lights: [sun] }),
      [hills({ base: 48, height: 12, seed: 19, haze: 0.5 })],
      water(48, { color: "#a3bbc3", dark: 0.36 }),
    );
    return composed(
      land,
      [
        ...moved(quebecRock(), 92, 50, 0.5),
        ...row(6, [26, 62, 0.5], [92, 70, 0.78], (index) =>
          troop(index % 2 ? "marches" : "steps", {
            ...dress.FRENCHMAN,
            facing: RED,
            vest: RED,
            pack: "#8a6a48",
          }),
        ),
        ...moved(
          troop("leads", { ...dress.FRENCH_OFFICER, facing: RED, vest: RED }, blade(15, -64, -60)),
          109,
          72,
          0.8,
        ),
      ],
      {
        light: { x: -20, y: -30, strength: 0.5 },
        paper: "#e8dec0",
        glow: { x: 16, y: 20, r: 52, color: "#fff3cb" },
        tall: slice(44, -8),
        under:
          put(quebec(standard(FRANCE, 12, 9)), 92, 50, 0.5) +
          put(threeMaster({ flag: FRANCE, sails: "furled" }), 22, 56, 0.9) +
          bank(
            [
              [-2, 64],
              [50, 62],
              [122, 60],
            ],
            "#ab9562",
          ) +
          put(standard(drapeau("#6b4a7e", "#b9925a"), 50, 26), 66, 64),
      },
    );
  },
  "68 French Regulars": () => {
    const sun = { x: 60, y: 6, reach: 44, strength: 0.3 };
    const land = country(
      sky({ low: 0.06, high: 0.36, horizon: 40, lights: [sun] }),
      [
        hills({ base: 44, height: 10, seed: 37, haze: 0.5 }),
        woods({ base: 46, high: 9, seed: 27, dark: 0.4, color: "#7c8f70" }),
      ],
      field(48, { color: STRAW, tone: 0.2 }),
    );
    return composed(
      land,
      [
        ...row(7, [14, 56, 0.5], [86, 56, 0.5], () =>
          troop("aims", { ...dress.FRENCHMAN, facing: RED, vest: RED }),
        ),
        ...row(4, [8, 72, 0.82], [68, 72, 0.82], () =>
          troop("kneels", { ...dress.FRENCHMAN, facing: RED, vest: RED }),
        ),
      ],
      {
        light: { x: 110, y: -30, strength: 0.5 },
        paper: "#e9e1c4",
        tall: slice(20, -8),
        smoke: trail(84, 44, 124, 20, { count: 18, small: 3, big: 11, seed: 6, spread: 6 }),
        fire: { x: 60, y: -30, reach: 60 },
        under: put(standard(drapeau("#3f6b4a", "#b9925a"), 52, 30), 52, 58),
        over:
          put(flash(), 107.5, 42, 1.5) +
          put(flash(), 110, 31, 1) +
          ferns(-2, 122, 76, 3, 5, "#8f8a4e"),
      },
    );
  },
  "57 British Regulars": () => {
    const sun = { x: 100, y: 8, reach: 44, strength: 0.3 };
    const land = country(
      sky({ low: 0.06, high: 0.38, horizon: 40, lights: [sun] }),
      [woods({ base: 46, high: 14, seed: 29, dark: 0.42, color: "#74886a", light: 1 })],
      field(48, { color: "#a9a564" }),
    );
    return composed(
      land,
      [
        ...row(9, [4, 58, 0.54], [112, 58, 0.54], () => troop("stands", dress.REDCOAT)),
        ...row(5, [14, 71, 0.84], [106, 71, 0.84], (index) =>
          troop("stands", index === 4 ? dress.GRENADIER : dress.REDCOAT),
        ),
      ],
      {
        light: { x: 130, y: -40, strength: 0.5 },
        paper: "#e8e0c2",
        tall: slice(28, -16),
        under: put(standard(UNION, 57, 34), 44, 60) + put(standard(ENSIGN, 55, 30), 84, 60),
      },
    );
  },
  "59 British Regulars": () => {
    const sun = { x: 14, y: 26, reach: 36, strength: 0.5 };
    const land = country(
      sky({ low: 0.08, high: 0.46, horizon: 44, lights: [sun] }),
      [
        hills({ base: 48, height: 16, seed: 12, haze: 0.6, color: "#c4b08c" }),
        woods({ base: 50, high: 9, seed: 5, dark: 0.46, color: "#8b8a62" }),
      ],
      field(52, { color: "#b9a264" }),
    );
    return composed(
      land,
      [
        ...row(5, [12, 60, 0.46], [58, 66, 0.68], (index) =>
          troop(index % 2 ? "charges" : "runs", dress.GRENADIER),
        ),
        ...moved(troop("charges", dress.GRENADIER), 74, 71, 0.96),
        ...moved(troop("leads", dress.OFFICER, blade(15, -64, -34)), 106, 63, 0.56),
      ],
      {
        light: { x: -20, y: -10, strength: 0.5 },
        paper: DUSK,
        glow: { x: 14, y: 28, r: 54, color: "#ffefb8" },
        tall: slice(46, -8),
        under: disc(14, 26, 5, "#fff5d4") + put(standard(UNION, 52, 26), 36, 62),
        over: ferns(-2, 122, 76, 3, 7, "#8f8a4e"),
      },
    );
  },
  "46 Colonial Recruits": () => {
    const sun = { x: 14, y: 8, reach: 40, strength: 0.35 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 44, lights: [sun] }),
      [woods({ base: 48, high: 12, seed: 6, dark: 0.42, color: "#7b8d72" })],
      field(51, { color: "#a8a468" }),
    );
    return composed(
      land,
      [
        ...row(4, [98, 57, 0.4], [116, 66, 0.66], () => troop("stands", dress.REDCOAT), {
          flip: true,
        }),
        ...moved(
          [
            ...halberd(8, 0),
            ...troop("rests", {
              ...dress.REDCOAT,
              sash: "#7c2332",
              box: false,
              armed: false,
              head: () => [...hats.queue(), ...hats.tricorn(GILT)],
            }),
          ],
          30,
          71,
          0.98,
        ),
        ...moved(troop("points", { ...dress.FARMER }), 66, 71, 0.84, { flip: true }),
        ...moved(troop("waits", { ...dress.FARMER, coat: "#5f6b57" }), 84, 71, 0.82, {
          flip: true,
        }),
      ],
      {
        light: { x: -20, y: -40, strength: 0.5 },
        paper: "#e8e0c4",
        glow: { x: 14, y: 8, r: 50, color: "#fff3cd" },
        tall: slice(14, -14),
        under:
          put(stoneHouse("#8a6a50", "#c98a6a"), 66, 52, 0.7) +
          put(wedgeTent(), 8, 54, 0.6) +
          put(wedgeTent(), 94, 52, 0.4) +
          put(wedgeTent(), 108, 52, 0.4) +
          put(standard(UNION, 44, 22), 88, 54),
      },
    );
  },
  "64 British Regulars": () => {
    const sun = { x: 60, y: 8, reach: 44, strength: 0.35 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 44, lights: [sun] }),
      [hills({ base: 48, height: 12, seed: 41, haze: 0.5 })],
      field(51, { color: "#b5a366" }),
    );
    return composed(
      land,
      [
        ...row(8, [4, 57, 0.36], [60, 62, 0.5], (index) =>
          troop(index % 2 ? "marches" : "steps", dress.REDCOAT),
        ),
        ...moved([...troop("marches", { ...DRUMMER })], 44, 71, 0.9),
        ...moved(drum(dress.SCARLET, BUFF), 52, 56, 0.56, { turn: 12 }),
        ...moved([...troop("steps", { ...DRUMMER })], 74, 71, 0.92),
        ...moved(drum(dress.SCARLET, BUFF), 82, 56, 0.58, { turn: 12 }),
        ...moved(
          troop(
            "leads",
            {
              ...DRUMMER,
              head: () => [...hats.queue("#8c7a63"), ...hats.tricorn(GILT)],
              sash: RED,
            },
            [
              limb(
                [
                  [13, -58],
                  [18, -90],
                ],
                [1.4, 1.4],
                WOOD,
              ),
              part("16,-89 18,-93 21,-91 20,-88", GILT, 0.1, 2),
            ],
          ),
          102,
          71,
          0.94,
        ),
      ],
      {
        light: { x: 20, y: -50, strength: 0.5 },
        paper: "#e9dfc0",
        glow: { x: 60, y: 8, r: 54, color: "#fff3cb" },
        tall: slice(40, -14),
        under: put(standard(UNION, 46, 26), 22, 60),
        over: line("M47 49L56 46M55 50L61 45M77 49L86 46M85 50L92 46", 0.8, WOOD),
      },
    );
  },
  "63 Highlanders": () => {
    const sun = { x: 20, y: 20, reach: 40, strength: 0.4 };
    const land = country(
      sky({ low: 0.08, high: 0.44, horizon: 40, lights: [sun] }),
      [hills({ base: 46, height: 26, seed: 9, haze: 0.6, color: "#b0aa98" })],
      field(52, { color: "#a99c5c" }),
    );
    return composed(
      land,
      [
        ...row(4, [10, 58, 0.46], [46, 64, 0.62], (index) =>
          troop(index % 2 ? "runs" : "charges", dress.HIGHLANDER),
        ),
        ...moved(
          troop("leads", { ...dress.HIGHLANDER, armed: false }, blade(15, -64, -50)),
          74,
          70,
          0.96,
        ),
        ...moved(troop("runs", { ...dress.HIGHLANDER }), 100, 72, 0.9),
      ],
      {
        light: { x: -20, y: -20, strength: 0.5 },
        paper: "#e8dab8",
        glow: { x: 20, y: 20, r: 52, color: "#fff1c4" },
        tall: slice(44, -10),
        smoke: trail(96, 40, 124, 14, { count: 12, small: 4, big: 12, seed: 3, spread: 6 }),
        fire: { x: 40, y: -10, reach: 60 },
        under: put(standard(UNION, 50, 26), 30, 60),
        over: put(stump(), 20, 73) + ferns(-2, 122, 76, 4, 4, "#7f8048"),
      },
    );
  },
  "60 Highlanders": () => {
    const sun = { x: 92, y: 24, reach: 38, strength: 0.5 };
    const land = country(
      sky({ low: 0.08, high: 0.5, horizon: 44, lights: [sun] }),
      [
        hills({ base: 46, height: 24, seed: 18, haze: 0.7, color: "#b39f90", light: 1 }),
        hills({ base: 52, height: 14, seed: 4, haze: 0.9, color: "#8f8a72", light: 1 }),
      ],
      field(58, { color: "#8f8a5c", tone: 0.3 }),
    );
    return composed(
      land,
      [
        ...row(5, [118, 60, 0.3], [86, 63, 0.44], (index) =>
          troop(index % 2 ? "marches" : "steps", dress.HIGHLANDER),
        ),
        ...moved(
          troop("pipes", { ...dress.HIGHLANDER, belts: undefined, armed: false }, bagpipe()),
          46,
          68,
          1.02,
        ),
      ],
      {
        light: { x: 110, y: -10, strength: 0.5 },
        paper: DUSK,
        glow: { x: 92, y: 26, r: 50, color: "#ffe5ac" },
        tall: slice(14, -16),
        under: disc(92, 24, 5.5, "#fff4d0"),
        over:
          bank(
            [
              [-2, 64],
              [20, 67],
              [50, 68],
              [70, 72],
              [90, 76],
            ],
            "#6f6a48",
          ) + ferns(0, 60, 70, 4, 3, "#6f7048"),
      },
    );
  },
  "61 Highlanders": () => {
    const sun = { x: 104, y: -8, reach: 40, strength: 0.3 };
    const land = country(
      sky({ low: 0.12, high: 0.42, horizon: 38, lights: [sun] }),
      [woods({ base: 44, high: 20, seed: 33, dark: 0.5, color: "#6e8066", light: 1 })],
      field(50, { color: "#9d9258", tone: 0.3 }),
    );
    return composed(
      land,
      [
        ...row(3, [92, 38, 0.4], [114, 40, 0.44], () => troop("aims", dress.FRENCHMAN), {
          flip: true,
        }),
        ...moved(
          troop("hails", { ...dress.HIGHLANDER, armed: false }, blade(14, -63, -62)),
          58,
          52,
          0.66,
        ),
        ...moved(troop("crouches", dress.HIGHLANDER), 44, 62, 0.76, { turn: -14 }),
        ...moved(troop("falls", dress.HIGHLANDER), 30, 70, 0.8),
        ...moved(troop("runs", dress.HIGHLANDER), 12, 72, 0.86),
      ],
      {
        light: { x: 130, y: -30, strength: 0.45 },
        paper: "#dfdcc0",
        tall: slice(22, -8),
        smoke: [
          ...trail(82, 24, 60, 6, { count: 10, small: 3, big: 9, seed: 4 }),
          ...trail(96, 22, 80, 0, { count: 8, small: 3, big: 8, seed: 9 }),
        ],
        under: put(standard(FRANCE, 36, 22), 104, 40),
        over:
          put(breastwork(70, 126, 4, 4), 0, 56) +
          put(flash(), 73, 20, 1.2, { flip: true }) +
          `<g transform="translate(120 0) scale(-1 1)">${abatis(0, 66, 73, 5, 1.7)}</g>`,
      },
    );
  },
  "65 Royal Americans": (crop) => {
    const wide = crop !== "tall";
    const sun = { x: 106, y: 20, reach: 40, strength: 0.45 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 42, lights: [sun] }),
      [
        hills({ base: 46, height: 22, seed: 28, haze: 0.6, light: 1, color: "#aab29a" }),
        woods({ base: 50, high: 16, seed: 19, dark: 0.46, light: 1, color: "#74845a", leafy: 0.6 }),
      ],
      field(54, { color: "#a79f5f" }),
    );
    const colonel = [
      ...torso({ coat: dress.SCARLET, vest: BUFF, facing: dress.ROYAL, lace: "#d8d6cc", stout: 1 }),
      part("-6,20! 0,23 7,20! 8.4,25 1,29 -7,25!", "#d8d6cc", 0.06, 2),
      ...face({ nose: 0, jowl: 1.6, chin: 0.3, lip: 0.2, stern: -0.2, skin: "#e0b48c" }),
      ...hats.queue("#a99a84"),
      ...hats.tricorn("#d8d6cc"),
    ];
    return composed(
      land,
      [
        ...row(5, [70, 57, 0.32], [112, 64, 0.56], (index) =>
          troop(index % 2 ? "marches" : "steps", dress.ROYAL_AMERICAN),
        ),
        ...moved(colonel, wide ? 36 : 44, wide ? 33 : 25, wide ? 1 : 1.12),
      ],
      {
        light: { x: 120, y: -30, strength: 0.5 },
        paper: "#e9dfba",
        glow: { x: 106, y: 22, r: 50, color: "#fff0bf" },
        tall: slice(6, -22),
        under:
          put(palisade(-16, 16, 9, 1.6), 88, 54) +
          put(blockhouse({ flag: put(standard(ENSIGN, 14, 14), 0, -45) }), 78, 54, 0.36) +
          put(fir(30, 4), 116, 56),
      },
    );
  },
  "52 Call Out Militias": () => {
    const sun = { x: 24, y: 26, reach: 36, strength: 0.35 };
    const land = country(
      sky({ low: 0.12, high: 0.44, horizon: 42, lights: [sun] }),
      [
        hills({ base: 46, height: 8, seed: 19, haze: 0.5, color: "#b9bdae" }),
        woods({ base: 47, high: 5, seed: 9, dark: 0.44, color: "#7c8c6d", leafy: 0.6 }),
      ],
      field(48, { color: "#aaa465", tone: 0.22 }),
    );
    return composed(
      land,
      [
        ...row(11, [66, 51, 0.16], [118, 53, 0.2], () => troop("aims", dress.REDCOAT), {
          flip: true,
        }),
        ...row(6, [4, 55, 0.34], [44, 56, 0.36], () => troop("aims", dress.FRENCHMAN)),
        // As in the woods: each for himself, behind what there is.
        ...moved(troop("crouches", dress.COUREUR), 16, 71, 0.84),
        ...moved(troop("kneels", { ...dress.CANADIAN, coat: "#9a9384" }), 48, 71, 0.9),
        ...moved(troop("aims", dress.CANADIAN), 84, 71, 0.9),
      ],
      {
        light: { x: -10, y: -20, strength: 0.5 },
        paper: "#dfdccb",
        glow: { x: 24, y: 26, r: 50, color: "#fbeecb" },
        tall: slice(36, -8),
        smoke: trail(70, 44, 96, 22, { count: 14, small: 2, big: 8, seed: 5, spread: 5 }),
        fire: { x: 30, y: 10, reach: 60 },
        under: put(standard(UNION, 18, 11), 96, 50) + put(standard(FRANCE, 30, 18), 22, 55),
        over:
          put(fir(26, 4), 104, 72) +
          put(fir(18, 7), 112, 74) +
          ferns(-2, 122, 76, 7, 5, "#6f7a48") +
          ferns(30, 58, 74, 8, 9, "#5f6a3f"),
      },
    );
  },
  "48 Victories in Germany": () => {
    const sun = { x: 104, y: 20, reach: 40, strength: 0.4 };
    const land = country(
      sky({ low: 0.08, high: 0.44, horizon: 42, lights: [sun] }),
      [hills({ base: 46, height: 6, seed: 44, haze: 0.5, light: 1, color: "#b9bc9a" })],
      field(47, { color: "#c9b46c", tone: 0.2 }),
    );
    return composed(
      land,
      [
        ...row(5, [8, 56, 0.42], [50, 62, 0.58], () => troop("aims", dress.REDCOAT)),
        ...moved(charger("#cfc4b0", dress.ROYAL, SHADE), 104, 50, 0.36, { flip: true }),
        ...moved(troop("rides", { ...dress.FRENCH_OFFICER }), 105, 38, 0.3, {
          flip: true,
        }),
        ...moved(charger("#5a3d28", dress.ROYAL), 113, 71, 0.6, { flip: true }),
        ...moved(troop("rides", { ...dress.FRENCH_OFFICER }), 113, 51, 0.5, { flip: true }),
        ...row(3, [12, 71, 0.8], [44, 71, 0.8], () => troop("kneels", dress.REDCOAT)),
      ],
      {
        light: { x: 120, y: -20, strength: 0.5 },
        paper: "#ebdcae",
        glow: { x: 104, y: 20, r: 50, color: "#fff0bf" },
        tall: slice(26, -10),
        smoke: trail(54, 44, 66, 6, { count: 14, small: 3, big: 9, seed: 5, spread: 6 }),
        fire: { x: 110, y: -10, reach: 70 },
        under:
          // A mill of the plain.
          put(
            cut("M-6 0L-4-18H4L6 0z", "#c9b48a", 0.4) +
              cut("M-5-18L0-25L5-18z", "#6f5a43", 0.35) +
              line("M0-19L13-30M0-19L-13-8M0-19L11-6M0-19L-11-32", 1) +
              cut(
                "M3-21L13-30L11-32L2-23zM-3-17L-13-8L-11-6L-2-15zM2-15L11-6L13-8L3-17zM-2-23L-11-32L-13-30L-3-21z",
                BRIGHT,
                0.3,
              ) +
              shape("M-1.5 0V-6h3v6z", INK),
            84,
            47,
            0.7,
          ) +
          put(church("#8a5a46"), 112, 47, 0.34) +
          put(standard(UNION, 46, 24), 24, 58),
        over: put(flash(), 83, 42, 1.3) + ferns(-2, 122, 76, 4, 9, "#a8934a"),
      },
    );
  },
};
