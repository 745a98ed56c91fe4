// Pictures of the colonies: assemblies, militias, farms and towns.

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
  ROOM,
  SKIN,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { back } from "../../table/engraver/busts.js";
import { standard } from "../../table/engraver/flags.js";
import { drum, feather } from "../../table/engraver/goods.js";
import { room, sky } from "../../table/engraver/grounds.js";
import * as hats from "../../table/engraver/hats.js";
import { cabin, church, fence, stoneHouse } from "../../table/engraver/homes.js";
import { steed } from "../../table/engraver/horses.js";
import { face, torso } from "../../table/engraver/likeness.js";
import { moved, part, stroke } from "../../table/engraver/parts.js";
import { coins, document as deed, pile } from "../../table/engraver/things.js";
import { limb, panel, troop } from "../../table/engraver/troops.js";
import { ferns, fir, leafy, stump } from "../../table/engraver/woods.js";
import { blockhouse, palisade } from "../../table/engraver/works.js";
import * as dress from "./dress.js";
import { ENSIGN, FRANCE, UNION } from "./flags.js";
import { bank, composed, country, field, hills, row, slice, water, woods } from "./scene.js";

/** @typedef {import("../../table/engraver/parts.js").Part} Part */
/** @typedef {import("../../table/engraver/troops.js").Dress} Dress */

/** Men of the colonies, no two alike. @type {Dress[]} */
const FARMERS = [
  dress.FARMER,
  {
    ...dress.FARMER,
    coat: "#5f6b57",
    head: () => [...hats.queue("#8a5a34"), ...hats.tricorn(INK)],
  },
  { ...dress.FARMER, coat: "#8b8577", head: () => [...hats.queue(), ...hats.cap("#6f5237")] },
  { ...dress.FARMER, coat: "#4f5a6b", head: () => [...hats.queue(INK), ...hats.slouch("#3a322a")] },
  { ...dress.FARMER, coat: "#7a5a3c", head: () => [...hats.queue("#b5764a"), ...hats.fur()] },
];
/** Habitants of the parishes. @type {Dress[]} */
const HABITANTS = [
  dress.CANADIAN,
  { ...dress.CANADIAN, coat: "#9a9384", head: () => [...hats.queue(), ...hats.tuque("#33496f")] },
  { ...dress.CANADIAN, coat: "#5f594e", head: () => [...hats.queue(), ...hats.fur()] },
  { ...dress.CANADIAN, coat: "#b0a68e", sash: "#33496f" },
];
/** @param {Dress[]} list @param {number} index */
const one = (list, index) => list[index % list.length];

/** A man of the Friends in his broad hat. @type {Part[]} */
const QUAKER = [
  ...torso({ coat: "#5c5a55", vest: "#7d796e", linen: BRIGHT, facing: "#4e4c48", stout: 2 }),
  ...face({ nose: 0.2, hook: 0.3, jowl: 1.8, chin: 0.2, lip: -0.6, stern: 0.5, age: 1 }),
  ...hats.tresses("#8d8577", "#8d8577").slice(0, 1),
  part("-9,-8! -8.4,-16 -2,-19 5,-18 7.6,-8", "#3a362f", 0.36, 4),
  part("-19,-6! -9,-9.6 0,-10 9,-9.6 18,-7! 9,-5.6 0,-6 -9,-5.4", "#3a362f", 0.36, 2),
];

/** The windows of a hall: three tall ones with light behind. @param {number[]} at @param {number} [foot] */
const windows = (at, foot = 26) =>
  at
    .map(
      (x) =>
        shape(`M${x - 7} ${foot}V-12Q${x}-20 ${x + 7}-12V${foot}z`, "#dfe6e0") +
        line(
          `M${x - 7} ${foot}V-12Q${x}-20 ${x + 7}-12V${foot}zM${x}-16V${foot}M${x - 7}-4H${x + 7}M${x - 7} 6H${x + 7}M${x - 7} 16H${x + 7}`,
          0.7,
          WOOD,
        ),
    )
    .join("");

