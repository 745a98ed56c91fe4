// Pictures of corsairs, their raids and their harbor.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  FIRE,
  GILT,
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
  SKIN,
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
  billow,
  blast,
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
} from "../../table/engraver/harbors.js";
import { castle, minaret, town, wall } from "../../table/engraver/places.js";
import {
  flame,
  gunVessel,
  merchant,
  sparks,
  threeMaster,
  xebec,
} from "../../table/engraver/ships.js";
import { barrel, coins } from "../../table/engraver/things.js";
import { splash } from "../../table/engraver/weather.js";
import { CREW } from "./dress.js";
import { MOROCCO, OTTOMAN, TRIPOLI, TUNIS, US } from "./flags.js";

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

/** A height by x, straight between points, given as x, y, x, y. @param {number[]} points @returns {Field} */
const outline = (points) => (x) => {
  let at = 2;
  while (at < points.length - 2 && points[at] < x) at += 2;
  const [x0, y0, x1, y1] = points.slice(at - 2);
  return y0 + (y1 - y0) * Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));
};

/** Land under its edge as a shape of color. @param {Field} edge @param {number} base @param {string} color */
function land(edge, base, color) {
  let d = `M0 ${base}`;
  for (let x = 0; x <= 120; x += 3) d += `L${x} ${n(Math.min(base, edge(x, 0)))}`;
  return shape(`${d}V${base}z`, color);
}

/** Posts of a rail. @param {number} y @param {number} high @param {number} [x0] @param {number} [x1] */
function posts(y, high, x0 = 2, x1 = 120) {
  let drawn = "";
  for (let x = x0; x < x1; x += 6) drawn += cut(`M${x} ${y}h2.2v${high}h-2.2z`, WOOD, 0.3);
  return drawn;
}

/** Smoke of a gun that drifts away. @param {number} x @param {number} y @param {number} dx @param {number} big */
const drift = (x, y, dx, big) =>
  trail(x, y, x + dx, y - Math.abs(dx) / 3, {
    count: 14,
    small: big / 3,
    big,
    spread: big / 2,
    seed: x,
  });

/** Surf along a side, from x on. @param {number} x @param {number} y @param {number} count of waves @param {number} [width] */
const surf = (x, y, count, width = 0.6) =>
  line(`M${x} ${y}q3-1.6 6 0${"t6 0".repeat(count)}`, width, BRIGHT);

const FLIP = { flip: true };
const { marine, officer, sailor, rover, captain, worker, gunner } = CREW;
const { stands, leaps, runs, points, stoops, sits, hails } = POSES;

/** A Marine on guard. */
const guard = () => man(marine, { ...stands, held: musket(3, -15) });
/** A corsair with a saber. @param {import("../../table/engraver/harbors.js").Dress} dress @param {import("../../table/engraver/harbors.js").Pose} pose @param {number} [turn] */
const armed = (dress, pose, turn = -50) => {
  const [, , x, y] = pose.hands ?? [0, 0, 0, 0];
  return man(dress, { ...pose, held: saber(x, y, turn) });
};

