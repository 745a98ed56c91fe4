// Portraits, and what people did.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  FLAME,
  GILT,
  GREEN,
  hatches,
  INK,
  line,
  NIGHT,
  put,
  RED,
  ROOM,
  SAND,
  SEA,
  SKIN,
  SKY,
  shape,
  TAN,
  WOOD,
} from "../../table/engraver/brush.js";
import * as busts from "../../table/engraver/busts.js";
import { profile } from "../../table/engraver/busts.js";
import { soldier } from "../../table/engraver/figures.js";
import { ensign, standard } from "../../table/engraver/flags.js";
import {
  bank,
  dunes,
  ridge,
  room,
  sea,
  sky,
  smoke,
  split,
  trail,
  waves,
} from "../../table/engraver/grounds.js";
import { steed } from "../../table/engraver/horses.js";
import { modelled, moved, part, stroke } from "../../table/engraver/parts.js";
import { castle, hall, palm, tower, town, wall } from "../../table/engraver/places.js";
import { framed, ground, mount } from "../../table/engraver/portrait.js";
import { foam, schooner, threeMaster, xebec } from "../../table/engraver/ships.js";
import { before } from "../../table/engraver/things.js";
import { TRIPOLI, US } from "./flags.js";
import { jefferson } from "./jefferson.js";

/** @typedef {import("../../table/engraver/plate.js").Recipe} Recipe */
/** @typedef {import("../../table/engraver/lines.js").Field} Field */

/** Modelled people before a ground. @param {Field} behind @param {ReturnType<typeof modelled>} people @param {string} [washes] what stands between @param {string} [over] @returns {Recipe} */
const posed = (behind, people, washes = "", over = "") => ({
  tone: before(behind, people.tone),
  washes: washes + people.drawn,
  over,
});