/** A room with windows: light in them, dark between. @param {number[]} at @param {number} foot @param {import("../../table/engraver/grounds.js").Light} light @param {number} dark @returns {import("../../table/engraver/lines.js").Field} */
const hall = (at, foot, light, dark) => (x, y) =>
  y < foot && y > -18 && at.some((middle) => Math.abs(x - middle) < 7)
    ? 0.05
    : room(light, dark)(x, y);

/** @type {import("../plates.js").Plates} */
export const COLONIES = {
  "38 Provincial Regiments Dispersed": () => {
    const sun = { x: 100, y: 14, reach: 40, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 40, lights: [sun] }),
      [
        hills({ base: 46, height: 24, seed: 16, haze: 0.6, light: 1 }),
        woods({ base: 48, high: 14, seed: 35, dark: 0.46, light: 1, color: "#75875f", leafy: 0.5 }),
      ],
      field(50, { color: "#a8a15e" }),
    );
    return composed(
      land,
      [
        ...row(
          4,
          [18, 55, 0.26],
          [4, 62, 0.44],
          (index) => troop(index % 2 ? "marches" : "steps", dress.PROVINCIAL),
          { flip: true },
        ),
        ...row(4, [98, 54, 0.26], [116, 62, 0.46], (index) =>
          troop(index % 2 ? "marches" : "steps", dress.PROVINCIAL),
        ),
        ...moved(troop("marches", dress.PROVINCIAL), 34, 71, 0.8, { flip: true }),
        ...moved(troop("steps", dress.PROVINCIAL), 92, 71, 0.8),
        ...moved(
          troop("points", { ...dress.PROVINCIAL, armed: false, sash: "#7c2332" }),
          63,
          68,
          0.74,
        ),
      ],
      {
        light: { x: 130, y: -30, strength: 0.5 },
        paper: "#e9dfbf",
        glow: { x: 100, y: 14, r: 50, color: "#fff2c8" },
        tall: slice(31, -8),
        under:
          put(palisade(-16, 16, 9, 1.6), 60, 52) +
          put(blockhouse(), 60, 52, 0.5) +
          put(standard(ENSIGN, 26, 14), 72, 52) +
          put(cabin({ smokes: true }), 12, 51, 0.34) +
          put(cabin(), 110, 50, 0.3) +
          shape(
            "M56 56Q58 66 48 76H80Q70 66 66 56Q82 60 122 58V55Q84 56 66 53H56Q36 56-2 55V58Q40 60 56 56z",
            "#c9b27c",
          ),
        over:
          put(
            line("M0 4V-26", 2) +
              line("M0 4V-26", 1.2, WOOD) +
              cut("M-1-24H-15L-18-21.5L-15-19H-1zM1-17H15L18-14.5L15-12H1z", BUFF, 0.4),
            51,
            66,
            0.8,
          ) +
          ferns(100, 122, 76, 4, 4) +
          ferns(-2, 20, 76, 4, 2),
      },
    );
  },
  "39 Stingy Provincial Assembly": (crop) => {
    const wide = crop !== "tall";
    const light = { x: 96, y: 0, reach: 56, strength: 0.6 };
    return composed(
      {
        tone: hall([72, 96], 26, light, 0.7),
        bend: () => 0,
        washes: shape("M-2-30H122V74H-2z", "#b7a680") + windows([72, 96]),
      },
      [
        ...moved(back("#4f5a6b", "#8a6a4a"), 74, 40, 0.56),
        ...moved(back("#6f5237", "#5a4530"), 96, 42, 0.6),
        ...moved(back("#5f6b57", "#c9bfae"), 114, 44, 0.62),
        ...moved(QUAKER, wide ? 38 : 44, wide ? 32 : 24, wide ? 1 : 1.1),
        // A purse whose strings he pulls tight.
        part(
          "53,70! 46,66 45,57 51,50 57,46! 67,46! 73,50 79,57 78,66 71,70! 62,71.5",
          "#d8bd86",
          0.16,
          7,
        ),
        part("57,46! 52,38 56,37 59,39.5 62,36.5 65,39.5 68,37 72,38 67,46!", "#d8bd86", 0.2, 3),
        stroke("58,50 53,58 54,66", 0.5),
        stroke("62,50 61,60 62,68", 0.5),
        stroke("66,50 71,58 70,66", 0.5),
        part("40,50! 41,44 45,42 49,43.5 49.5,47 47,51 43,53!", SKIN, 0.2, 3),
        stroke("45,44 49,45", 0.4),
        stroke("44.5,47 49,47.6", 0.4),
        part("84,50! 83,44 79,42 75,43.5 74.5,47 77,51 81,53!", SKIN, 0.2, 3),
        stroke("79,44 75,45", 0.4),
        stroke("79.5,47 75,47.6", 0.4),
        part("24,76! 28,60 36,50 41,47! 46,53! 44,64 40,76!", "#5c5a55", 0.36, 5),
        part("100,78! 97,62 88,50 83,47! 78,53! 82,64 84,78!", "#5c5a55", 0.36, 5),
      ],
      {
        light: { x: 120, y: -30, strength: 0.5 },
        paper: ROOM,
        tall: slice(14, -18),
        over: line("M49 46L57 45.5Q62 47.5 67 45.5L75 46", 1.4, RED),
      },
    );
  },
  "40 Stingy Provincial Assembly": () => {
    const light = { x: 60, y: 0, reach: 60, strength: 0.6 };
    return composed(
      {
        tone: hall([22, 98], 26, light, 0.68),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#ad9c78") +
          windows([22, 98]) +
          shape("M-2 66H122V76H-2z", "#6f5540"),
      },
      [
        // The chest of the colony, and one who sits on it.
        part("38,46! 84,46! 84,71! 38,71!", WOOD, 0.3, 6),
        part("36,40! 86,40! 87,47! 35,47!", "#7d5836", 0.24, 4),
        ...[44, 78].map((x) =>
          part(`${x - 2},40! ${x + 2},40! ${x + 2},71! ${x - 2},71!`, "#3d3a36", 0.4, 1),
        ),
        part("57,47! 65,47! 65,56 61,60 57,56!", GILT, 0.2, 2),
        ...moved(
          troop("seated", {
            ...dress.GENTLEMAN,
            coat: "#7a4a34",
            vest: BUFF,
            head: () => hats.wig("#d9cdb4"),
          }),
          56,
          57,
          1.06,
        ),
        ...moved(
          troop("waits", {
            ...dress.GENTLEMAN,
            coat: "#6b5a3c",
            vest: BUFF,
            head: () => hats.wig("#d9cdb4"),
          }),
          15,
          72,
          0.98,
        ),
        ...moved(troop("speaks", { ...dress.OFFICER }), 106, 72, 1, { flip: true }),
        ...moved(
          troop("waits", {
            ...dress.GENTLEMAN,
            coat: "#46504f",
            vest: "#7a6a4a",
            head: () => [...hats.tresses(WOOD, WOOD).slice(0, 1), ...hats.slouch("#3a362f")],
          }),
          31,
          70,
          0.9,
        ),
      ],
      {
        light: { x: 60, y: -40, strength: 0.5 },
        paper: ROOM,
        tall: slice(43, -14),
        over:
          line("M61 50.5v4", 1.2) +
          line("M58.5 47V44.5a2.5 2.5 0 0 1 5 0V47", 0.9) +
          put(coins(-5, 6, 1.5, { size: 1.4 }), 93, 70) +
          put(deed(), 16, 73, 0.6),
      },
    );
  },
  "42 British Colonial Politics": () => {
    const light = { x: 60, y: 10, reach: 60, strength: 0.6 };
    return composed(
      {
        tone: hall([16, 104], 20, light, 0.66),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#b9a67e") +
          windows([16, 104], 20) +
          shape("M36-30H84V30H36z", "#7d3a34") +
          line("M42-30V30M48-30V30M54-30V30M66-30V30M72-30V30M78-30V30", 0.4),
      },
      [
        ...moved(
          troop("points", { ...dress.GENTLEMAN, coat: dress.SCARLET, vest: GILT }),
          58,
          61,
          0.86,
        ),
        part("36,42! 84,42! 88,58! 32,58!", WOOD, 0.4, 3),
        ...moved(back("#56624a", "#c9bfae", true), 14, 42, 0.62),
        ...moved(back("#6f5237", WOOD), 38, 48, 0.62),
        ...moved(back("#4a4650", "#8a6a4a", true), 84, 46, 0.62),
        ...moved(back("#7b4a34", "#d8d0c0"), 110, 44, 0.6),
        ...moved(back("#5f594e", "#6a4a30"), 24, 62, 0.86),
        ...moved(back("#3f4f63", "#d8d0c0", true), 60, 64, 0.9),
        ...moved(back("#6b5a3c", "#5a4530", true), 98, 63, 0.86),
      ],
      {
        light: { x: 60, y: -50, strength: 0.5 },
        paper: ROOM,
        tall: slice(28, -14),
        over: "",
        under: put(
          cut("M-7-9H7V2Q7 8 0 11Q-7 8-7 2z", BRIGHT, 0.4) +
            shape("M-7-9H0V0H-7zM0 0H7V2Q7 8 0 11z", RED) +
            line("M0-9V11M-7 0H7", 0.5),
          60,
          -14,
          1.2,
        ),
      },
    );
  },
  "41 British Colonial Politics": () => {
    const light = { x: 30, y: 10, reach: 50, strength: 0.7 };
    // A snake in eight pieces, as a printer of Philadelphia cut it in wood.
    const snake = [
      [-14, 4, 30],
      [-11, -1, -20],
      [-6.5, -4, 10],
      [-1, -3, 30],
      [3, 0, -10],
      [7, -1, -40],
      [10.5, -4.5, -20],
      [14, -6, 10],
    ]
      .map(([x, y, turn], index) =>
        put(
          cut(index === 7 ? "M-2.5-1.2Q0-2.2 2.6 0Q0 2.2-2.5 1.2z" : "M-2-1.3H2V1.3H-2z", INK, 0.2),
          x,
          y,
          1,
          { turn },
        ),
      )
      .join("");
    const sheet = (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ size,
      /** @type {number} */ turn,
    ) =>
      put(
        cut("M-20-26H20V26H-20z", BRIGHT, 0.4) +
          line("M-15-22H15", 1.6) +
          line("M-15-18.5H15", 0.6) +
          put(snake, 0, -7, 1.05) +
          line(
            "M-16 2H-1M-16 5H-1M-16 8H-1M-16 11H-1M-16 14H-1M-16 17H-1M-16 20H-1M2 2H16M2 5H16M2 8H16M2 11H16M2 14H16M2 17H16M2 20H12",
            0.5,
          ),
        x,
        y,
        size,
        { turn },
      );
    return composed(
      {
        tone: room(light, 0.8),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#a58a5f") +
          shape("M12-30H40V24H12z", "#e3e6d6") +
          line("M12-30V24H40V-30M26-30V24M12 6H40M12-12H40", 1.1, WOOD),
      },
      [
        // The press.
        part("70,-34! 78,-34! 78,72! 70,72!", "#6b4a2c", 0.34, 3),
        part("110,-34! 118,-34! 118,72! 110,72!", "#6b4a2c", 0.44, 3),
        part("66,-6! 122,-6! 122,4! 66,4!", "#7d5836", 0.34, 3),
        part("89,4! 99,4! 99,22! 89,22!", "#8d8c88", 0.3, 4),
        part("78,22! 110,22! 110,29! 78,29!", "#5a4028", 0.34, 3),
        part("58,46! 122,46! 122,54! 58,54!", "#7d5836", 0.3, 3),
        part("62,54! 68,54! 67,74! 61,74!", "#5a4028", 0.4, 2),
        limb(
          [
            [94, 16],
            [59, 36],
          ],
          [2.6, 2],
          WOOD,
        ),
        ...moved(
          troop("hauls", {
            coat: BRIGHT,
            vest: "#6b5a3c",
            legs: "#6f5237",
            gaiters: "#c9c3b4",
            cut: "short",
            below: "#8d7a58",
            head: () => hats.queue("#8a5a34"),
          }),
          48,
          74,
          1,
          { flip: false },
        ),
      ],
      {
        light: { x: 10, y: -10, strength: 0.5 },
        paper: ROOM,
        glow: { x: 28, y: 10, r: 56, color: "#fff3cf" },
        tall: slice(38, -12),
        over:
          put(sheet(0, 0, 1, 0), 92, 41, 0.34, { turn: 0 }) +
          line("M-2-6Q40-2 70-10", 0.6) +
          sheet(10, 12, 0.66, 3) +
          sheet(100, -16, 0.42, -3) +
          sheet(22, 62, 0.7, -8) +
          sheet(84, 64, 0.6, 10),
      },
    );
  },
  "43 Raise Provincial Regiments": () => {
    const sun = { x: 104, y: 8, reach: 44, strength: 0.35 };
    const land = country(
      sky({ low: 0.05, high: 0.38, horizon: 44, lights: [sun] }),
      [
        hills({ base: 48, height: 12, seed: 52, haze: 0.5, light: 1 }),
        woods({ base: 49, high: 9, seed: 15, dark: 0.42, light: 1, color: "#7f9263", leafy: 0.9 }),
      ],
      field(51, { color: "#a4ad66" }),
    );
    return composed(
      land,
      [
        ...leafy(112, 56, 50, 5),
        ...row(7, [44, 57, 0.4], [104, 64, 0.6], (index) => troop("stands", one(FARMERS, index))),
        ...moved(
          troop("marches", { ...dress.PROVINCIAL, armed: false, belts: BRIGHT }),
          30,
          71,
          0.96,
        ),
        ...moved(drum(dress.NAVY, BUFF), 39, 56, 0.6, { turn: 12 }),
        ...moved(
          troop("points", { ...dress.PROVINCIAL, armed: false, belts: undefined, sash: "#7c2332" }),
          66,
          72,
          0.92,
        ),
      ],
      {
        light: { x: 130, y: -40, strength: 0.5 },
        paper: "#e9e2c4",
        glow: { x: 104, y: 8, r: 52, color: "#fff5d4" },
        tall: slice(16, -14),
        under:
          put(church("#8a8f92"), 22, 54, 0.76) +
          put(stoneHouse("#8a6a50", "#d9c8a0"), 62, 52, 0.46) +
          put(stoneHouse("#6f5a43", "#c98a6a"), 86, 52, 0.4) +
          fence(-4, 12, 56),
        over: line("M33 49L44 46M42 50L49 45", 0.9, WOOD),
      },
    );
  },
  "44 Raise Provincial Regiments": () => {
    const light = { x: 26, y: 6, reach: 56, strength: 0.64 };
    return composed(
      {
        tone: hall([26], 26, light, 0.74),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#b08d5f") +
          windows([26]) +
          line("M-2-22H122M44-10H122M44 2H122M44 14H122M44 26H122", 0.5, "#8a6a45"),
      },
      [
        ...moved(troop("waits", one(FARMERS, 2)), 112, 76, 0.98, { flip: true }),
        ...moved(troop("waits", one(FARMERS, 4)), 98, 75, 0.98, { flip: true }),
        ...moved(
          troop("sits", { ...dress.PROVINCIAL, armed: false, belts: undefined, sash: "#7c2332" }),
          24,
          74,
          1.2,
        ),
        ...moved(
          troop("bows", { ...one(FARMERS, 1), head: () => hats.queue("#8a5a34") }),
          80,
          77,
          1.06,
          { flip: true },
        ),
        panel(
          [
            [34, 50],
            [74, 50],
            [80, 56],
            [28, 56],
          ],
          "#a57c4a",
          0.2,
          3,
        ),
        panel(
          [
            [28, 56],
            [80, 56],
            [80, 60],
            [28, 60],
          ],
          WOOD,
          0.4,
          2,
        ),
        panel(
          [
            [32, 60],
            [36, 60],
            [36, 76],
            [32, 76],
          ],
          WOOD,
          0.4,
          1,
        ),
        panel(
          [
            [72, 60],
            [76, 60],
            [76, 76],
            [72, 76],
          ],
          WOOD,
          0.4,
          1,
        ),
      ],
      {
        light: { x: 20, y: -30, strength: 0.5 },
        paper: ROOM,
        glow: { x: 26, y: 6, r: 60, color: "#fff3cf" },
        tall: slice(26, -8),
        over:
          put(deed(), 56, 54, 0.9) +
          put(feather(), 67, 46, 0.8) +
          pile(42, 53.5, 6, "#d8d6cc") +
          pile(37, 54, 4, "#d8d6cc"),
        under: put(standard(UNION, 34, 24), 60, 36),
      },
    );
  },
  "45 Raise Provincial Regiments": () => {
    const sun = { x: 16, y: 16, reach: 40, strength: 0.4 };
    const land = country(
      sky({ low: 0.06, high: 0.42, horizon: 42, lights: [sun] }),
      [
        hills({ base: 48, height: 26, seed: 21, haze: 0.5, color: "#a9b8bc" }),
        woods({ base: 50, high: 10, seed: 45, dark: 0.44, color: "#7d8f5f", leafy: 0.8 }),
      ],
      field(52, { color: "#b5a765" }),
    );
    return composed(
      land,
      [
        ...row(8, [10, 57, 0.34], [56, 66, 0.66], (index) =>
          troop(index % 2 ? "marches" : "steps", dress.PROVINCIAL),
        ),
        ...moved(steed("#a9a497", dress.SCARLET, "#7d796e"), 88, 71, 0.98),
        ...moved(
          troop("rides", {
            ...dress.PROVINCIAL,
            belts: undefined,
            sash: "#7c2332",
            head: () => [...hats.queue("#8a5a34"), ...hats.tricorn("#d8d6cc")],
          }),
          87,
          37,
          0.74,
        ),
      ],
      {
        light: { x: -20, y: -30, strength: 0.5 },
        paper: "#e9e0c2",
        glow: { x: 16, y: 16, r: 52, color: "#fff2c8" },
        tall: slice(44, -16),
        under:
          put(standard(UNION, 50, 26), 44, 62) +
          put(fir(24, 3), 114, 54) +
          put(fir(18, 6), 106, 53),
        over: ferns(-2, 122, 76, 3, 8, "#8f8f4e"),
      },
    );
  },
  "51 Call Out Militias": () => {
    const sun = { x: 14, y: 30, reach: 40, strength: 0.5 };
    const land = country(
      sky({ low: 0.08, high: 0.46, horizon: 46, lights: [sun] }),
      [
        hills({ base: 50, height: 14, seed: 9, haze: 0.6, color: "#c9b694" }),
        woods({ base: 52, high: 12, seed: 25, dark: 0.48, color: "#94885a", leafy: 0.5 }),
      ],
      field(55, { color: "#b3a25f" }),
    );
    return composed(
      land,
      [
        ...moved(
          troop("walks", { ...dress.GOODWIFE, coat: "#7a4a4a", below: "#5f6b6a" }),
          88,
          70,
          0.78,
          { flip: true },
        ),
        ...moved(
          troop("hails", { ...dress.HABITANT, coat: "#8a9a8e", head: () => hats.queue("#b5764a") }),
          76,
          71,
          0.42,
          { flip: true },
        ),
        ...moved(troop("marches", { ...one(FARMERS, 1), pack: "#a58b62" }), 46, 71, 0.98, {
          flip: true,
        }),
        ...row(3, [8, 58, 0.3], [18, 61, 0.36], (index) => troop("stands", one(FARMERS, index))),
      ],
      {
        light: { x: -20, y: 0, strength: 0.5 },
        paper: DUSK,
        glow: { x: 14, y: 32, r: 54, color: "#ffeeb8" },
        tall: slice(34, -8),
        clear: [[69, 120, 26, 62, 0.16]],
        under:
          disc(14, 30, 5, "#fff5d2") +
          put(cabin({ smokes: true, lit: true }), 96, 62, 1.16) +
          put(fir(50, 4), 120, 60),
        over:
          fence(50, 76, 60) +
          put(stump(), 110, 73, 1.1) +
          line("M110 70L106 58", 1, WOOD) +
          cut("M103 60l5-3l1 3l-4 3z", "#8d8c88", 0.3) +
          ferns(-2, 34, 76, 4, 4, "#8f8a4e"),
      },
    );
  },
  "50 Call Out Militias": () => {
    const sun = { x: 100, y: 34, reach: 40, strength: 0.5 };
    const land = country(
      sky({ low: 0.1, high: 0.5, horizon: 60, lights: [sun] }),
      [hills({ base: 66, height: 12, seed: 3, haze: 0.6, color: "#c0ac88", light: 1 })],
      field(66, { color: "#a9a062" }),
    );
    return composed(
      land,
      [
        // A belfry close by, and the bell that swings in it.
        part("8,74! 8,48! 62,48! 62,74!", "#d5c8a4", 0.24, 9),
        part("2,50! 2,46! 68,46! 68,50!", "#b9a67e", 0.2, 2),
        part("8,46! 8,-6! 15,-6! 15,46!", "#d5c8a4", 0.2, 4),
        part("55,46! 55,-6! 62,-6! 62,46!", "#d5c8a4", 0.34, 4),
        part("4,-6! 35,-44! 66,-6!", "#66707a", 0.4, 6),
        ...moved(
          [
            part(
              "-6,-16! -5,-20 0,-22 5,-20 6,-16! 8,-4 12,4 15,8! -15,8! -12,4 -8,-4",
              "#b48a45",
              0.24,
              8,
            ),
            stroke("-13,5 13,5", 0.7),
            stroke("-8,-8 8,-8", 0.5),
            part("-3,8 0,6 3,8 3,12 0,14 -3,12", INK, 0.4, 2),
          ],
          35,
          22,
          1.12,
          { turn: -24 },
        ),
        part("14,-4! 56,-4! 56,1! 14,1!", WOOD, 0.34, 2),
      ],
      {
        light: { x: 120, y: 10, strength: 0.5 },
        paper: DUSK,
        glow: { x: 100, y: 36, r: 54, color: "#ffe7ae" },
        tall: slice(6, -22),
        under:
          disc(100, 34, 5, "#fff4cf") +
          put(cabin({ smokes: true }), 84, 66, 0.34) +
          put(cabin(), 112, 67, 0.3) +
          put(fir(16, 3), 98, 66),
        over:
          line("M35 14L43 46", 0.8, BUFF) +
          line("M14 8q-4 8 0 16M8 4q-6 12 0 24M58 12q4 8 0 14M64 8q6 12 0 22", 0.6, BRIGHT) +
          [
            [76, 71, 0.16],
            [82, 72, 0.17],
            [90, 70, 0.15],
            [103, 71, 0.16],
            [110, 72, 0.17],
          ]
            .map(([x, y, size], index) => put(runner(index), x, y, size, { flip: x > 96 }))
            .join(""),
      },
    );
  },
  "49 Call Out Militias": () => {
    const sun = { x: 16, y: 12, reach: 40, strength: 0.35 };
    const land = country(
      sky({ low: 0.05, high: 0.36, horizon: 44, lights: [sun] }),
      [hills({ base: 46, height: 16, seed: 61, haze: 0.4, color: "#bcc7cc" })],
      water(46, { color: "#a8bcc4", dark: 0.32 }),
    );
    return composed(
      land,
      [
        ...row(7, [42, 58, 0.42], [112, 64, 0.6], (index) =>
          troop(index % 3 ? "rests" : "stands", one(HABITANTS, index)),
        ),
        ...moved(troop("points", { ...one(HABITANTS, 2), armed: false }), 26, 71, 0.94),
        ...moved(troop("rests", one(HABITANTS, 3)), 96, 72, 0.9, { flip: true }),
      ],
      {
        light: { x: -20, y: -40, strength: 0.5 },
        paper: "#e5e4d2",
        glow: { x: 16, y: 12, r: 50, color: "#fff5d8" },
        tall: slice(14, -14),
        under:
          bank(
            [
              [-2, 54],
              [40, 53],
              [122, 55],
            ],
            "#a8a468",
          ) +
          put(church("#a8443a"), 56, 54, 0.72) +
          put(stoneHouse("#a8443a", BRIGHT), 88, 54, 0.46) +
          put(stoneHouse("#6f5a43", BRIGHT), 112, 55, 0.44) +
          put(stoneHouse("#6f5a43", BRIGHT), 14, 54, 0.4) +
          put(standard(FRANCE, 40, 20), 36, 60),
      },
    );
  },
};

/** Somebody who runs to the call, far away. @param {number} index */
function runner(index) {
  return (
    cut(
      "M-6-30Q0-46 8-40L8-22L16-2L10 0L2-16L-12-4L-16-8L-4-22z",
      ["#5f6b57", "#6f5237", "#8b8577", "#4f5a6b", "#7a5a3c"][index % 5],
      1,
    ) +
    disc(6, -46, 5, SKIN, INK, 1) +
    line("M-14-26L24-44", 2)
  );
}