/** @type {import("../plates.js").Plates} */
export const CORSAIRS = {
  "Corsairs Confiscated": () => {
    const rocky = outline([
      30, 46, 48, 40, 58, 36, 63, 12, 68, 9, 74, 15, 84, 12, 92, 20, 104, 24, 120, 38, 121, 40,
    ]);
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
      washes: scene.washes + land(rocky, 46, "#c9b995"),
      tall: { x0: 10, x1: 82, y0: -18, y1: 72 },
      over:
        line("M96 60V-20", 2.2) +
        line("M64 30L120-16", 4.4) +
        line("M64.5 29.6L120-15.6", 3.4, BUFF) +
        line("M70 22l2.5 5M80 14l2.5 5M90 5l2.5 5M100-3l2.5 5", 0.5) +
        line("M96 8L50 58M96 4L112 58", 0.35) +
        line("M20 50V1", 1) +
        ensign(US, 20.4, 3, 26) +
        ensign(TRIPOLI, 20.4, 21.5, 16) +
        put(guard(), 32, 64, 1) +
        put(man(rover, { hands: [-3, -12, -4, -12], neck: [1.4, -20] }), 46, 65, 0.95) +
        put(man(captain, { hands: [-3, -12, -4, -12], neck: [1.6, -20] }), 58, 66, 0.95) +
        put(
          man(officer, { ...points, hands: [3, -12, 8, -15], held: saber(8, -15, 70) }),
          72,
          66,
          1,
        ) +
        put(guard(), 88, 66, 1) +
        put(guard(), 106, 66, 1) +
        cut("M9 42L15 43Q18 50 24 53Q60 60 121 58V70Q50 73 30 69Q16 62 9 42z", INK) +
        line("M12 45Q18 54 26 57Q60 64 120 62", 1.6, BUFF) +
        line("M20 59Q30 66 60 67.5T120 66.5", 0.3, SHADE) +
        surf(26, 70, 15),
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
            held: line("M-6-8L20-17", 0.8, WOOD) + line("M18-16.4l5-1.8", 0.6),
          }),
          98,
          52,
          0.9,
          FLIP,
        ) +
        put(man({ ...officer, hat: "round", coat: "#4a3524" }, points), 112, 52, 0.9, FLIP) +
        put(armed(captain, runs), 16, 52, 0.92) +
        put(armed(rover, runs, -80), 35, 50, 0.92) +
        put(armed(gunner, runs, -30), 53, 47, 0.92) +
        put(armed(rover, leaps, -40), 74, 42, 0.95) +
        cut("M-2 52Q30 52 50 47.5L80 40.5L81 42L54 53Q40 68 22 70H-2z", INK) +
        line("M-2 56Q32 56 52 50.5", 1.8, BUFF) +
        line("M-2 62Q30 61 44 58M52 48.6L78 41.7", 0.4, GILT) +
        relief(
          "m",
          "M80 45Q100 50 122 47V69H88Q80 60 80 45z",
          WOOD,
          (x, y) => 0.2 + 0.36 * smooth(48, 70, y) + 0.2 * smooth(110, 80, x),
        ) +
        line("M80 46Q100 51 122 48M81 52Q100 56 122 54", 1, BUFF) +
        line("M84 58Q100 62 122 60M87 64Q100 67 122 65", 0.4) +
        surf(18, 70, 4) +
        surf(84, 69, 7),
    };
  },
  "Moroccan Corsairs Raid": () => {
    const hills = ridge({ base: 34, height: 26, seed: 6 });
    const scene = seascape(34, { low: 0.02, high: 0.4 }, { dark: 0.3, rough: 0.5 }, SEA, 0.12);
    return {
      ...scene,
      tone: (x, y) => {
        if (y < 34 && y > hills.edge(x, 0)) return hills.tone(x, y);
        const mirror = y > 62 ? 0.4 * smooth(16, 5, Math.abs(x - 46 - 1.5 * Math.sin(y * 2))) : 0;
        return scene.tone(x, y) + mirror;
      },
      paper: PAPER,
      washes: scene.washes + land(hills.edge, 34, "#c9b995"),
      tall: { x0: 12, x1: 80, y0: -13, y1: 72 },
      over:
        put(merchant({ struck: true, flag: US }), 100, 42, 0.72) +
        put(xebec({ sails: false, oars: true, flag: MOROCCO }), 76, 41, 0.36) +
        put(ensign(MOROCCO, 0, 0, 15), 47, 6, 1) +
        put(
          galley(
            put(armed(rover, runs, -60), -6, -7, 0.62, FLIP) +
              put(man(captain, { ...stands, held: musket(3, -15) }), 0.5, -8, 0.7) +
              put(armed(gunner, runs, -50), 8, -7, 0.62),
          ),
          46,
          60,
          1.06,
        ),
    };
  },
  "Tunisian Corsairs Raid": (crop) => {
    const x = crop === "tall" ? 73 : 79;
    const moon = { x: 60, y: 8, reach: 26, strength: 0.55 };
    const lamp = { x: 7, y: 36, reach: 15, strength: 0.6 };
    const clouds = bank(56, 104, 16, { r: 5 });
    return {
      ...seascape(
        42,
        { low: 0.4, high: 0.85, lights: [moon, lamp], clouds },
        { dark: 0.7, light: { x: 60, width: 8, strength: 0.7 } },
        "#7f95a8",
      ),
      paper: NIGHT,
      light: { x: 7, y: 36, r: 26, color: "#ffd68a" },
      tall: { x0: 2, x1: 70, y0: -13, y1: 72 },
      over:
        disc(60, 8, 5.5, BRIGHT) +
        put(xebec(), 116, 44, 0.4, FLIP) +
        put(xebec({ flag: TUNIS }), x, 51, 1, FLIP) +
        billow(drift(x - 34, 46, 10, 4), { x: x - 36, y: 46, reach: 20 }, { dark: 0.5 }) +
        put(blast(11), x - 33, 45.5, 1, FLIP) +
        shrouds(100, 126, 60, 121, -34) +
        posts(58, 16) +
        cut("M0 56h120v3H0z", WOOD, 0.4) +
        line("M7 57V41", 0.8) +
        cut("M4 41l1-6.5h4l1 6.5z", "#ffe9b0", 0.5) +
        cut("M4.2 34.5L7 31L9.8 34.5z", INK) +
        put(man(sailor, points), 17, 76, 1.4) +
        put(
          man(
            { ...sailor, hat: "bare", coat: RED },
            {
              neck: [2, -19],
              hands: [6, -20, 5, -18],
              held: line("M0-19L16-21", 1.6) + line("M9-20l1 5", 0.8),
            },
          ),
          98,
          76,
          1.3,
          FLIP,
        ),
    };
  },
  "Tripoli Attacks": (crop) => {
    const [horizon, x, far] = crop === "tall" ? [16, 56, 66] : [38, 36, 92];
    const near = horizon + 6;
    const clouds = [
      ...bank(58, 124, horizon - 24, { r: 9 }),
      ...bank(4, 56, horizon - 32, { r: 8, seed: 7 }),
    ];
    return {
      ...seascape(horizon, { low: 0.08, high: 0.5, clouds }, { dark: 0.5, rough: 1.4 }, SEA, 1.3),
      paper: SKY,
      tall: { x0: 20, x1: 96, y0: -23, y1: 72 },
      over:
        put(town(), 16, horizon + 0.5, 0.5) +
        put(castle(), 40, horizon + 0.5, 0.4) +
        put(threeMaster({ flag: US, sails: "topsails" }), far, near, 0.7, FLIP) +
        put(blast(6), far - 6, near, 1, FLIP) +
        put(blast(6), far - 14, near - 0.5, 1, FLIP) +
        billow(
          [...drift(far - 20, near, -12, 5), ...drift(far - 4, near, -8, 3)],
          { x: far - 12, y: near, reach: 9 },
          { dark: 0.5 },
        ) +
        put(gunVessel({ flag: TRIPOLI }), far + 8, horizon + 26, 0.6, { turn: -5 }) +
        put(splash(9), far - 14, near + 10) +
        put(splash(6), far - 4, near + 14) +
        put(xebec({ flag: TRIPOLI }), x, 61.5, 1.15, { turn: -7 }) +
        put(blast(11), x + 39, 52.5, 1, { turn: -12 }) +
        relief(
          "w",
          `M${x - 40} 67q6-3 12-1t12-1t12-1t12-1t12-2t12-1q4 2 8 8q-40 8-78 3z`,
          SEA,
          (_, y) => 0.3 + 0.2 * Math.sin(y * 4),
          waves(40, 1.3),
        ) +
        line(`M${x - 40} 66q6-3 12-1t12-1t12-1t12-1t12-2q4-6 8-7q-1 4 2 5`, 1.2, BRIGHT),
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
        put(xebec({ flag: TRIPOLI }), 20, 47, 0.5) +
        put(castle({ flag: TRIPOLI }), 104, 37, 0.66) +
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
        line("M22 51Q44 51 64 47.5T108 38", 1.7) +
        line("M22 51Q44 51 64 47.5T108 38", 1, "#c99b66") +
        line("M34 68L40 50M62 63L66 47M92 58L94 44", 1.2, WOOD) +
        line("M48 58L92 49", 1.4) +
        line("M54 57v8M84 51v10", 1) +
        put(
          man(worker, {
            ...points,
            hands: [7, -19, 6, -26],
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
            hands: [8, -12, 6, -14],
            neck: [4, -18],
            held: line("M6-14L12-3l-4 1", 0.9),
          }),
          40,
          71,
          0.95,
        ) +
        cut("M50 72L84 63L88 65L60 73z", "#b88a58", 0.4) +
        line("M54 72L85 64", 0.3) +
        put(man(captain, { ...points, hands: [-2, -12, 8, -19] }), 96, 71, 0.95, FLIP),
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
        put(merchant({ struck: true, flag: US }), 62, 38, 0.82) +
        put(merchant({ struck: true, flag: US }), 102, 34, 0.46) +
        line("M84 32Q92 42 100 43M114 31Q113 40 108 43", 0.5) +
        posts(44, 6) +
        cut("M0 42h120v2.6H0z", WOOD, 0.4) +
        put(barrel(), 106, 60, 0.6) +
        put(barrel(), 116, 66, 0.64) +
        put(bale(18, 11), 4, 58, 1) +
        put(bale(20, 12, "#cdb287"), -4, 70, 1) +
        put(man(captain, { ...sits, hands: [8, -11, 8, -12], neck: [2, -14] }), 26, 68, 1.5) +
        put(
          man(rover, { ...stoops, hands: [8, -12, 9, -13], held: put(bale(6, 5), 6, -10) }),
          92,
          68,
          1.2,
          FLIP,
        ) +
        cut("M42 56L46 44L76 42L74 55z", WOOD, 0.5) +
        line("M47 46L74 44.5M50 56L53 44M68 55L70 43", 0.7, GILT) +
        put(coins(-13.5, 13.5, 6, { seed: 4 }), 58, 58) +
        cut("M42 56H75L73 69H44z", WOOD, 0.5) +
        line("M42.5 58.5H74.5M48 57L49 69M69 57L68 69", 1, GILT) +
        cut("M56 57h5v5h-5z", GILT, 0.4) +
        put(coins(-7, 7, 2, { seed: 9 }), 38, 71) +
        put(coins(-6, 6, 1.6, { seed: 2 }), 80, 71),
    };
  },
  "Uncharted Waters": (crop) => {
    const at = crop === "tall" ? -16 : 0;
    const chart = put(
      cut("M38 73L43 47H112L118 73z", WOOD, 0.5) +
        cut("M44 50Q70 46.5 106 49.5L110 70Q76 66 41 71z", BRIGHT, 0.4) +
        hatches(46, 76, 52.5, 55, 0.9, 0.25, -1) +
        line("M44.5 57Q50 54 53 57Q54 61 58 59Q62 54 66 57Q68 60 72 58Q76 53 78 50", 0.8) +
        line("M42 68L86 50M56 69L66 49M44 62L100 67M92 68L60 50", 0.18) +
        disc(68, 62.5, 2.8, BRIGHT, INK, 0.35) +
        cut("M68 59.2l.8 3.3l-.8 3.3l-.8-3.3z", RED, 0.2) +
        line("M90 59L86 65M90 59L93 64.5", 0.7, "#8a6a2c") +
        cut("M120 76L104 62L100 59Q94 56 90 57.5L89.5 59.5L95 61L93 64L97 66L112 80z", SKIN, 0.35) +
        cut("M102 66L108 59.5L124 70V82z", BLUE, 0.4) +
        line("M103.6 67.2L109.4 60.8", 1.4, GILT) +
        line("M106 69.5L112 63", 0.5, GILT),
      at,
      0,
    );
    return {
      ...seascape(34, { low: 0.14, high: 0.5 }, { dark: 0.36 }, "#b9c7c4", 0.8),
      paper: "#d5d6c8",
      tall: { x0: 0, x1: 76, y0: -23, y1: 72 },
      over:
        rock("a", 56, 36, 16, 11) +
        rock("b", 84, 43, 26, 22) +
        rock("c", 52, 45, 12, 9) +
        rock("d", 112, 40, 14, 10) +
        shrouds(-8, 24, 56, 4, -40) +
        put(
          man(sailor, { neck: [3.5, -20], feet: [-2.6, 0, 3.4, 0], hands: [-5, -21, 9, -19] }),
          21,
          56,
          1.3,
        ) +
        line("M33 31Q38 30 40 36V45M33 31Q29 52 25 50T29 40", 0.45) +
        line("M40 44v4.5", 2) +
        cut("M0 55H36L34 60L32 72H0z", WOOD, 0.4) +
        line("M0 60H33M0 65H32", 0.4) +
        surf(34, 70, 1) +
        chart,
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
      bend: (x, y) => (y < 62 && inside(x, y) ? scene.bend(x, y) : 0),
      paper: "#f1dfb8",
      washes:
        below(46, SEA) +
        below(62, STONE) +
        shape(`M0-28H120V62H${cx + half}V56A${r} ${r} 0 1 0 ${cx - half} 56V62H0z`, "#b98f5e"),
      tall: { x0: 24, x1: 96, y0: -18, y1: 72 },
      over:
        put(threeMaster({ flag: OTTOMAN, sails: "topsails" }), 60, 51, 0.84) +
        put(
          man(worker, { ...stands, hands: [3, -22, 2, -24], held: put(bale(9, 6), -4, -23, 1) }),
          38,
          72,
          0.86,
        ) +
        put(man(captain, hails), 54, 72, 0.86) +
        put(man(gunner, { ...points, hands: [3, -13, 8, -23] }), 66, 72, 0.86) +
        put(man(worker, { ...stoops, hands: [8, -8, 9, -6] }), 76, 72, 0.86) +
        put(barrel(), 87, 72, 0.37),
    };
  },
  "Assault on Tripoli": () => {
    const fire = { x: 70, y: 34, reach: 24, strength: 0.6 };
    const plumes = smoke(
      [
        ...trail(62, 26, 100, -40, { count: 24, small: 4, big: 15, seed: 3 }),
        ...trail(92, 26, 116, -20, { count: 14, small: 3, big: 11, seed: 8 }),
      ],
      fire,
    );
    const scene = seascape(
      40,
      { low: 0.3, high: 0.7, lights: [fire, { x: 22, y: 44, reach: 14, strength: 0.4 }] },
      { dark: 0.58, light: { x: 68, width: 16 } },
      NIGHT,
    );
    return {
      ...scene,
      tone: (x, y) => (y < 40 ? plumes(x, y) : null) ?? scene.tone(x, y),
      paper: DUSK,
      light: { x: 70, y: 34, r: 50, color: "#ffcf7a" },
      tall: { x0: 30, x1: 102, y0: -18, y1: 72 },
      over:
        put(flame(16, 3), 58, 28) +
        put(flame(22, 4), 68, 27) +
        put(flame(15, 3), 78, 28) +
        put(town({ flag: TRIPOLI }), 68, 41, 0.9) +
        put(castle({ flag: TRIPOLI }), 108, 42, 0.86) +
        put(flame(12, 2.2), 74, 31) +
        put(flame(9, 2), 62, 33) +
        sparks(84, 16, 18, 4, 16) +
        line("M30 44Q48-6 70 24M34 40Q64-20 96 22", 0.5, FIRE) +
        disc(96, 22, 1) +
        billow([...drift(52, 41, 12, 3), ...drift(88, 40, 9, 3)], fire, { dark: 0.5 }) +
        put(threeMaster({ flag: US, sails: "topsails" }), 34, 56, 0.82) +
        put(blast(7), 42, 55) +
        put(blast(7), 50, 54.5) +
        billow(
          [...drift(56, 54, 16, 4), ...drift(36, 57, 14, 2.5)],
          { x: 44, y: 50, reach: 12 },
          { dark: 0.5 },
        ) +
        put(splash(10), 80, 55) +
        put(splash(8), 12, 66) +
        put(splash(7), 108, 54) +
        put(gunVessel({ flag: US, sails: false }), 86, 66, 0.9) +
        put(blast(9), 103, 60) +
        put(gunVessel({ flag: US }), 48, 69, 0.6),
    };
  },
  "The Guns of Tripoli": (crop) => {
    const flash = { x: 84, y: 34, reach: 26, strength: 0.5 };
    const scene = seascape(22, { low: 0.1, high: 0.5, lights: [flash] }, { dark: 0.4 });
    const stones = (/** @type {number} */ x, /** @type {number} */ y) =>
      ((y + 60) % 6 < 0.7 || (x / 9 + Math.floor(y / 6) * 0.5) % 1 < 0.08 ? 0.4 : 0.12) +
      0.2 * smooth(84, 120, x);
    return {
      ...scene,
      tone: (x, y) =>
        y < 56
          ? scene.tone(x, y)
          : 0.26 + 0.2 * smooth(60, 20, x) + ((y + x * 0.05) % 6 < 0.6 ? 0.3 : 0),
      bend: split(() => 56, scene.bend, flat),
      paper: SKY,
      washes: below(22, SEA) + below(56, STONE),
      light: { x: 84, y: 34, r: 34, color: "#ffe0a0" },
      tall: { x0: 22, x1: 102, y0: -28, y1: 72 },
      over:
        put(threeMaster({ flag: US }), 58, 26, 0.42) +
        put(threeMaster({ flag: US }), 30, 23, 0.24) +
        relief("q", "M84 60V30H91V34H97V30H104V34H121V60z", STONE, stones) +
        billow(trail(88, 36, 112, 4, { count: 24, small: 4, big: 13, spread: 6 }), flash, {
          dark: 0.66,
        }) +
        put(blast(26), 77, 42, 1, { turn: -5 }) +
        put(
          man(gunner, {
            hands: [3, -13, 9, -20],
            held: line("M2-26L14-16.5", 0.8) + line("M13-17l3 1.5", 0.5, FIRE),
          }),
          crop === "tall" ? 36 : 15,
          68,
          1.45,
        ) +
        put(man(rover, { neck: [1, -20], hands: [2, -24, 3, -22] }), 62, 65, 1.2, {
          flip: true,
        }) +
        put(ordnance(), 50, 68, 1.16, { turn: -4 }) +
        relief("p", "M80 73V52H121V73z", STONE, stones) +
        disc(70, 70, 2.2) +
        disc(75, 70, 2.2) +
        disc(72.5, 66.2, 2.2),
    };
  },
  "Send in the Marines": (crop) => {
    const sun = { x: 100, y: 30, reach: 30, strength: 0.4 };
    const rower = (/** @type {number} */ x) =>
      put(man(sailor, { ...sits, neck: [-2, -14] }), x, -1, 0.9);
    const rank = (/** @type {number} */ x) =>
      put(man(marine, { ...sits, hands: [2, -10, 3, -9], held: musket(3.4, -14) }), x, -3, 1);
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
        put(threeMaster({ sails: "furled" }), x - 26, 38, crop === "tall" ? 1 : 0.6) +
        put(castle({ flag: TRIPOLI }), 108, 37, 0.5) +
        shape("M78 37q14-3 42-2v3q-20 2-42-1z", SHADE, INK, 0.3) +
        put(longboat(crew), 98, 45, 0.4) +
        put(
          longboat(crew + line("M-30-6V-34", 0.7) + put(ensign(US, 0, -34, 17), -30, 0, 1)),
          x,
          64,
          1.3,
        ),
    };
  },
};
