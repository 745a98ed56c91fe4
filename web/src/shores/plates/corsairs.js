// Pictures of corsairs, their raids and their harbor.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  FIRE,
  GOLD,
  hatches,
  INK,
  line,
  NIGHT,
  n,
  PAPER,
  put,
  RED,
  SAND,
  SEA,
  SHADE,
  SKY,
  STONE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { ensign } from "../../table/engraver/flags.js";
import {
  bank,
  dunes,
  flat,
  glow,
  ridge,
  sea,
  sky,
  smoke,
  smooth,
  split,
  trail,
  waves,
} from "../../table/engraver/grounds.js";
import {
  bale,
  barrel,
  billow,
  blast,
  coins,
  DRESS,
  galley,
  longboat,
  man,
  musket,
  ordnance,
  POSES,
  relief,
  rock,
  saber,
  shrouds,
  splash,
} from "../../table/engraver/harbors.js";
import { castle, minaret, palm, tower, town, wall } from "../../table/engraver/places.js";
import { flame, frigate, gunboat, merchant, sparks, xebec } from "../../table/engraver/ships.js";

/** @typedef {import("../../table/engraver/lines.js").Field} Field */

/** The lower part of a plate as a shape of color. @param {number} y @param {string} color */
const below = (y, color) => shape(`M0 ${y}H120V72H0z`, color);

/**
 * Sky over water.
 * @param {number} horizon
 * @param {Parameters<typeof sky>[0]} air
 * @param {Parameters<typeof sea>[0]} water
 * @param {string} [color] of the water
 * @param {number} [swell]
 */
const seascape = (horizon, air, water, color = SEA, swell = 0.4) => ({
  tone: split(() => horizon, sky({ horizon, top: -40, ...air }), sea({ horizon, ...water })),
  bend: waves(horizon, swell),
  washes: below(horizon, color),
});

/** A height by x, straight between points. @param {number[][]} points @returns {Field} */
const outline = (points) => (x) => {
  const next = points.findIndex(([at]) => at > x);
  if (next < 1) return points.at(next)?.[1] ?? 0;
  const [[x0, y0], [x1, y1]] = points.slice(next - 1);
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};

/** Posts of a rail. @param {number} y @param {number} high @param {number} [x0] @param {number} [x1] */
function posts(y, high, x0 = 2, x1 = 120) {
  let drawn = "";
  for (let x = x0; x < x1; x += 6) drawn += cut(`M${x} ${y}h2.200v${high}h-2.200z`, WOOD, 0.3);
  return drawn;
}

const { marine, officer, sailor, corsair, captain, worker, gunner } = DRESS;
const { stands, leaps, runs, points, stoops, sits, hails } = POSES;

/** A Marine on guard. */
const guard = () => man(marine, { ...stands, held: musket(3, -15) });
/** A corsair with a saber. @param {import("../../table/engraver/harbors.js").Dress} dress @param {import("../../table/engraver/harbors.js").Pose} pose @param {number} [turn] */
const armed = (dress, pose, turn = -50) => {
  const [x, y] = pose.hands?.[1] ?? [0, 0];
  return man(dress, { ...pose, held: saber(x, y, turn) });
};

