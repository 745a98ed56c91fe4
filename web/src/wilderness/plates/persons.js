// Portraits, and what persons of the war did.

import {
  BRIGHT,
  BUFF,
  cut,
  disc,
  GILT,
  INK,
  line,
  put,
  RED,
  ROOM,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { ensign, standard } from "../../table/engraver/flags.js";
import { crown, feather, letter } from "../../table/engraver/goods.js";
import { room, sky } from "../../table/engraver/grounds.js";
import * as hats from "../../table/engraver/hats.js";
import { face, torso } from "../../table/engraver/likeness.js";
import { modelled, moved, part, stroke } from "../../table/engraver/parts.js";
import { framed, ground, mount } from "../../table/engraver/portrait.js";
import { flame, foam, threeMaster } from "../../table/engraver/ships.js";
import { bag, coins, document as deed, pile } from "../../table/engraver/things.js";
import { panel, troop } from "../../table/engraver/troops.js";
import { ferns, needles } from "../../table/engraver/woods.js";
import * as dress from "./dress.js";
import { ENSIGN, FRANCE } from "./flags.js";
import { quebec, quebecRock } from "./places.js";
import { composed, country, field, hills, row, slice, trunks, water, woods } from "./scene.js";

/** @typedef {import("../../table/engraver/parts.js").Part} Part */

/** A candle in its stick, 24 high. */
const candle = () =>
  cut("M-5 0Q-5-3 0-3T5 0z", GILT, 0.35) +
  cut("M-1.6-3V-6H1.6V-3z", GILT, 0.3) +
  cut("M-1.3-6V-18H1.3V-6z", BRIGHT, 0.3) +
  put(flame(6, 1.3, 0), 0, -18.5);

/** A face of the young king or another under a wig with a ribbon of an order. @param {Parameters<typeof face>[0]} how @param {Part[]} hair @param {Parameters<typeof torso>[0]} coat @param {string} [ribbon] */
const bust = (how, hair, coat, ribbon = "") => [
  ...torso(coat),
  ...(ribbon ? [part("-16,19! -11,16! 6,40 14,66! 6,66! 0,46", ribbon, 0.2, 2)] : []),
  ...face(how),
  ...hair,
];

/**
 * A portrait in an oval, and what stands beside it on the wide plate.
 * @param {import("../../table/engraver/plate.js").Crop} crop
 * @param {Part[]} person
 * @param {import("./scene.js").Country} behind
 * @param {string} beside
 * @param {string} paper
 * @returns {import("../../table/engraver/plate.js").Recipe}
 */
function ovalled(crop, person, behind, beside, paper) {
  const wide = crop !== "tall";
  const oval = wide ? { x: 33, y: 36, rx: 26, ry: 33 } : { x: 40, y: 22, rx: 35, ry: 45 };
  const scale = oval.rx / 31;
  const back = ground(oval);
  const people = modelled(moved(person, oval.x - 2 * scale, oval.y - 6 * scale, scale * 1.08), {
    x: 90,
    y: -40,
  });
  return {
    tone: (x, y) => {
      const d = ((x - oval.x) / oval.rx) ** 2 + ((y - oval.y) / oval.ry) ** 2;
      if (d < 1) return people.tone(x, y) ?? back.tone(x, y);
      return d < 1.14 ? 0 : wide ? behind.tone(x, y) : back.tone(x, y);
    },
    bend: (x, y) => (wide && x > oval.x + oval.rx ? behind.bend(x, y) : 0),
    paper,
    tall: slice(0, -28),
    washes:
      (wide ? behind.washes + beside : "") +
      mount(oval) +
      `<g clip-path="url(#oval)">${people.drawn}</g>`,
    over: framed(oval, "", { scale: 1, x: 0, y: 0 }),
  };
}

/** @type {import("../plates.js").Plates} */
export const PERSONS = {
  "67 William Pitt": (crop) => {
    const land = country(
      sky({ low: 0.06, high: 0.36, horizon: 50, top: -20 }),
      [hills({ base: 54, height: 6, seed: 4, haze: 0.6 })],
      water(54, { color: "#a9bdc4", dark: 0.34 }),
    );
    return ovalled(
      crop,
      bust({ nose: 1.6, hook: 1.8, slope: 0.8, stern: 0.7, age: 1, chin: 0.4 }, hats.wig(), {
        coat: "#4a4250",
        vest: "#b9a06a",
        lace: GILT,
      }),
      land,
      // The fleets that he sent out.
      put(threeMaster({ flag: ENSIGN, sails: "topsails" }), 72, 56, 0.24) +
        put(threeMaster({ flag: ENSIGN }), 110, 57, 0.3) +
        put(threeMaster({ flag: ENSIGN }), 92, 64, 0.62) +
        put(foam(26), 92, 64, 0.6),
      "#dcdccb",
    );
  },
  "22 Governor Vaudreuil Interferes": (crop) => {
    const wide = crop !== "tall";
    const sun = { x: 104, y: 14, reach: 40, strength: 0.35 };
    const land = country(
      sky({ low: 0.06, high: 0.42, horizon: 52, lights: [sun] }),
      [hills({ base: 56, height: 10, seed: 19, haze: 0.5, light: 1 })],
      water(56, { color: "#a3bbc3", dark: 0.36 }),
    );
    const people = [
      ...moved(quebecRock(), 92, 58, 0.56),
      ...moved(
        bust(
          { nose: -0.2, hook: -0.4, jowl: 2.2, chin: -0.3, age: 1, stern: -0.3, brow: 0.3 },
          hats.peruke("#e6ddc8"),
          { coat: "#37517c", vest: RED, lace: GILT, stout: 2 },
          RED,
        ),
        wide ? 38 : 44,
        wide ? 32 : 22,
        wide ? 1 : 1.14,
      ),
    ];
    return composed(land, people, {
      light: { x: 120, y: -30, strength: 0.5 },
      paper: "#e8dfc3",
      glow: { x: 104, y: 14, r: 52, color: "#fff3cd" },
      tall: slice(4, -22),
      over:
        put(quebec(standard(FRANCE, 12, 9)), 92, 58, 0.56) +
        put(put(letter(), 0, 0, 0.8), wide ? 62 : 60, 66, 1, { turn: -14 }),
    });
  },
  "16 George Croghan": (crop) => {
    const wide = crop !== "tall";
    const sun = { x: 110, y: 20, reach: 40, strength: 0.5 };
    const land = country(
      sky({ low: 0.06, high: 0.4, horizon: 40, lights: [sun] }),
      [
        hills({ base: 46, height: 22, seed: 13, haze: 0.6, light: 1, color: "#b6bb9f" }),
        woods({ base: 50, high: 18, seed: 10, dark: 0.42, light: 1, color: "#7f8a5c", leafy: 0.7 }),
      ],
      field(54, { color: "#b09f66" }),
    );
    const trader = [
      ...torso({ coat: "#5d6b4a", vest: "#b89566", linen: "#e6d8b6", facing: "#4f5c40", stout: 1 }),
      ...face({
        skin: "#d39c78",
        nose: 0.2,
        hook: -0.7,
        chin: 0.8,
        jowl: 1.4,
        stern: -0.2,
        lip: 0.3,
      }),
      ...hats.queue("#8a4a2c"),
      ...hats.slouch("#57442f"),
    ];
    return composed(
      land,
      [
        ...trunks(
          [
            [116, 64, 9, 1],
            [4, 62, 8],
          ],
          "#5a4733",
          0.5,
        ),
        needles(0, 0, 26, 7, 3),
        needles(-6, 9, 16, 5, 5),
        needles(118, 2, 24, 7, 2),
        needles(123, 11, 14, 5, 7),
        ...row(
          3,
          [72, 57, 0.34],
          [104, 63, 0.5],
          (index) =>
            troop(
              index === 1 ? "walks" : "marches",
              index === 1 ? { ...dress.SACHEM, armed: false } : dress.WARRIOR,
            ),
          { flip: true },
        ),
        ...moved(trader, wide ? 40 : 46, wide ? 31 : 22, wide ? 1.02 : 1.14),
      ],
      {
        light: { x: 120, y: -30, strength: 0.5 },
        paper: "#ebdfb8",
        glow: { x: 108, y: 22, r: 52, color: "#fff0bd" },
        tall: slice(6, -22),
        // Horses under packs, on the path of the traders.
        over: ferns(60, 122, 75, 6, 4),
      },
    );
  },
  "36 François Bigot": (crop) => {
    const wide = crop !== "tall";
    const lamp = { x: 70, y: 30, reach: 42, strength: 0.86 };
    const [x, y, size] = wide ? [44, 27, 0.96] : [44, 20, 1.06];
    return composed(
      {
        tone: room(lamp, 0.88),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#8a4a44") +
          [0, 16, 32, 80, 96, 112].map((at) => line(`M${at}-30V60`, 0.5, "#6b3733")).join("") +
          shape("M84-30H124V50H84z", "#41536a") +
          line("M84-30V50M104-30V50M84 10H124", 1.6, GILT),
      },
      [
        ...moved(
          bust(
            {
              nose: 0.2,
              hook: 0.4,
              jowl: 2.6,
              chin: -0.9,
              lip: 0.5,
              stern: 0.4,
              slope: 0.5,
              skin: "#dfae86",
            },
            hats.wig("#d9c8a6"),
            { coat: "#6b2f4a", vest: GILT, lace: GILT, stout: 5 },
          ),
          x,
          y,
          size,
        ),
        stroke(`${x + 6 * size},${y + 8 * size} ${x + 6.4 * size},${y + 8.4 * size}`, 0.7),
        panel(
          [
            [-4, 60],
            [124, 60],
            [124, 76],
            [-4, 76],
          ],
          WOOD,
          0.34,
          3,
        ),
      ],
      {
        light: { x: 74, y: 30, reach: 70, strength: 0.6 },
        paper: ROOM,
        glow: { x: 70, y: 34, r: 56, color: "#ffd98a" },
        tall: slice(14, -20),
        over:
          put(candle(), wide ? 80 : 76, 62, 1.1) +
          put(coins(-16, 20, 7, { color: GILT, size: 1.5, seed: 5 }), wide ? 64 : 58, 70) +
          pile(wide ? 44 : 36, 69, 9, GILT) +
          pile(wide ? 49 : 41, 70, 6, GILT) +
          put(bag(), wide ? 100 : 22, 71, 1) +
          put(bag("#cdb58a"), wide ? 112 : 90, 72, 0.8) +
          put(deed(), 22, 70, 0.8) +
          put(feather(), 26, 66, 0.7) +
          [
            [90, 1],
            [96, -1],
          ]
            .map(([at, side]) =>
              put(
                shape(
                  "M-3.5 0h7l-2.4-1.4V-7Q4-10 3.6-16H-3.6Q-4-10-1.1-7v5.6z",
                  "#c9d6d6",
                  INK,
                  0.3,
                ) + shape("M-3.3-12Q-3.5-9-.8-7.5H.8Q3.5-9 3.3-12z", "#7c2332"),
                at - 2 + side,
                66,
                0.5,
              ),
            )
            .join(""),
      },
    );
  },
  "37 British Ministerial Crisis": () => {
    const window = { x: 60, y: 4, reach: 56, strength: 0.6 };
    return composed(
      {
        tone: room(window, 0.74),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#a99a78") +
          shape("M46-30H74V30H46z", "#dfe3d6") +
          line("M46-30V30H74V-30M60-30V30M46 14H74M46-2H74M46-18H74", 0.9, WOOD) +
          shape("M30-30H46V40Q38 42 36 30zM90-30H74V40Q82 42 84 30z", RED) +
          shape("M-2 58H122V76H-2z", "#7a5f45"),
      },
      [
        // The empty chair.
        part("50,66! 49,34! 52,28 60,25 68,28 71,34! 70,66!", RED, 0.3, 6),
        part("48,50! 46,48! 46,46! 52,46! 52,66! 48,66!", GILT, 0.2, 2),
        part("72,50! 74,48! 74,46! 68,46! 68,66! 72,66!", GILT, 0.2, 2),
        part("50,52! 70,52! 72,58! 48,58!", "#8a2b22", 0.2, 3),
        stroke("54,32 60,29 66,32", 0.7),
        ...moved(troop("walks", { ...dress.GENTLEMAN, coat: "#3f4f4a" }), 22, 71, 1, {
          flip: true,
        }),
        ...moved(troop("points", { ...dress.GENTLEMAN, coat: "#54466b", vest: BUFF }), 85, 71, 1),
        ...moved(troop("speaks", { ...dress.GENTLEMAN, coat: "#7a5236", vest: BUFF }), 112, 73, 1, {
          flip: true,
        }),
      ],
      {
        light: { x: 60, y: -40, strength: 0.55 },
        paper: ROOM,
        tall: slice(28, -12),
        over:
          // The seals of office, on the floor with the papers.
          put(deed(), 58, 73, 0.8) +
          put(deed(), 38, 70, 0.5, { turn: 20 }) +
          put(crown(), 60, 24, 0.34) +
          put(letter(true), 80, 71, 0.36, { turn: 12 }) +
          disc(48, 70, 2, RED, INK, 0.3) +
          line("M48 68Q44 62 52 60", 0.6, GILT),
      },
    );
  },
  "69 Diplomatic Revolution": (crop) => {
    const wide = crop !== "tall";
    const back = (/** @type {number} */ x, /** @type {number} */ y) =>
      0.5 +
      0.1 * Math.sin(x * 0.5) * Math.sin(y * 0.5) -
      0.3 * Math.exp(-(((x - 60) / 40) ** 2 + ((y - 30) / 36) ** 2));
    const at = wide
      ? { lady: [32, 28, 0.98], lord: [88, 28, 0.98] }
      : { lady: [38, 18, 0.84], lord: [82, 18, 0.84] };
    const lady = [
      part("-12,18! -20,26 -26,40 -30,66! 28,66! 22,42 16,30 6,20!", "#6b3a56", 0.3, 8),
      part("-8,15! 3,14.6! 10,24 12,34 4,40! -6,38 -12,26", "#ecc9a4", 0.14, 4),
      part("-13,26! -6,36 4,40 13,33! 15,37 6,45 -6,42 -15,30", BRIGHT, 0.08, 2),
      part("-6,19.4! 0,21 6,19.6! 6.6,22 0,23.6 -6,22!", GILT, 0.1, 1),
      ...face({ nose: -0.6, chin: -0.4, jowl: 1, stern: -0.6, skin: "#ecc9a4" }),
      ...hats.coiffure(),
    ];
    const lord = bust(
      { nose: 0.8, hook: 0.9, jowl: 0.8, lip: 0.4, slope: 0.4 },
      hats.wig(),
      { coat: "#35527f", vest: BUFF, lace: GILT },
      "#4f7fb0",
    );
    return composed(
      { tone: back, bend: () => 0, washes: shape("M-2-30H122V74H-2z", "#c8ab7c") },
      [
        ...moved(lady, at.lady[0], at.lady[1], at.lady[2]),
        ...moved(lord, at.lord[0], at.lord[1], at.lord[2], { flip: true }),
      ],
      {
        light: { x: 60, y: -40, strength: 0.5 },
        paper: "#e8d8ae",
        glow: { x: 60, y: 26, r: 50, color: "#fff0c2" },
        tall: slice(20, -28),
        under:
          put(ensign(FRANCE, 0, 0, 30), 86, -24, 1) +
          put(
            cut("M0 0H26V18H0z", "#d9a441", 0.3) +
              shape(
                "M13 3l2 2l4-2l-1 4l4 2l-4 1l1 4l-4-1l-2 4l-2-4l-4 1l1-4l-4-1l4-2l-1-4l4 2z",
                INK,
              ),
            4,
            -24,
            1,
          ),
        over:
          put(crown(), at.lady[0] - 2, at.lady[1] - 15, 0.5) +
          // The treaty between them, and the hands upon it.
          put(deed(), 60, 71, 1.2) +
          cut("M44 66L54 64L61 66.5L60 69L53 68.5L44 71z", "#ecc9a4", 0.4) +
          cut("M76 66L66 64L59.5 67L61 69.5L67 68.5L76 71z", "#e3bd93", 0.4) +
          line("M44 65v7M76 65v7", 2, BRIGHT),
      },
    );
  },
  "70 Intrigues Against Shirley": (crop) => {
    const [x, y] = crop === "tall" ? [79, 16] : [102, 26];
    const near = x - 18;
    const lamp = { x: near, y: 34, reach: 34, strength: 0.9 };
    return composed(
      {
        tone: (x, y) =>
          x > 14 && x < 42 && y < 66 ? 0.2 + (y < -10 ? 0.1 : 0) : room(lamp, 0.94)(x, y),
        bend: () => 0,
        washes:
          shape("M-2-30H122V74H-2z", "#8d7f5d") +
          shape("M14-30H42V66H14z", "#e6c687") +
          shape("M-2 66H122V76H-2z", "#5b4430"),
      },
      [
        // Those who whisper behind the door.
        ...moved(
          troop("speaks", { ...dress.OFFICER, coat: "#57291f", facing: "#3a2c20" }),
          21,
          64,
          0.84,
        ),
        ...moved(
          troop("bows", { ...dress.GENTLEMAN, coat: "#3d3346", vest: "#3d3346" }),
          35,
          65,
          0.84,
          { flip: true },
        ),
        part("42,-30! 58,-26! 58,72! 42,66!", "#5d4128", 0.5, 3),
        part("45,-20! 55,-17! 55,20! 45,18!", "#5d4128", 0.6, 2),
        part("45,26! 55,28! 55,64! 45,60!", "#5d4128", 0.6, 2),
        ...moved(
          [
            ...torso({ coat: dress.SCARLET, vest: BUFF, facing: dress.NAVY, lace: GILT }),
            ...face({ nose: 0.8, chin: 0.7, age: 2, stern: 0.3, slope: 0.2 }),
            ...hats.wig("#e8e0cc"),
          ],
          x,
          y,
          0.96,
          { flip: true, turn: -4 },
        ),
        panel(
          [
            [64, 60],
            [124, 58],
            [124, 76],
            [60, 76],
          ],
          WOOD,
          0.3,
          3,
        ),
      ],
      {
        light: { x: near - 4, y: 30, reach: 60, strength: 0.6 },
        paper: ROOM,
        glow: { x: near, y: 36, r: 44, color: "#ffd680" },
        tall: slice(12, -28),
        over:
          put(candle(), near - 9, 63, 1.1) +
          put(deed(), near + 10, 70, 0.9) +
          put(feather(), near + 14, 66, 0.8) +
          disc(52, 22, 1.2, GILT, INK, 0.3) +
          line("M14-30V66H42V-30", 1.6, "#4a3524"),
      },
    );
  },
};