/** Light that colors what stands behind people. @param {number} x @param {number} y @param {number} r @param {string} color */
const shine = (x, y, r, color) =>
  `<radialGradient id="s"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
  disc(x, y, r, "url(#s)");

/** The white of smoke. @param {{x: number, y: number, r: number}[]} puffs */
const white = (puffs) => puffs.map(({ x, y, r }) => disc(x, y, r, BRIGHT)).join("");

/** A box of the plate that a card in the hand shows. @param {number} x0 @param {number} y0 */
const slice = (x0, y0) => ({ x0, x1: x0 + (72 - y0) * 0.8, y0, y1: 72 });

/** @type {import("../plates.js").Plates} */
export const PEOPLE = {
  "Thomas Jefferson": (crop) => {
    const wide = crop === "wide";
    const oval = wide ? { x: 32, y: 36, rx: 25.5, ry: 33 } : { x: 40, y: 22, rx: 35, ry: 45 };
    const scale = oval.rx / 31;
    const back = ground(oval);
    const people = modelled(moved(jefferson(), oval.x, oval.y - 7 * scale, scale * 1.1), {
      x: 90,
      y: -40,
    });
    const hills = ridge({ base: 60, height: 20, seed: 5 });
    const land = split(
      () => 60,
      split(hills.edge, sky({ low: 0.06, high: 0.34, horizon: 50, top: -20 }), hills.tone),
      dunes({ from: 50, tone: 0.3 }).tone,
    );
    const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
      ((x - oval.x) / oval.rx) ** 2 + ((y - oval.y) / oval.ry) ** 2;
    return {
      tone: (x, y) => {
        const d = inside(x, y);
        if (d < 1) return people.tone(x, y) ?? back.tone(x, y);
        return d < 1.14 ? 0 : wide ? land(x, y) : back.tone(x, y);
      },
      paper: "#d3d8cc",
      tall: slice(0, -28),
      washes:
        (wide ? shape("M0 60H120V72H0z", GREEN) : "") +
        mount(oval) +
        `<g clip-path="url(#oval)">${people.drawn}</g>`,
      over: framed(oval, "", { scale: 1, x: 0, y: 0 }) + (wide ? put(hall(), 91, 62, 0.9) : ""),
    };
  },
  "Yusuf Qaramanli": () => {
    const sun = { x: 96, y: 40, reach: 26, strength: 0.4 };
    const arch = "M34 72V50Q22 34 32 17Q44 0 62 0T92 17Q102 34 90 50V72z";
    const air = split(
      () => 56,
      sky({ low: 0.14, high: 0.42, horizon: 56, top: -20, lights: [sun] }),
      sea({ horizon: 56, dark: 0.4, light: { x: 90 } }),
    );
    const wall = room({ x: 62, y: 30, reach: 60 }, 0.8);
    const people = modelled(
      [
        ...moved(
          [
            part("-14,17! -28,24 -36,38 -38,70! 36,70! 32,40 22,26 8,19!", RED, 0.4, 9),
            part("-2,20! 6,20! 16,70! -2,70!", GILT, 0.2, 4),
            part("6,17! 14,20 22,29 27,44 28,60! 16,60! 14,44 5,26", "#4a3524", 0.5, 4),
            ...profile(TAN),
            part("-13,9! -6,13 0,22 4,42 3,60! -16,60! -17,40 -22,26 -18,14", "#4a3524", 0.5, 4),
            ...busts.beard(),
            ...moved(busts.turban(), 0, 1, 1.24, { turn: -4 }),
            part("10,-19! 8,-26 10,-34 16,-38! 17,-31 14,-24 12,-18!", BRIGHT, 0.1, 2),
            part("8,-17 11,-20.5 14,-17 11,-12.6", GILT, 0.1, 2),
          ],
          54,
          37,
          0.95,
        ),
      ],
      { x: 110, y: -10, strength: 0.5 },
    );
    const opening = (/** @type {number} */ x, /** @type {number} */ y) =>
      y > 50
        ? x > 34 && x < 90
        : ((x - 62) / 35) ** 2 + ((y - 32) / 32) ** 2 < 1 && x > 26 && x < 98;
    return {
      ...posed(
        (x, y) => (opening(x, y) ? air(x, y) : wall(x, y)),
        people,
        [0, 10, 20, 98, 108, 118]
          .map((x) => shape(`M${x} 38${"l5 5l-5 5l-5-5l5-5m0 10".repeat(4)}`, BLUE, GILT, 0.7))
          .join("") +
          shape(arch, DUSK) +
          put(castle({ flag: TRIPOLI }), 78, 58, 0.5) +
          `<path d="${arch}" fill="none" stroke="${RED}" stroke-width="5"/><path d="${arch}" fill="none" stroke="${BRIGHT}" stroke-width="4.6" stroke-linecap="butt" stroke-dasharray="4 4"/>`,
      ),
      paper: ROOM,
      tall: slice(20, -6),
    };
  },
  "The Daring Stephen Decatur": () => {
    const puffs = [
      ...trail(124, 56, 80, -8, { count: 30, small: 7, big: 11, seed: 3, spread: 13 }),
      ...bank(-4, 30, 56, { count: 8, r: 11, seed: 8 }),
    ];
    const clouds = smoke(puffs, undefined, { dark: 0.66, edge: 0.1 });
    const haze = sky({ low: 0.08, high: 0.5, horizon: 60, top: -40 });
    const people = modelled(
      [
        ...moved(
          [
            part("-18,20! -30,34 -34,60! 30,60! 26,40 20,26 10,20 0,17", "#7b3f34", 0.3, 9),
            ...profile(TAN),
            ...busts.beard(),
            ...busts.turban(GILT),
          ],
          97,
          40,
          0.86,
          { flip: true, turn: 10 },
        ),
        part("86,60! 78,52 76,40 80,34! 84,37 84,46 90,54 98,58 98,68! 90,68", "#7b3f34", 0.3, 4),
        part("76,40! 75,34 78,30 82,31 83,37", TAN, 0.2, 2),
        part("8,72! 12,54 18,46 30,40 36,37! 48,37 56,42 62,52 66,72!", BLUE, 0.4, 6),
        part("45,40! 58,72! 40,72! 36,50", BRIGHT, 0.1, 4),
        part("30,41! 36,50 41,72! 34,72! 24,50", BUFF, 0.2, 3),
        ...moved([...profile(), ...busts.curls()], 40, 19, 1.02, { turn: -6 }),
        part("31,44! 30,34 33,33 40,36 50,36 51,45! 41,43", BLUE, 0.4, 3),
        part("31,36! 30,34 33,32.5 40,36.5 50,36! 50.5,38 40,39", GILT, 0.1, 1),
        part(
          "14,58! 17,46 25,42 33,44 44,50 52,50 60,42 65,35! 71,39! 67,52 59,62 50,66 36,64 28,60",
          BLUE,
          0.4,
          6,
        ),
        part("59,42! 65,33! 72,38! 67,48", BUFF, 0.1, 3),
        part("65,35! 65,28 69,25 74,27 74,32 72,38!", SKIN, 0.2, 3),
        stroke("69,26 74,29"),
        stroke("68,29 74,32"),
        ...moved(busts.epaulette(), 24, 45, 1.1, { turn: -14 }),
      ],
      { x: 84, y: -8, strength: 0.5 },
    );
    return {
      ...posed(
        (x, y) => clouds(x, y) ?? haze(x, y),
        people,
        white(puffs) + line("M58 72L112-30", 1.6, WOOD) + shape("M112-30Q96 20 66 66L58 72z", BUFF),
      ),
      paper: SKY,
      tall: slice(17, -9),
      over:
        cut("M71 26Q84 12 86-6Q90 14 74 28z", BRIGHT, 0.3) +
        cut("M79 31Q72 20 60 13Q74 16 82 29z", BRIGHT, 0.3) +
        line("M68 25q5 1 8 6M65 28q-1-6 7-6", 1, GILT),
    };
  },
  "Murad Reis Breaks Out": () => {
    const moon = { x: 30, y: 14, reach: 16, strength: 0.5 };
    const people = modelled(
      moved(
        [
          part("-14,16! -28,24 -34,38 -36,70! 34,70! 30,40 22,26 8,19!", GREEN, 0.5, 9),
          part("-2,18! 8,18! 15,40 15,70! 3,70! 3,40", RED, 0.3, 4),
          ...[30, 37, 44, 51].map((y) =>
            part(`-3,${y}! 14,${y - 1}! 14,${y + 1}! -3,${y + 2}!`, GILT, 0.2, 1, 0.25),
          ),
          ...profile(),
          part("-12,12! -6,14 2,18 7,18 8,22! 2,26 -8,24 -15,21", GREEN, 0.5, 3),
          part(
            "-5,4! -3,9 1,9.4 4,7.6 7,6.4 11,6.4 12,7.6 7.4,8.4 9.4,9.4 11,13 9,18 4,18! -1,16",
            "#c08446",
            0.3,
            3,
          ),
          stroke("-1,10 3,13 6,17"),
          ...busts.turban(GREEN, "#c9a46a"),
          part("14,42! 38,24! 41,28! 17,48!", GILT, 0.3, 2),
          part("36,24.5! 52,13! 54.5,16.5! 39,28.5!", GILT, 0.2, 2),
          part("18,48! 18,40 24,34 29,35 30,40 26,46 22,50!", SKIN, 0.3, 3),
          part("-20,72! -8,54 8,48 18,43! 25,51! 14,64 6,72!", GREEN, 0.4, 6),
        ],
        86,
        33,
        1.02,
        { flip: true },
      ),
      { x: 10, y: 0, strength: 0.55 },
    );
    return {
      ...posed(
        split(
          () => 48,
          sky({ low: 0.42, high: 0.78, lights: [moon] }),
          sea({ dark: 0.66, light: { x: 32, strength: 0.8 } }),
        ),
        people,
        shine(30, 14, 40, "#e8ecd8") +
          put(threeMaster({ sails: "topsails" }), 13, 48, 0.3) +
          put(xebec({ flag: TRIPOLI }), 47, 53, 0.62, { flip: true }) +
          disc(30, 14, 5.4, BRIGHT),
      ),
      bend: waves(48, 0.3),
      paper: NIGHT,
      tall: slice(34, -14),
    };
  },
  "Bainbridge Supplies Intel": () => {
    const candle = { x: 53, y: 36, reach: 34, strength: 0.9 };
    const coat = BLUE;
    const people = modelled(
      [
        part("66,72! 70,54 76,44 84,38! 94,38 104,44 110,56 112,72!", coat, 0.3, 9),
        part("72,42! 80,39 80,52 74,66! 68,66", BUFF, 0.1, 4),
        part("77,40! 71,44 70,50 74,50 80,44", BRIGHT, 0.1, 2),
        ...moved([...profile(), ...busts.hair()], 82, 24, 1, { flip: true, turn: -12 }),
        part("78,42! 76,36 86,37 95,34! 97,42 86,42", coat, 0.3, 3),
        ...moved(busts.epaulette(), 96, 45, 0.95, { turn: 10 }),
        part("0,60! 120,60! 120,72! 0,72!", WOOD, 0.3, 2),
        part("46,60! 48,57.5 58,57.5 60,60! 57,62 49,62", GILT, 0.2, 2),
        part("51,58! 51,42! 55,42! 55,58!", BRIGHT, 0, 2),
        part("36,63! 37,56! 42,56! 43,63!", INK, 0.2, 3),
        part("54,62.5! 76,62! 82,69! 53,69.5!", BRIGHT, 0, 1),
        part("92,48! 100,52 102,62 94,68 80,67 68,65! 68,60! 80,59 86,54", coat, 0.3, 4),
        part("72,59! 68,59 67.5,65.5 72,66!", GILT, 0.1, 1),
        part("68,60! 63,59 60,61 60,64 63,65 68,65!", SKIN, 0.1, 2),
      ],
      candle,
    );
    return {
      ...posed(
        room(candle, 0.86),
        people,
        shine(56, 38, 60, "#ffd780") + shape("M18 34V14Q27 2 36 14V34z", NIGHT),
        line("M18 34V14Q27 2 36 14V34z", 1.6) +
          line("M22.500 34V10M27 34V8M31.500 34V10M18 24H36", 0.9) +
          shape("M28.500 12a4 4 0 1 0 3.400 6a3.400 3.400 0 0 1-3.400-6z", BRIGHT) +
          shape("M53 42.500q-4-3.600 0-11q4.400 6.600.4 11z", GILT, FLAME, 0.4) +
          shape("M53 42q-2-2.200 0-6q2.200 3.400.2 6z", BRIGHT) +
          cut("M61.400 62Q66 46 78 38Q76 52 63 61z", BRIGHT, 0.3) +
          line("M60 65L76 41", 0.35) +
          line(
            "M0 12H16M0 26H14M6 12V26M0 42H34M12 26V42M40 42V26M106 14H120M100 28H120M110 14V28M34 58V42M0 58H30",
            0.3,
            INK,
          ) +
          line("M57 64.400h5M57 66h9M56.600 67.600h14", 0.3),
      ),
      paper: ROOM,
      tall: slice(44, -2),
    };
  },
  "Preble's Boys Take Aim": () => {
    const day = { x: 90, y: 26, reach: 44, strength: 0.6 };
    const port = "M68 10H112V50H68z";
    const people = modelled(
      [
        part("44,66! 44,58! 54,56! 58,51! 90,47! 92,66!", WOOD, 0.4, 3),
        part("47,61 51,57 57,57 61,61 61,67 57,71 51,71 47,67", WOOD, 0.4, 3),
        part("78,61 82,57 88,57 92,61 92,67 88,71 82,71 78,67", WOOD, 0.4, 3),
        part("42,46 45,44.5 48,46 48,50 45,51.5 42,50", "#625c50", 0.4, 2),
        part("47,42! 62,40 80,37! 100,34! 101,40! 82,45 64,50 49,55!", "#625c50", 0.5, 6),
        part("99,33! 104,32! 106,41! 100,42!", "#625c50", 0.4, 3),
        stroke("64,39 66,50", 0.7),
        ...moved(
          [
            part("-32,50! -34,34 -28,20 -16,12 -6,12! 2,18 6,30 4,50!", BRIGHT, 0.2, 9),
            stroke("-26,20 -18,30 -16,50", 0.7),
            stroke("-17,14 -10,28 -8,50", 0.7),
            stroke("-9,13 -3,28 -2,50", 0.7),
            part("-12,13! -4,9 2,14 6,20! -2,20 -8,20", RED, 0.3, 2),
            ...moved(
              [
                ...profile(),
                part("-9,8! -12,14 -12,24! -9,24! -8,14", WOOD, 0.5, 2),
                part(
                  "-11,6! -12.6,-2 -11,-10 -3,-15 5,-13 8.8,-6.6! 2,-6.6 -3,-3 -6,4",
                  RED,
                  0.3,
                  4,
                ),
                part("-11,2! -18,2 -20,8! -14,8 -17,13! -11,8", RED, 0.3, 2),
              ],
              0,
              0,
              0.92,
              { turn: 12 },
            ),
            part("-14,21! -8,18 -2,24 4,27 13,22! 16,27 6,37 -4,36 -12,30", BRIGHT, 0.1, 4),
            stroke("-4,23 -8,32", 0.7),
            stroke("3,28 0,36", 0.7),
          ],
          37,
          32,
        ),
        part("49,54! 52,49 57,47.5 60,50 59,54 53,59!", SKIN, 0.2, 2),
        ...moved(
          [
            part("-20,60! -18,30 -8,20 4,16! 12,24 15,40 15,60!", BLUE, 0.5, 9),
            ...profile(),
            ...busts.hair("#8f8a80"),
            ...busts.cocked(),
            part("-10,24! -9,13 -2,16 6,15! 8,22 0,22", BLUE, 0.5, 2),
            part("-10,15! -9,13 -2,16 6,14.5! 6.4,16.5 -2,18.5", GILT, 0.2, 1),
            ...moved(busts.epaulette(), -6, 28, 1),
          ],
          8,
          24,
        ),
      ],
      { x: 104, y: 20, strength: 0.5 },
    );
    const inside = room(day, 0.84);
    const water = split(
      () => 40,
      sky({ low: 0.06, high: 0.3, horizon: 40, top: -10 }),
      sea({ horizon: 40, dark: 0.4 }),
    );
    const planks = [-20, -12, 0, 12, 24, 36, 48, 58]
      .map((y) => `M-2 ${y}H67M113 ${y}H122`)
      .join("");
    return {
      ...posed(
        (x, y) => (x > 68 && x < 112 && y > 10 && y < 50 ? water(x, y) : inside(x, y)),
        people,
        shine(90, 28, 70, "#fff0c8") +
          shape(port, SKY) +
          put(xebec({ flag: TRIPOLI }), 88, 40, 0.5) +
          line(port, 2.4, WOOD) +
          line(port, 0.5) +
          line(planks, 0.4) +
          cut("M-2 66H122V74H-2z", WOOD) +
          shape("M-2-4H122V4H-2zM-2-28H122V-20H-2z", WOOD, INK, 0.5),
      ),
      paper: ROOM,
      tall: slice(24, -12),
    };
  },
  "Lieutenant O'Bannon Leads the Charge": () => {
    const sun = { x: 16, y: 44, reach: 24, strength: 0.4 };
    const sand = dunes({ seed: 4, from: 50 });
    const puffs = trail(97, 50, 122, 18, { count: 14, small: 4, big: 13, seed: 2 });
    const clouds = smoke(puffs, undefined, { dark: 0.62, edge: 0.1 });
    const air = sky({ low: 0.1, high: 0.42, horizon: 56, top: -20, lights: [sun] });
    const people = modelled(
      moved(
        [
          part("44,45! 52,46! 49,56 44,61 34,65! 31,61! 39,55", BRIGHT, 0.2, 3),
          part("35,65.5! 31,60! 25,62 22.5,69! 26,70.5! 29,67", INK, 0.4, 2),
          part("42,40! 34,50 32,56 38,54 46,46!", BLUE, 0.4, 3),
          part("45,43! 54,42! 61,46 66,51 65,58 65,61! 60,61! 60,55 54,53 46,51", BRIGHT, 0.1, 4),
          part("60,59! 65.5,59! 65,66 71,68 71,69.5! 59.5,69.5!", INK, 0.4, 2),
          part("44,26! 40,34 41,45! 48,47 55,44! 57,36 58,29 53,25", BLUE, 0.3, 4),
          part("46,25! 49,25! 57,42! 54.5,44!", BRIGHT, 0.1, 1),
          part("55,26! 58,28! 44,45! 41.5,43!", BRIGHT, 0.1, 1),
          ...moved(
            [
              ...profile(),
              ...busts.hair(),
              ...busts.round(),
              part("-2,-20! -5,-29 0,-34 3,-28 2,-20!", RED, 0.2, 2),
            ],
            52,
            13.6,
            0.56,
            { turn: 8 },
          ),
          part("48,25! 51,22 57,23 59,27! 53,27.5", RED, 0.3, 1),
          part("45,25! 43,31 48,34 56,32 64,25 69,15! 64,12.4! 59,20 52,24", BLUE, 0.4, 3),
          part("63,14.5! 68.5,17.5! 70.5,13.5! 65,10.8!", RED, 0.2, 1),
          part("67,8! 77,5 84,0 89,-7! 90,0 86,6 78,10 68,11!", BRIGHT, 0, 1),
          part("65,11! 66,7 69,6 71.5,8.4 70.5,13.5!", SKIN, 0.1, 1),
          part("64,6.4! 71,4.6! 72,11! 71,11! 70,6.4 64.5,8!", GILT, 0.1, 1),
        ],
        5,
        11,
        0.84,
      ),
      { x: 100, y: -30, strength: 0.5 },
    );
    const men = [
      [4, 62, 1.1],
      [14, 60, 0.95],
      [24, 64, 1.2],
      [32, 59, 0.85],
    ]
      .map(([x, y, size]) => put(soldier({ pose: "charges" }), x, y, size))
      .join("");
    return {
      ...posed(
        split(
          (x) => 56 + Math.sin(x / 9),
          (x, y) => clouds(x, y) ?? air(x, y),
          sand.tone,
        ),
        people,
        white(puffs) +
          shape("M0 57H120V72H0z", SAND) +
          put(standard(US, 46, 20), 20, 60) +
          men +
          cut("M-2 74V59Q20 53 46 60T80 74z", SAND),
      ),
      bend: sand.bend,
      paper: DUSK,
      tall: slice(20, -10),
      over:
        put(wall(0, 44, 14) + tower(0, 12, 22) + wall(12, 44, 14), 82, 60) +
        line("M88 38V14", 0.6) +
        ensign(TRIPOLI, 88, 14, 14),
    };
  },
  "General Eaton Attacks Derne": () => {
    const sun = { x: 104, y: 34, reach: 26, strength: 0.5 };
    const near = (/** @type {number} */ x) => 60 + 0.0016 * (x - 20) ** 2;
    const sand = dunes({ seed: 6, from: 52, tone: 0.34 });
    const hills = ridge({ base: 46, height: 12, seed: 9, light: 1 });
    const far = split(
      () => 46,
      split(
        hills.edge,
        sky({ low: 0.06, high: 0.5, horizon: 44, top: -30, lights: [sun] }),
        hills.tone,
      ),
      sea({ horizon: 46, dark: 0.34, light: { x: 104, width: 6, strength: 0.4 } }),
    );
    const coat = "#5a3d28";
    const people = modelled(
      moved(
        [
          ...steed(coat),
          part("-6,-38! 4,-38 12,-31 12,-26 11,-20! 6.6,-20! 6,-27 -4,-30", BRIGHT, 0.2, 3),
          part("5.6,-24! 11.6,-24! 11,-14 16,-11.6 15.5,-9.6! 6.6,-10!", INK, 0.4, 2),
          part("-7,-36! -9,-48 -6,-57 0,-59 5,-57 7,-48 6,-37!", BLUE, 0.4, 4),
          part("-7,-38! -14,-30 -12,-26 -2,-32", BLUE, 0.4, 2),
          part("-8,-42! 6.4,-42! 6.4,-39.5! -7.6,-39!", RED, 0.2, 1),
          ...moved(
            [
              ...profile(),
              ...busts.hair(),
              ...busts.cocked(),
              part("-2,-17! -6,-26 0,-30 3,-25 2,-17!", BRIGHT, 0.1, 2),
            ],
            1,
            -66,
            0.5,
          ),
          part(
            "6,-65.5! 10,-67! 10,-64.5! 24,-68! 25,-65! 10.6,-61.5! 10,-62.5! 6,-64!",
            GILT,
            0.2,
            1,
          ),
          part("-5,-56! 0,-58 6,-52 10,-58 12,-63! 15,-62! 14,-54 8,-47 2,-47", BLUE, 0.4, 3),
          part("11.4,-62.5! 12,-66 15.5,-66.5 15.5,-62!", SKIN, 0.1, 1),
          ...moved(busts.epaulette(), -3, -55.6, 0.42),
        ],
        40,
        68,
        0.78,
      ),
      { x: 120, y: 10, strength: 0.5 },
    );
    return {
      ...posed(
        split(near, far, sand.tone),
        people,
        shine(104, 34, 60, "#fff0c0") +
          shape("M0 46H120V72H0z", SEA) +
          disc(104, 34, 4, BRIGHT) +
          put(threeMaster({ sails: "topsails" }), 66, 47, 0.2) +
          put(schooner(), 82, 49, 0.26) +
          shape("M120 50Q92 50 70 60L80 72H120z", SAND) +
          put(town({ flag: TRIPOLI }), 99, 60, 0.52) +
          put(palm(), 76, 63, 0.3) +
          shape("M0 60.600Q20 59 40 60.600T84 66L92 72H0z", SAND, INK, 0.4),
      ),
      bend: sand.bend,
      paper: DUSK,
      tall: slice(6, -8),
    };
  },
  "Congress Authorizes Action": () => {
    const window = { x: 6, y: 4, reach: 70, strength: 0.6 };
    const people = modelled(
      [
        part("50,34! 51,26 57,23 63,23 69,26 70,34!", "#4a4038", 0.3, 4),
        ...moved(profile(), 60, 18, 0.3, {}),
        ...moved(busts.hair("#d8d0c0"), 60, 18, 0.3),
        part("44,33! 76,33! 79,48! 41,48!", WOOD, 0.4, 3),
        ...moved(busts.back("#56624a", "#c9bfae"), 10, 36, 0.55),
        ...moved(busts.back("#7b3f34", WOOD, true), 34, 35, 0.55),
        ...moved(busts.back("#4a4038", WOOD), 104, 37, 0.55),
        ...moved(busts.back(WOOD, "#d8d0c0"), 18, 54, 0.95),
        ...moved(busts.back(BLUE, "#8a6a4a", true), 57, 52, 1.05),
        ...moved(busts.back("#56624a", "#d8d0c0", true), 90, 56, 0.9),
      ],
      { x: -10, y: -30, strength: 0.5 },
    );
    const columns = [8, 26, 86, 104]
      .map(
        (x) => cut(`M${x}-30h7V46h-7z`, BRIGHT, 0.4) + hatches(x + 4, x + 6.4, -30, 46, 0.7, 0.25),
      )
      .join("");
    return {
      ...posed(
        room(window, 0.6),
        people,
        columns +
          cut("M40-30H80V34H72Q76 12 60 8Q44 12 48 34H40z", RED, 0.5) +
          line("M43-30V34M46-30V30M77-30V34M74-30V30M50-30V14M70-30V14", 0.3) +
          line("M48 34Q44 12 60 8Q76 12 72 34", 1, GILT),
      ),
      paper: BUFF,
      tall: slice(30, -10),
    };
  },
  "Lieutenant Sterett in Pursuit": (crop) => {
    const wide = crop === "wide";
    const horizon = 48;
    const [at, size] = wide ? [38, 0.98] : [26, 0.72];
    const bow = at + 32 * size;
    const shot = trail(bow, 60, bow + 15, 56, { count: 9, small: 1.6, big: 6, seed: 4, spread: 2 });
    const puffs = smoke(shot, undefined, { dark: 0.6, edge: 0.1 });
    const clouds = [
      ...bank(60, 126, wide ? 22 : 6, { count: 7, r: 11, seed: 3 }),
      ...bank(-6, 30, 34, { count: 5, r: 9, seed: 6 }),
    ];
    const air = sky({ low: 0.06, high: 0.4 });
    const cloud = smoke(clouds, undefined, { dark: 0.5, edge: 0 });
    const behind = split(
      () => horizon,
      (x, y) => cloud(x, y) ?? air(x, y),
      sea({ dark: 0.46, rough: 1.6 }),
    );
    const hull = "-31,-9! -26,-6.600 -10,-5 14,-5.4 28,-7.6! 33,-8.6! 30,-1 25,3! -24,3! -29,-1";
    const people = modelled(
      moved(
        [
          stroke("28,-7 48,-16", 0.7),
          stroke("-5,-5 -9,-55", 0.7),
          stroke("13,-5 10,-54", 0.7),
          part("11,-48! 46,-16! 36,-14 26,-24", BRIGHT, 0.1, 4),
          part("12,-36! 36,-13! 26,-10 16,-9!", BRIGHT, 0.1, 4),
          part("-17,-37! -1,-39! 0,-46 -2,-52! -14,-50! -13,-44", BRIGHT, 0.1, 4),
          part("3,-36! 20,-38! 20,-45 17,-51! 6,-50! 7,-43", BRIGHT, 0.1, 4),
          part("-5.6,-8! -8.4,-36! -23,-43! -24,-24 -31,-8!", BRIGHT, 0.1, 6),
          part("12.4,-8! 10.6,-34! -4,-40! -1,-24 -5,-9!", BRIGHT, 0.1, 6),
          part(hull, INK, 0.5, 4),
          part(
            "-30,-5.6! -10,-2 14,-2.4 31.5,-5.6! 31,-3.6! 14,0 -10,.4 -29.5,-3.6!",
            BUFF,
            0.1,
            1,
          ),
          ...[-20, -12, -4, 4, 12, 20].map((x) =>
            part(`${x},-2.400! ${x + 2.4},-2.400! ${x + 2.4},-.6! ${x},-.6!`, INK, 0.5, 0.5),
          ),
          stroke("-31,-8 -5,-8", 0.7),
          stroke("-17,-37 -1,-39", 0.7),
          stroke("3,-36 20,-38", 0.7),
          stroke("46,-16! 10,-53! -9,-54! -24,-43"),
        ],
        at,
        62,
        size,
        { turn: -3 },
      ),
      { x: 110, y: -20, strength: 0.4 },
    );
    return {
      ...posed(
        (x, y) => puffs(x, y) ?? behind(x, y),
        people,
        white(clouds) +
          shape("M0 48H120V72H0z", SEA) +
          put(xebec({ flag: TRIPOLI }), wide ? 96 : 63, 50, wide ? 0.62 : 0.52) +
          white(shot),
      ),
      bend: waves(horizon, 0.9),
      paper: SKY,
      tall: slice(-2, -24),
      over:
        put(foam(30), at, 62, size) +
        put(ensign(US, 0, 0, 13), at - 24.8 * size, 62 - 41 * size, size, { flip: true }),
    };
  },
};