/** @type {import("../plates.js").Plates} */
export const CORSAIRS = {
  "Corsairs Confiscated": () => {
    const rocky = outline([[30, 46], [48, 40], [58, 36], [63, 12], [68, 9], [74, 15], [84, 12], [92, 20], [104, 24], [120, 38], [121, 40]]); // biome-ignore format: points
    const scene = seascape(46, { low: 0.06, high: 0.5 }, { dark: 0.4 });
    return {
      ...scene,
      tone: (x, y) =>
        y < 46 && y > rocky(x, 0)
          ? 0.16 +
            0.42 * smooth(66, 78, x - (y - rocky(x, 0)) * 0.3 + 4 * Math.sin(y * 0.5)) +
            0.14 * Math.sin(x * 0.8 + y * 0.2)
          : scene.tone(x, y),
      paper: SKY,
      washes:
        scene.washes +
        shape("M30 46L48 40L58 36L63 12L68 9L74 15L84 12L92 20L104 24L120 38V46z", "#c9b995"),
      tall: { x0: 2, x1: 66, y0: -8, y1: 72 },
      over:
        line("M96 60V-20", 2.2) +
        line("M64 30L120-16", 4.4) +
        line("M64.500 29.600L120-15.600", 3.4, BUFF) +
        line("M70 22l2.500 5M80 14l2.500 5M90 5l2.500 5M100-3l2.500 5", 0.5) +
        line("M96 8L50 58M96 4L112 58", 0.35) +
        line("M20 50V1", 1) +
        ensign("us", 20.4, 3, 26) +
        ensign("tripoli", 20.4, 21.5, 16) +
        put(guard(), 32, 64, 1) +
        put(
          man(corsair, {
            hands: [
              [-3, -12],
              [-4, -12],
            ],
            neck: [1.4, -20],
          }),
          46,
          65,
          0.95,
        ) +
        put(
          man(captain, {
            hands: [
              [-3, -12],
              [-4, -12],
            ],
            neck: [1.6, -20],
          }),
          58,
          66,
          0.95,
        ) +
        put(
          man(officer, {
            ...points,
            hands: [
              [3, -12],
              [8, -15],
            ],
            held: saber(8, -15, 70),
          }),
          72,
          66,
          1,
        ) +
        put(guard(), 88, 66, 1) +
        put(guard(), 106, 66, 1) +
        relief("h", "M9 42L15 43Q18 50 24 53Q60 60 121 58V70Q50 73 30 69Q16 62 9 42z", INK, flat) +
        line("M12 45Q18 54 26 57Q60 64 120 62", 1.6, BUFF) +
        line("M20 59Q30 66 60 67.500T120 66.500", 0.3, SHADE) +
        line(
          "M26 70q3-1.600 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0",
          0.6,
          BRIGHT,
        ),
    };
  },
  "Algerine Corsairs Raid": () => {
    const sun = { x: 58, y: 40, reach: 34, strength: 0.5 };
    return {
      ...seascape(
        46,
        {
          low: 0.34,
          high: 0.8,
          lights: [sun],
          clouds: [...bank(4, 50, 8, { r: 5 }), ...bank(60, 120, -4, { r: 7, seed: 5 })],
        },
        { dark: 0.6, light: { x: 58, width: 7, strength: 0.6 } },
      ),
      paper: DUSK,
      light: { x: 58, y: 38, r: 44, color: "#fff0c0" },
      tall: { x0: 42, x1: 108, y0: -10.5, y1: 72 },
      over:
        disc(58, 42, 12, BRIGHT) +
        below(46, "none") +
        cut("M-4 40L44-30Q46 10 34 42Q14 34-4 40z", BRIGHT, 0.4) +
        hatches(8, 40, -20, 40, 5, 0.2, -6) +
        line("M-6 44L48-34", 1.6) +
        line("M104 60V-30", 2.4) +
        shrouds(94, 116, 46, 104, -26) +
        cut("M84 4Q104 8 124 2L126 26Q104 20 82 27z", BRIGHT, 0.4) +
        line("M80 4L124 2", 1.4) +
        hatches(88, 120, 6, 24, 6, 0.2, -1) +
        put(
          man(sailor, {
            ...stoops,
            neck: [3.4, -19],
            held: line("M-6-8L20-17", 0.8, WOOD) + line("M18-16.400l5-1.800", 0.6),
          }),
          98,
          52,
          0.9,
          { flip: true },
        ) +
        put(
          man({ ...officer, hat: "round", coat: "#4a3524" }, { ...points, held: blast(0.1) }),
          112,
          52,
          0.9,
          { flip: true },
        ) +
        put(armed(captain, runs), 16, 52, 0.92) +
        put(armed(corsair, runs, -80), 35, 50, 0.92) +
        put(armed(gunner, runs, -30), 53, 47, 0.92) +
        put(armed(corsair, leaps, -40), 74, 42, 0.95) +
        relief("x", "M-2 52Q30 52 50 47.500L80 40.500L81 42L54 53Q40 68 22 70H-2z", INK, flat) +
        line("M-2 56Q32 56 52 50.500", 1.8, BUFF) +
        line("M-2 62Q30 61 44 58M52 48.600L78 41.700", 0.4, GOLD) +
        relief(
          "m",
          "M80 45Q100 50 122 47V69H88Q80 60 80 45z",
          WOOD,
          (x, y) => 0.2 + 0.36 * smooth(48, 70, y) + 0.2 * smooth(110, 80, x),
        ) +
        line("M80 46Q100 51 122 48M81 52Q100 56 122 54", 1, BUFF) +
        line("M84 58Q100 62 122 60M87 64Q100 67 122 65", 0.4) +
        line(
          "M18 70q3-1.600 6 0t6 0t6 0t6 0t6 0M84 69q3-1.600 6 0t6 0t6 0t6 0t6 0t6 0t6 0",
          0.7,
          BRIGHT,
        ),
    };
  },
  "Moroccan Corsairs Raid": () => {
    const hills = ridge({ base: 34, height: 15, seed: 6 });
    const scene = seascape(34, { low: 0.02, high: 0.4 }, { dark: 0.3, rough: 0.5 }, SEA, 0.12);
    return {
      ...scene,
      tone: (x, y) => {
        if (y < 34 && y > hills.edge(x, 0)) return hills.tone(x, y) * 0.8;
        const mirror = y > 62 ? 0.4 * smooth(16, 5, Math.abs(x - 46 - 1.5 * Math.sin(y * 2))) : 0;
        return scene.tone(x, y) + mirror;
      },
      paper: PAPER,
      tall: { x0: 8, x1: 84, y0: -23, y1: 72 },
      over:
        put(merchant({ struck: true, flag: "us" }), 100, 42, 0.72) +
        put(xebec({ sails: false, oars: true, flag: "morocco" }), 76, 41, 0.36) +
        put(ensign("morocco", 0, 0, 15), 47, 6, 1) +
        put(
          galley(
            put(armed(corsair, runs, -60), -6, -7, 0.62, { flip: true }) +
              put(man(captain, { ...stands, held: musket(3, -15) }), 0.5, -8, 0.7) +
              put(armed(gunner, runs, -50), 8, -7, 0.62),
          ),
          46,
          60,
          1.06,
        ),
    };
  },
  "Tunisian Corsairs Raid": () => {
    const moon = { x: 84, y: 8, reach: 26, strength: 0.55 };
    const lamp = { x: 21, y: 40, reach: 15, strength: 0.6 };
    const scene = seascape(
      42,
      { low: 0.4, high: 0.85, lights: [moon, lamp], clouds: bank(76, 118, 14, { r: 5 }) },
      { dark: 0.7, light: { x: 84, width: 8, strength: 0.7 } },
      "#7f95a8",
    );
    return {
      ...scene,
      paper: NIGHT,
      light: { x: 21, y: 40, r: 26, color: "#ffd68a" },
      tall: { x0: 8, x1: 84, y0: -23, y1: 72 },
      over:
        disc(84, 8, 5.5, BRIGHT) +
        put(xebec(), 106, 45, 0.5, { flip: true }) +
        put(blast(7), 89, 42, 1, { flip: true }) +
        put(xebec({ flag: "tunis" }), 64, 52, 1, { flip: true }) +
        billow(trail(31, 46, 40, 40, { count: 9, small: 2, big: 5, spread: 2 }), {
          x: 30,
          y: 48,
          reach: 9,
        }) +
        put(blast(12), 31, 46, 1, { flip: true }) +
        shrouds(98, 124, 60, 119, -34) +
        posts(58, 16) +
        cut("M0 56h120v3H0z", WOOD, 0.4) +
        line("M30 57V42", 0.8) +
        cut("M27.500 42l.8-5h3.400l.8 5z", "#ffe9b0", 0.5) +
        cut("M27.600 37L30 34L32.400 37z", INK) +
        put(
          man(sailor, {
            ...points,
            hands: [
              [-3, -11],
              [8.6, -23],
            ],
          }),
          16,
          76,
          1.4,
        ) +
        put(
          man(
            { ...sailor, hat: "bare", coat: RED },
            {
              ...stands,
              neck: [2, -19],
              hands: [
                [6, -20],
                [5, -18],
              ],
              held: line("M2-19L16-21", 1.6) + line("M9-20l1 5", 0.8),
            },
          ),
          94,
          76,
          1.3,
          { flip: true },
        ),
    };
  },
  "Tripoli Attacks": (crop) => {
    const x = crop === "tall" ? 52 : 36;
    const fire = { x: 78, y: 34, reach: 10, strength: 0.4 };
    return {
      ...seascape(
        38,
        {
          low: 0.08,
          high: 0.5,
          lights: [fire],
          clouds: [...bank(58, 124, 12, { r: 9 }), ...bank(0, 56, -8, { r: 10, seed: 7 })],
        },
        { dark: 0.5, rough: 1.4 },
        SEA,
        1.3,
      ),
      paper: SKY,
      tall: { x0: 20, x1: 112, y0: -43, y1: 72 },
      over:
        put(town(), 14, 38.5, 0.5) +
        put(castle(), 40, 38.5, 0.4) +
        put(frigate({ flag: "us", sails: "topsails" }), 94, 44, 0.8, { flip: true }) +
        put(blast(5), 84, 43, 1, { flip: true }) +
        put(blast(5), 78, 43, 1, { flip: true }) +
        billow(
          [
            ...trail(70, 44, 58, 36, { count: 12, small: 2, big: 7, spread: 3 }),
            ...trail(84, 44, 74, 40, { count: 7, small: 2, big: 4 }),
          ],
          fire,
        ) +
        put(gunboat({ flag: "tripoli" }), 108, 62, 0.62, { turn: -5 }) +
        put(splash(10), 74, 56) +
        put(splash(7), 88, 60) +
        put(xebec({ flag: "tripoli" }), x, 62, 1.36, { turn: -7 }) +
        billow(trail(x + 49, 47, x + 58, 38, { count: 12, small: 2, big: 6, spread: 2.5 }), {
          x: x + 46,
          y: 48,
          reach: 9,
        }) +
        put(blast(13), x + 46, 49, 1, { turn: -12 }) +
        relief(
          "w",
          `M${x - 46} 68q6-3 12-1t12-1t12-1t12-1t12-2t12-1t10 0q4 2 8 8q-40 8-78 3z`,
          SEA,
          (_, y) => 0.3 + 0.2 * Math.sin(y * 4),
          waves(40, 1.3),
        ) +
        line(`M${x - 46} 67q6-3 12-1t12-1t12-1t12-1t12-2t12-3q4-6 8-7q-1 4 2 5`, 1.3, BRIGHT),
    };
  },
  "Tripoli Acquires Corsairs": () => {
    const sand = dunes({ seed: 5, from: 40, tone: 0.24 });
    const scene = seascape(
      38,
      { low: 0.08, high: 0.5, lights: [{ x: 20, y: 30, reach: 30, strength: 0.3 }] },
      { dark: 0.4, light: { x: 16, width: 8 } },
    );
    const beach = (/** @type {number} */ at) => 62 - at * 0.24 + 1.4 * Math.sin(at / 9);
    const keel = (/** @type {number} */ k) => [26 + k * 78, 60 - k * 9];
    let ribs = "";
    for (let k = 0.04; k < 0.98; k += 0.075) {
      const [x, y] = keel(k);
      const [high, wide] = [17 + 16 * (k - 0.5) ** 2 * 4 - k * 2, 3.4 * (1 - k * 1.4)];
      ribs +=
        line(
          `M${n(x)} ${n(y)}Q${n(x - wide - 3)} ${n(y - high * 0.4)} ${n(x - wide)} ${n(y - high)}`,
          2.1,
        ) +
        line(
          `M${n(x)} ${n(y)}Q${n(x - wide - 3)} ${n(y - high * 0.4)} ${n(x - wide)} ${n(y - high)}`,
          1.4,
          "#b88a58",
        );
    }
    return {
      ...scene,
      tone: split(beach, scene.tone, sand.tone),
      bend: split(beach, scene.bend, sand.bend),
      paper: DUSK,
      washes: below(38, SEA) + shape("M0 62L30 55L60 48L90 41L120 34V72H0z", SAND),
      tall: { x0: 34, x1: 110, y0: -23, y1: 72 },
      over:
        put(xebec({ flag: "tripoli" }), 20, 47, 0.5) +
        put(castle({ flag: "tripoli" }), 104, 37, 0.66) +
        put(minaret(0, 22), 82, 38) +
        put(wall(-22, 10, 8), 82, 41) +
        line("M58 56L74-10L84 52M74-10V16", 1.2) +
        line("M74-10L52 30", 0.3) +
        line("M74 12L112-6", 0.1) +
        ribs +
        relief(
          "k",
          "M22 52Q24 58 30 57Q64 52 100 45Q106 40 108 33L111 34Q110 46 103 52L28 62Q18 61 16 44L20 43z",
          "#a5774a",
          (x, y) => 0.25 + 0.2 * Math.sin(y * 3 + x * 0.4),
        ) +
        line("M20 45Q40 46 62 42T110 32", 2) +
        line("M20 45Q40 46 62 42T110 32", 1.2, "#c99b66") +
        line("M22 51Q44 51 64 47.500T108 38", 1.7) +
        line("M22 51Q44 51 64 47.500T108 38", 1, "#c99b66") +
        line("M34 68L40 50M62 63L66 47M92 58L94 44", 1.2, WOOD) +
        line("M48 58L92 49", 1.4) +
        line("M54 57v8M84 51v10", 1) +
        put(
          man(worker, {
            ...points,
            hands: [
              [7, -19],
              [6, -26],
            ],
            held: line("M6-26l5-2M10-30l2 4", 0.9),
          }),
          58,
          56,
          0.66,
        ) +
        put(man(gunner, { ...stoops, held: line("M8-9l4-1", 1) }), 76, 52, 0.66) +
        put(
          man(worker, {
            ...stoops,
            hands: [
              [8, -12],
              [6, -14],
            ],
            neck: [4, -18],
            held: line("M6-14L12-3l-4 1", 0.9),
          }),
          40,
          71,
          0.95,
        ) +
        cut("M50 72L84 63L88 65L60 73z", "#b88a58", 0.4) +
        line("M54 72L85 64", 0.3) +
        put(
          man(captain, {
            ...points,
            hands: [
              [-2, -12],
              [8, -19],
            ],
          }),
          96,
          71,
          0.95,
          { flip: true },
        ),
    };
  },
  "Happy Hunting": () => {
    const sun = { x: 92, y: 22, reach: 34, strength: 0.45 };
    const scene = seascape(
      32,
      { low: 0.26, high: 0.7, lights: [sun], clouds: bank(60, 120, 4, { r: 4 }) },
      { dark: 0.46, light: { x: 92, width: 8 } },
    );
    const deck = 48;
    return {
      ...scene,
      tone: (x, y) => {
        if (y < deck) return scene.tone(x, y);
        const seam = ((x - 60) / (y - 20) + 9) * 9;
        return (
          0.24 + 0.1 * Math.sin(seam * 3) + (seam % 1 < 0.12 ? 0.4 : 0) - 0.1 * smooth(30, 92, x)
        );
      },
      bend: split(() => deck, scene.bend, flat),
      paper: DUSK,
      washes: below(32, SEA) + below(deck, "#c9a673"),
      light: { x: 92, y: 24, r: 44, color: "#fff0c0" },
      tall: { x0: 30, x1: 102, y0: -18, y1: 72 },
      over:
        disc(92, 24, 6, BRIGHT) +
        put(merchant({ struck: true, flag: "us" }), 62, 38, 0.82) +
        put(merchant({ struck: true, flag: "us" }), 102, 34, 0.46) +
        line("M85 33Q102 46 121 44M114 31Q118 36 121 36", 0.5) +
        posts(44, 6) +
        cut("M0 42h120v2.600H0z", WOOD, 0.4) +
        put(barrel(), 106, 60, 1.4) +
        put(barrel(), 116, 66, 1.5) +
        put(bale(18, 11), 4, 58, 1) +
        put(bale(20, 12, "#cdb287"), -4, 70, 1) +
        put(
          man(captain, {
            ...sits,
            hands: [
              [8, -11],
              [8, -12],
            ],
            neck: [2, -14],
          }),
          26,
          68,
          1.5,
        ) +
        put(
          man(corsair, {
            ...stoops,
            hands: [
              [8, -12],
              [9, -13],
            ],
          }),
          92,
          68,
          1.2,
          { flip: true },
        ) +
        cut("M42 56L46 44L76 42L74 55z", WOOD, 0.5) +
        line("M47 46L74 44.500M50 56L53 44M68 55L70 43", 0.7, GOLD) +
        put(coins(13.5, 6), 58, 58) +
        cut("M42 56H75L73 69H44z", WOOD, 0.5) +
        line("M42.500 58.500H74.500M48 57L49 69M69 57L68 69", 1, GOLD) +
        cut("M56 57h5v5h-5z", GOLD, 0.4) +
        put(coins(7, 2, 9), 38, 71) +
        put(coins(6, 1.6, 2), 80, 71),
    };
  },
  "Uncharted Waters": (crop) => {
    const scene = seascape(
      34,
      { low: 0.1, high: 0.5, lights: [{ x: 60, y: 20, reach: 40, strength: 0.2 }] },
      { dark: 0.36 },
      "#b9c7c4",
      0.8,
    );
    const sheet = "M44 50Q70 44 106 49L112 71Q76 66 40 73z";
    return {
      ...scene,
      paper: "#d5d6c8",
      tall: { x0: 16, x1: 96, y0: -28, y1: 72 },
      over:
        rock("a", 60, 36, 20, 11) +
        rock("b", 96, 42, 26, 20) +
        rock("c", 50, 46, 12, 8) +
        rock("d", 112, 50, 18, 12) +
        shrouds(-8, 26, 56, 6, -40) +
        put(
          man(sailor, {
            ...stands,
            neck: [3.5, -20],
            hands: [
              [-4, -20],
              [9, -17],
            ],
          }),
          22,
          56,
          1.3,
        ) +
        line("M34 34Q42 30 44 40T46 56M34 34Q38 60 30 58", 0.45) +
        cut("M0 55H34L32 59L28 72H0z", WOOD, 0.4) +
        line("M0 60H31M0 65H29", 0.4) +
        relief(
          "s",
          sheet,
          BRIGHT,
          (x, y) => 0.06 + 0.2 * smooth(52, 44, x) + 0.1 * smooth(66, 74, y),
        ) +
        line("M46 56Q54 53 58 57T68 55T74 60T84 57", 0.7) +
        hatches(47, 83, 56.5, 58.5, 1, 0.25) +
        line("M50 68L84 52M64 69L66 48M48 60L100 66", 0.18) +
        disc(66, 62, 2.6, "none", INK, 0.3) +
        (crop ? "" : ""),
    };
  },
  "Constantinople Sends Aid": () => {
    const [cx, cy, r, half] = [60, 38, 36, 31];
    const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
      Math.hypot(x - cx, y - cy) < r || (y > cy && Math.abs(x - cx) < half);
    const scene = seascape(
      46,
      { low: 0.04, high: 0.4, lights: [{ x: 44, y: 34, reach: 26, strength: 0.3 }] },
      { dark: 0.4, light: { x: 44, width: 6 } },
    );
    return {
      ...scene,
      tone: (x, y) => {
        if (y > 62 + 0.02 * (x - 60))
          return (
            0.4 +
            0.3 * smooth(12, 40, Math.abs(x - cx)) +
            (Math.abs((x - cx) / (y - 40)) % 0.5 < 0.05 ? 0.3 : 0)
          );
        if (inside(x, y)) return scene.tone(x, y);
        const far = Math.hypot(x - cx, y - cy);
        const stone =
          far < r + 7
            ? (Math.atan2(y - cy, x - cx) * 5.73 + 20) % 1
            : (x / 9 + Math.floor(y / 5) * 0.5 + 9) % 1;
        return stone < 0.09 || (far > r + 7 && (y + 90) % 5 < 0.6)
          ? 0.95
          : 0.62 + 0.1 * smooth(r, r + 40, far) - 0.2 * smooth(r + 5, r, far);
      },
      paper: "#f1dfb8",
      washes:
        below(46, SEA) +
        below(62, STONE) +
        shape(`M0-28H120V62H${cx + half}V56A${r} ${r} 0 1 0 ${cx - half} 56V62H0z`, "#b98f5e"),
      tall: { x0: 24, x1: 96, y0: -18, y1: 72 },
      over:
        put(frigate({ flag: "ottoman", sails: "topsails" }), 60, 50, 0.8) +
        put(xebec({ flag: "ottoman" }), 80, 48, 0.3) +
        put(
          longboat(
            put(barrel(), -16, -3, 0.9) +
              put(barrel(), -8, -3, 0.9) +
              put(bale(10, 6), 2, -4) +
              put(man(worker, sits), 18, -4, 0.8) +
              put(man(gunner, sits), -24, -4, 0.8),
          ),
          62,
          59,
          0.6,
        ) +
        put(
          man(worker, {
            ...stands,
            hands: [
              [3, -22],
              [2, -24],
            ],
            held: put(bale(9, 6), -4, -23, 1),
          }),
          38,
          72,
          1,
        ) +
        put(man(captain, hails), 54, 72, 1) +
        put(
          man(gunner, {
            ...points,
            hands: [
              [3, -13],
              [8, -23],
            ],
          }),
          66,
          72,
          1,
        ) +
        put(
          man(worker, {
            ...stoops,
            hands: [
              [8, -8],
              [9, -6],
            ],
          }),
          76,
          72,
          1,
        ) +
        put(barrel(), 87, 72, 1),
    };
  },
  "Assault on Tripoli": () => {
    const fire = { x: 70, y: 34, reach: 24, strength: 0.6 };
    const dark = sky({
      low: 0.3,
      high: 0.7,
      top: -40,
      horizon: 40,
      lights: [fire, { x: 22, y: 44, reach: 14, strength: 0.4 }],
    });
    const plumes = smoke(
      [
        ...trail(62, 26, 100, -40, { count: 24, small: 4, big: 15, seed: 3 }),
        ...trail(92, 26, 116, -20, { count: 14, small: 3, big: 11, seed: 8 }),
      ],
      fire,
    );
    const water = sea({ horizon: 40, dark: 0.58, light: { x: 68, width: 16, strength: 0.6 } });
    return {
      tone: split(
        () => 40,
        (x, y) => plumes(x, y) ?? dark(x, y),
        water,
      ),
      bend: waves(40),
      paper: DUSK,
      washes: below(40, NIGHT),
      light: { x: 70, y: 34, r: 50, color: "#ffcf7a" },
      tall: { x0: 16, x1: 96, y0: -28, y1: 72 },
      over:
        put(flame(16, 3), 58, 28) +
        put(flame(22, 4), 68, 27) +
        put(flame(15, 3), 78, 28) +
        put(town({ flag: "tripoli" }), 68, 40, 0.9) +
        put(castle({ flag: "tripoli" }), 108, 41, 0.8) +
        put(flame(12, 2.2), 74, 31) +
        put(flame(9, 2), 62, 33) +
        sparks(84, 16, 18, 4, 16) +
        line("M30 44Q48-6 70 24M34 40Q64-20 96 22", 0.35, FIRE) +
        disc(70, 24, 1, INK) +
        disc(96, 22, 1, INK) +
        billow(
          [
            ...trail(52, 40, 66, 37, { count: 10, small: 1.5, big: 3.5, spread: 2 }),
            ...trail(88, 39, 98, 37, { count: 8, small: 1.5, big: 3.5, spread: 2 }),
          ],
          fire,
        ) +
        put(frigate({ flag: "us", sails: "topsails" }), 26, 56, 0.95) +
        put(blast(6), 36, 54) +
        put(blast(6), 44, 53.5) +
        billow(
          [
            ...trail(50, 54, 66, 47, { count: 14, small: 2, big: 6, spread: 3 }),
            ...trail(36, 57, 52, 56, { count: 10, small: 2, big: 4 }),
          ],
          { x: 44, y: 52, reach: 12 },
        ) +
        put(splash(10), 78, 56) +
        put(splash(8), 12, 64) +
        put(splash(7), 108, 54) +
        put(gunboat({ flag: "us", sails: false }), 86, 65, 0.9) +
        put(blast(9), 103, 59) +
        put(gunboat({ flag: "us" }), 50, 68, 0.6),
    };
  },
  "The Guns of Tripoli": () => {
    const flash = { x: 84, y: 36, reach: 26, strength: 0.5 };
    const scene = seascape(
      20,
      { low: 0.1, high: 0.5, lights: [flash] },
      { dark: 0.4, light: { x: 90, width: 12, strength: 0.3 } },
    );
    return {
      ...scene,
      tone: (x, y) =>
        y < 52
          ? scene.tone(x, y)
          : 0.3 + 0.2 * smooth(80, 20, x) + ((y + x * 0.05) % 6 < 0.6 ? 0.3 : 0),
      paper: SKY,
      washes: below(20, SEA) + below(52, STONE),
      light: { x: 84, y: 36, r: 34, color: "#ffe0a0" },
      tall: { x0: 30, x1: 110, y0: -28, y1: 72 },
      over:
        put(frigate({ flag: "us" }), 98, 24, 0.42, { flip: true }) +
        put(gunboat({ flag: "us" }), 70, 32, 0.4) +
        billow([...trail(84, 36, 112, 8, { count: 24, small: 4, big: 13, spread: 6 })], flash) +
        put(blast(26), 82, 38, 1, { turn: -4 }) +
        relief(
          "p",
          "M88 72V50H94V38H121V72z",
          STONE,
          (x, y) => 0.2 + 0.3 * smooth(92, 120, x) + (y % 6 < 0.7 ? 0.3 : 0),
        ) +
        put(
          man(gunner, {
            ...points,
            hands: [
              [3, -24],
              [8, -20],
            ],
            held: line("M7-20L20-22", 0.8),
          }),
          22,
          64,
          1.3,
        ) +
        put(
          man(corsair, {
            ...stoops,
            hands: [
              [1, -22],
              [3, -21],
            ],
          }),
          6,
          70,
          1.35,
        ) +
        put(ordnance(), 50, 64, 1.3, { turn: -3 }),
    };
  },
  "Send in the Marines": (crop) => {
    const sun = { x: 100, y: 30, reach: 30, strength: 0.4 };
    const rower = (/** @type {number} */ x) =>
      put(man(sailor, { ...sits, neck: [-2, -14] }), x, -1, 0.9);
    const rank = (/** @type {number} */ x) =>
      put(
        man(marine, {
          ...sits,
          hands: [
            [2, -10],
            [3, -9],
          ],
          held: musket(3.4, -14),
        }),
        x,
        -3,
        1,
      );
    const crew =
      [-21, -11, -1, 9].map((x) => rank(x)).join("") +
      [-14, -4, 6].map((x) => rower(x)).join("") +
      put(man(officer, { ...points, held: saber(9, -21, -20) }), 22, -1, 1);
    const x = crop === "tall" ? 58 : 46;
    return {
      ...seascape(
        36,
        { low: 0.1, high: 0.46, lights: [sun] },
        { dark: 0.44, light: { x: 100, width: 9 } },
        SEA,
        0.9,
      ),
      paper: DUSK,
      light: { x: 100, y: 30, r: 44, color: "#fff0c0" },
      tall: { x0: 14, x1: 102, y0: -38, y1: 72 },
      over:
        put(frigate({ flag: "us", sails: "furled" }), 18, 38, 0.6) +
        put(longboat(crew), 98, 44, 0.34) +
        put(longboat(crew), x, 64, 1.3),
    };
  },
};
