// The title picture and the pictures of the two ends.

import {
  BRIGHT,
  cut,
  DUSK,
  disc,
  GILT,
  INK,
  line,
  n,
  put,
  RED,
  SEA,
  SKY,
  STONE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { engraved, man } from "../../table/engraver/camps.js";
import { cannon } from "../../table/engraver/figures.js";
import { ensign } from "../../table/engraver/flags.js";
import {
  bank,
  ridge,
  sea,
  sky,
  smoke,
  smooth,
  split,
  trail,
  waves,
} from "../../table/engraver/grounds.js";
import { castle, minaret, palm, town, wall } from "../../table/engraver/places.js";
import { schooner, threeMaster, xebec } from "../../table/engraver/ships.js";
import { chest } from "../../table/engraver/things.js";
import { ARAB, MARINE, OFFICER } from "./dress.js";
import { TRIPOLI, US } from "./flags.js";

/**
 * A square sail full of wind, engraved: lit on the left, dark on the lee.
 * @param {string} id
 * @param {number[]} at x and y of the middle of its yard, half the yard, y of its foot, half the foot
 */
function canvas(id, [x, y, half, foot, wide]) {
  const deep = foot - y;
  const belly = deep * 0.2;
  const [l, r, fl, fr] = [x - half, x + half, x - wide + 0.6, x + wide + 0.6];
  const d =
    `M${n(l)} ${n(y + 0.8)}Q${n(x)} ${n(y + 0.7)} ${n(r)} ${n(y - 0.6)}` +
    `Q${n(r + belly * 1.3)} ${n(y + deep * 0.5)} ${n(fr)} ${n(foot - 0.8)}` +
    `Q${n(x + 1)} ${n(foot - belly * 1.1)} ${n(fl)} ${n(foot + 0.6)}Q${n(l + belly * 0.9)} ${n(y + deep * 0.5)} ${n(l)} ${n(y + 0.8)}z`;
  return (
    engraved(id, d, "#fffaea", [l - 1, y - 1, fr + belly + 1, foot + 1], (px, py) => {
      const down = (py - y) / deep;
      const across = (px - (l + (fl - l) * down)) / (r - l + (fr - fl - r + l) * down);
      return 0.03 + 0.62 * smooth(0.4, 1.05, across) + 0.2 * smooth(0.25, 0, down) + 0.16 * smooth(0.12, 0, across);
    }, { bend: (px, py) => -1.6 * Math.sin(((px - l) / (r - l)) * 3.1) * ((py - y) / deep), pitch: 0.62, edge: 0.3 }) +
    line(`M${n(l - 0.8)} ${n(y + 0.7)}L${n(r + 0.8)} ${n(y - 0.9)}`, 0.7) +
    line(`M${n(l + belly * 0.3)} ${n(y + deep * 0.24)}Q${n(x + belly)} ${n(y + deep * 0.26)} ${n(r + belly * 0.5)} ${n(y + deep * 0.2)}`, 0.14)
  ); // biome-ignore format: fields
}

/** A jib, darker toward its lee. */
const jib = (
  /** @type {string} */ id,
  /** @type {string} */ d,
  /** @type {number} */ x0,
  /** @type {number} */ x1,
) =>
  engraved(id, d, "#fffaea", [x0, 4, x1, 52], (x) => 0.06 + 0.6 * smooth(x0 + 1, x1, x), {
    pitch: 0.62,
    edge: 0.3,
  });

/** The frigate of the title, close hauled under all sail, about 84 wide and 64 high, its water line at y 60. */
function manOfWar() {
  const masts = [
    { x: 30, top: 7, sails: [[30.5, 24, 8, 37, 9.6], [31, 16.5, 5.8, 23.4, 7.4], [31.4, 11.4, 3.9, 16, 5.4]] },
    { x: 47, top: -1, sails: [[47.4, 34, 12.4, 48, 12.2], [48, 20.5, 9.6, 33.2, 11.6], [48.6, 11.6, 6.8, 20, 9], [49, 5.6, 4.6, 11.2, 6.4]] },
    { x: 65, top: 2, sails: [[65.4, 35, 11.8, 48, 11.6], [66, 22.5, 9, 34.2, 11], [66.6, 14, 6.4, 22, 8.4], [67, 8.6, 4.3, 13.6, 6]] },
  ]; // biome-ignore format: sails
  let drawn =
    line("M80 49L101 37.5", 1.3) +
    line(
      "M101 37.5L67.5 8M93 42L66.5 22M86 45.5L66 35M67 4L49 2M49 4L32 12M65 34L48 22M47 32L31 24M31 14L13 44",
      0.25,
    );
  drawn +=
    jib("j1", "M99.5 38.5L71 13Q78 30 82 45Q90 44 99.5 38.5z", 70, 100) +
    jib("j2", "M92 42L69.5 25Q74 36 78 47Q85 46.5 92 42z", 69, 93);
  drawn += engraved(
    "j3",
    "M30.5 26L18 20Q14 34 12.5 44.5Q22 46 30.5 44z",
    "#fffaea",
    [12, 18, 31, 47],
    (x) => 0.05 + 0.5 * smooth(20, 31, x),
    { pitch: 0.62, edge: 0.3 },
  );
  drawn += line("M30.5 27L17 19M31 46L11 45", 0.8);
  for (const [index, { x, top, sails }] of masts.entries()) {
    drawn += line(`M${x} 50L${x + 2.4} ${top}`, 1);
    for (const [row, at] of sails.entries()) drawn += canvas(`s${index}${row}`, at);
    for (const k of [-7, -4.6, -2.4]) drawn += line(`M${x + k} 50L${x + 1.2} ${top + 21}`, 0.2);
    drawn += shape(`M${x + 2.4} ${top}q-4-1.6-8 .3q4 0 8 1z`, RED);
  }
  const hull =
    "M9 44.5Q10 46.5 17 47.5Q47 51.5 73 48.5Q80 47.5 84 45.5Q83.5 51 79.5 55Q78 59 75 62H17Q13.5 60 12.5 54Q9.5 50 9 44.5z";
  drawn += engraved(
    "hull",
    hull,
    "#4a3a2a",
    [8, 43, 85, 62],
    (x, y) => 0.5 + 0.45 * smooth(53, 60, y) + 0.2 * smooth(60, 84, x),
    { edge: 0.5 },
  );
  drawn += shape("M10.8 49.5Q46 56 82.6 50.4L81 53.4Q46 59 11.9 53z", "#eed9a6", INK, 0.3);
  for (let index = 0; index < 15; index += 1) {
    const x = 15 + index * 4.4;
    const y = 50.8 + 2.4 * Math.sin(((x - 10) / 74) * Math.PI);
    drawn +=
      cut(`M${n(x)} ${n(y)}h2.1v2h-2.1z`, INK, 0.2) + line(`M${n(x + 1)} ${n(y + 1.2)}l1.6.5`, 0.7);
  }
  drawn +=
    line("M9 44.5Q10 46.5 17 47.5Q47 51.5 73 48.5Q80 47.5 84 45.5", 0.8, "#caa256") +
    cut("M9.6 45.5L7 43.6L7.6 48.5L11.6 53z", "#caa256", 0.3);
  return drawn + put(line("M0 8V-2", 0.5) + ensign(US, 0, -2, 16), 17, 18, 1, { flip: true });
}

/** A wave that breaks: a crest of foam. @param {number} x @param {number} y @param {number} wide */
const crest = (x, y, wide) =>
  shape(
    `M${n(x)} ${n(y)}q${n(wide * 0.25)}-3 ${n(wide * 0.5)}-1.6q${n(wide * 0.2)}-2 ${n(wide * 0.5)} 1.2q${n(-wide * 0.3)}-.6-${n(wide * 0.5)}.6t${n(-wide * 0.5)}-.2z`,
    BRIGHT,
    INK,
    0.2,
  );

/** @type {import("../plates.js").Plates} */
export const SCENES = {
  "scene: title": () => {
    const sun = { x: 6, y: 34, reach: 34, strength: 0.5 };
    const clouds = [
      ...bank(84, 136, 24, { r: 12, seed: 4 }),
      ...bank(20, 110, -24, { r: 20, seed: 6 }),
    ];
    const cloud = smoke(clouds, undefined, { dark: 0.6 });
    const fired = smoke(
      trail(116, 55, 100, 40, { count: 12, small: 2.4, big: 5, seed: 5, spread: 2 }),
      { x: 60, y: 10, reach: 1 },
      { dark: 0.45 },
    );
    const heaven = sky({ low: 0.12, high: 0.58, lights: [sun] });
    const hills = ridge({ base: 48, height: 11, seed: 8 });
    const water = sea({ dark: 0.54, light: { x: 6, width: 9, strength: 0.6 }, rough: 1.3 });
    return {
      tone: (x, y) => {
        if (y > 48) return water(x, y);
        if (y > hills.edge(x, 0) + Math.max(0, 84 - x) * 0.3) return hills.tone(x, y);
        return fired(x, y) ?? cloud(x, y) ?? heaven(x, y);
      },
      bend: waves(48, 1.1),
      tall: { x0: 10, x1: 90, y0: -27, y1: 73 },
      paper: DUSK,
      washes: shape("M0 48H120V74H0z", "#9db9c4"),
      light: { x: 6, y: 34, r: 66, color: "#fff0c0" },
      over:
        put(castle({ flag: TRIPOLI }), 110, 49.5, 0.66) +
        put(town(), 96, 49.5, 0.42) +
        put(xebec({ flag: TRIPOLI }), 4, 52, 0.3) +
        put(xebec({ flag: TRIPOLI }), 101, 58.5, 0.44, { flip: true }) +
        put(manOfWar(), 1.5, 5, 0.93) +
        [
          [66, 62, 18],
          [52, 62.5, 16],
          [24, 62.6, 18],
          [5, 62, 12],
          [80, 68, 13],
          [100, 67, 9],
          [28, 69, 12],
        ]
          .map(([x, y, wide]) => crest(x, y, wide))
          .join(""),
    };
  },

  "scene: Derne": (crop) => {
    const sun = { x: 24, y: 30, reach: 30, strength: 0.5 };
    const up = crop === "tall" ? 15 : 0;
    const puffs = smoke(trail(106, 38, 92, -30, { count: 20, small: 4, big: 13, seed: 21 }), sun);
    const rays = (/** @type {number} */ x, /** @type {number} */ y) =>
      0.1 *
      Math.sin(Math.atan2(y - sun.y, x - sun.x) * 22) *
      smooth(4, 30, Math.hypot(x - sun.x, y - sun.y));
    const heaven = sky({ low: 0.14, high: 0.5, lights: [sun] });
    const water = sea({ horizon: 42, dark: 0.4, light: { x: 24, width: 7, strength: 0.5 } });
    return {
      tone: split(
        () => 42,
        (x, y) => puffs(x, y) ?? heaven(x, y) + rays(x, y),
        water,
      ),
      bend: waves(42, 0.4),
      tall: { x0: 29, x1: 101, y0: -16, y1: 74 },
      paper: SKY,
      washes: shape("M0 42H120V74H0z", SEA),
      light: { x: 24, y: 32, r: 50, color: "#ffeebd" },
      over:
        put(threeMaster({ flag: US }), 14, 46, 0.42) +
        put(schooner({ flag: US }), 36, 46, 0.26) +
        put(town(), 100, 45, 0.72) +
        put(palm(), 84, 46, 0.5) +
        put(wall(-66, 66, 6), 60, 59, 1) +
        engraved(
          "fort",
          "M0 76V58H120V76z",
          STONE,
          [0, 57, 120, 74],
          (x, y) =>
            0.12 +
            0.24 * smooth(60, 74, y) +
            0.4 * smooth(3.2, 0.6, Math.abs(y - 70)) * smooth(0.2, 1, Math.sin((x - 14) / 6)),
        ) +
        put(cannon(), 17, 64, 1, { flip: true }) +
        cut(`M60 66V${3 - up}H61.4V66z`, WOOD, 0.35) +
        disc(60.7, 2.4 - up, 1.1, GILT, INK, 0.3) +
        put(ensign(US, 0, 0, 37), 61.4, 4 - up, 1) +
        line(`M60.5 ${4 - up}L54.5 36V60M61 ${4 - up}L64 40`, 0.35) +
        put(ensign(TRIPOLI, 0, 0, 13), 60, 63, 1, { turn: 12 }) +
        put(man("hauls", MARINE), 47, 67, 1.25) +
        put(man("stands", MARINE), 72, 66, 1.2) +
        put(man("cheers", { ...ARAB, armed: false }), 83, 67, 1.25, { flip: true }) +
        put(man("cheers", MARINE), 96, 70, 1.35, { flip: true }) +
        put(man("leads", OFFICER), 33, 72, 1.45),
    };
  },

  "scene: tripoli victorious": () => {
    const sun = { x: 30, y: 34, reach: 36, strength: 0.5 };
    const puffs = smoke(
      trail(80, 44, 60, 30, { count: 9, small: 3, big: 6, seed: 3, spread: 3 }),
      sun,
      { dark: 0.42 },
    );
    const heaven = sky({ low: 0.16, high: 0.6, lights: [sun] });
    const streak = (/** @type {number} */ x, /** @type {number} */ y) =>
      heaven(x, y) + 0.26 * smooth(0.6, 1, Math.sin(y * 0.5 + 0.5 * Math.sin(x / 17)));
    const water = sea({ horizon: 42, dark: 0.46, light: { x: 30, width: 9, strength: 0.6 } });
    return {
      tone: split(
        () => 42,
        (x, y) => puffs(x, y) ?? streak(x, y),
        water,
      ),
      bend: waves(42, 0.4),
      tall: { x0: 38, x1: 106, y0: -11, y1: 74 },
      paper: DUSK,
      washes: shape("M0 42H120V74H0z", "#b5bfae"),
      light: { x: 30, y: 36, r: 60, color: "#ffe9a8" },
      over:
        put(minaret(0, 40), 116, 48, 0.9) +
        put(castle(), 96, 52, 1.2) +
        cut("M76.5 32V2H77.5V32z", WOOD, 0.3) +
        put(ensign(TRIPOLI, 0, 0, 26), 77.5, 2.5) +
        put(threeMaster({ sails: "furled" }), 34, 51, 0.75, { flip: true }) +
        put(ensign(TRIPOLI, 0, 0, 13), 58, 32) +
        line("M58 45V31.5", 0.5) +
        engraved(
          "quay",
          "M0 76V64L40 61H120V76z",
          STONE,
          [0, 60, 120, 74],
          (_, y) => 0.14 + 0.3 * smooth(62, 74, y),
        ) +
        put(man("stands", { ...ARAB, coat: RED }), 110, 67, 1.05, { flip: true }) +
        put(man("stands", { ...ARAB, coat: RED }), 101, 67, 1.05, { flip: true }) +
        put(chest(GILT), 46, 67, 0.56) +
        put(chest(GILT), 20, 70, 0.69) +
        put(chest(GILT), 60, 72, 0.72) +
        put(ensign(US, 0, 0, 15), 29, 62, 1, { turn: 14 }) +
        put(man("hails", { ...ARAB, robe: GILT, coat: "#4d6b57", armed: false }), 87, 72, 1.55, {
          flip: true,
        }),
    };
  },
};
