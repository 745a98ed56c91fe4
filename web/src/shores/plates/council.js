// What was decided and paid at courts, in holds and on quays.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  GOLD,
  GREEN,
  hatches,
  INK,
  line,
  NIGHT,
  n,
  put,
  RED,
  ROOM,
  SAND,
  SEA,
  SHADE,
  SKY,
  STONE,
  shape,
  WOOD,
} from "../../table/engraver/brush.js";
import { ensign, standard } from "../../table/engraver/flags.js";
import { bank, glow, ridge, room, sea, sky, split, waves } from "../../table/engraver/grounds.js";
import { castle, dome, house, minaret, palm, tower, wall } from "../../table/engraver/places.js";
import { frigate, gunboat, merchant } from "../../table/engraver/ships.js";
import {
  arch,
  axman,
  bag,
  barrel,
  before,
  chest,
  coins,
  document,
  fist,
  lantern,
  person,
  pile,
  quill,
  rat,
  rider,
  scales,
  sitter,
  through,
  voussoirs,
} from "../../table/engraver/things.js";

const MOOR = "#c2946a";

/** A guns' muzzle that looks at us. @param {number} x @param {number} y @param {number} r */
const muzzle = (x, y, r) =>
  disc(x, y, r, "#57504a", INK, 0.6) +
  disc(x - r * 0.08, y - r * 0.08, r * 0.84, "#857c72", INK, 0.3) +
  line(
    `M${n(x - r * 0.72)} ${n(y + r * 0.1)}a${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(r * 0.8)}-${n(r * 0.8)}`,
    r * 0.09,
    BRIGHT,
  ) +
  disc(x, y, r * 0.52, INK, BUFF, 0.25);

/** @type {import("../plates.js").Plates} */
export const COUNCIL = {
  "Treaty of Peace and Amity": (crop) => {
    const [west, east, top] = crop === "wide" ? [28, 92, 3] : [37, 83, -20];
    const sun = { x: 60, y: 20, reach: 40, strength: 0.5 };
    const water = split(
      () => 34,
      sky({ low: 0.04, high: 0.34, horizon: 34 }),
      sea({ horizon: 34, dark: 0.3 }),
    );
    const table = (/** @type {number} */ x, /** @type {number} */ y) =>
      y < 52
        ? null
        : y < 61
          ? 0.1 + Math.abs(x - 60) / 260
          : 0.42 + 0.2 * Math.sin(x * 0.9) + (y - 61) / 60;
    return {
      tone: before(room(sun, 0.72), table, through(60, 14, top + 20, 46, water)),
      tall: { x0: 22, x1: 98, y0: -23, y1: 72 },
      paper: ROOM,
      washes:
        shape(arch(60, 14, top + 20, 46), SKY) +
        shape("M0 61H120V72H0z", RED) +
        shape("M0 52H120V61H0z", "#c26a50"),
      light: { x: 60, y: 26, r: 46, color: "#fff3cf" },
      over:
        put(frigate({ flag: "us", sails: "furled" }), 60, 38, 0.34) +
        voussoirs(60, 14, top + 20) +
        line(
          `M46 ${top + 20}V46M74 ${top + 20}V46M43 ${top + 20}V46M77 ${top + 20}V46M42 46H78`,
          0.5,
        ) +
        put(standard("us", 60 - top, 25), west - 24, 60) +
        put(standard("tripoli", 60 - top, 25), east + 24, 60, 1, { flip: true }) +
        put(person({ head: "queue", coat: "#3a4a66", arm: "writes" }), west, 57) +
        put(
          person({ head: "turban", coat: GREEN, skin: MOOR, beard: INK, trim: GOLD }),
          east,
          57,
          1,
          { flip: true },
        ) +
        line("M0 61H120", 0.6) +
        line(
          "M-1 64q2.500 4 5 0t5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0",
          0.7,
          GOLD,
        ) +
        put(document(), 62, 59.5, 0.95) +
        put(quill(), west + 26.5, 55, 1) +
        put(person({ head: "queue", coat: "#3a4a66", arm: "writes" }).slice(0, 0), 0, 0) +
        cut("M71 55v-4.500h5V55q-2.500 1-5 0z", INK),
    };
  },
  "Tribute Paid": (crop) => {
    const wide = crop === "wide";
    const sun = { x: 14, y: 6, reach: 46, strength: 0.55 };
    const yard = split(
      () => 44,
      sky({ low: 0.04, high: 0.2 }),
      () => 0.1,
    );
    const floor = (/** @type {number} */ x, /** @type {number} */ y) =>
      y < 50 ? null : 0.16 + x / 500 + 0.1 * Math.sin((x - 60) / (0.5 + (y - 40) / 9));
    const doors = [14, 50, 86].map((x) => through(x, 13, 16, 50, yard));
    return {
      tone: before(room(sun, 0.62), floor, ...doors),
      tall: { x0: 36, x1: 104, y0: -13, y1: 72 },
      paper: BUFF,
      washes:
        [14, 50, 86].map((x) => shape(arch(x, 13, 16, 50), "#f9f0d2")).join("") +
        shape("M18 54H112L124 74H6z", "#b9533f"),
      light: { x: 14, y: 6, r: 60, color: "#fff6d8" },
      over:
        [14, 50, 86]
          .map(
            (x) =>
              voussoirs(x, 13, 16) +
              line(`M${x - 13} 16V50M${x + 13} 16V50M${x - 16} 16h3M${x + 13} 16h3`, 0.5),
          )
          .join("") +
        put(palm(2), 52, 50, 0.9) +
        put(
          person({ head: "cocked", coat: BLUE, arm: "raised", trim: GOLD }),
          wide ? 18 : 46,
          56,
          wide ? 1.05 : 0.8,
        ) +
        put(sitter(), 82, 60, 1.05) +
        line("M94 40L100 34", 3.4, GREEN) +
        disc(100.5, 33, 2, MOOR, INK, 0.3) +
        put(scales(), 100.5, 37, 0.8) +
        line("M18 54H112L124 74H6z", 0.5) +
        line("M21 56H110L118 70H11z", 0.5, GOLD) +
        [
          [66, 66, 7],
          [71, 67, 9],
          [76, 66, 6],
          [81, 68, 8],
          [86, 66.5, 5],
        ]
          .map(([x, y, high]) => pile(x, y, high))
          .join("") +
        put(chest({ full: BRIGHT }), 46, 68, 1) +
        put(bag(), 100, 67, 0.9) +
        put(bag(), 109, 69, 1) +
        put(bag(), 24, 69, 1),
    };
  },
  "Constantinople Demands Tribute": () => {
    const sun = { x: 92, y: 40, reach: 30, strength: 0.5 };
    const shore = 52;
    return {
      tone: split(
        () => shore,
        sky({
          low: 0.16,
          high: 0.62,
          horizon: shore,
          lights: [sun],
          clouds: bank(74, 132, 6, { r: 6 }),
        }),
        sea({ horizon: shore, dark: 0.5, light: { x: 92, width: 10 } }),
      ),
      bend: waves(shore),
      tall: { x0: 10, x1: 86, y0: -23, y1: 72 },
      paper: DUSK,
      washes: shape("M0 52H120V72H0z", SEA),
      light: { x: 92, y: 40, r: 40, color: "#ffe3a6" },
      over:
        put(
          shape("M-60 0Q-30-5-14-7H40L70 0z", SHADE) +
            [-15, 15, -27, 27]
              .map((x) => put(minaret(x, Math.abs(x) > 20 ? 25 : 33), 0, 0))
              .join("") +
            dome(-12, -9, 5) +
            dome(12, -9, 5) +
            dome(0, -10, 11) +
            house(-22, 44, 10, "#d9c7a0") +
            dome(-20, -6, 4) +
            dome(20, -6, 4) +
            house(32, 8, 5) +
            house(42, 9, 6) +
            house(-40, 9, 6) +
            wall(-56, 64, 3),
          82,
          52,
          0.86,
        ) +
        put(gunboat({ men: 4 }), 100, 62, 0.6) +
        put(
          person({
            head: "kavuk",
            coat: RED,
            arm: "raised",
            skin: MOOR,
            beard: "#ddd5c4",
            trim: BRIGHT,
          }),
          30,
          63,
          1.14,
        ) +
        cut("M50 35Q58 32 70 34.500L71 37Q69 50 72 62Q66 66 54 64Q51 50 53 38z", BRIGHT, 0.45) +
        cut("M49 35a2 2 0 0 1 3-2Q60 31 71 33.500q1.500 2-.5 3.500Q60 35 51 37.500z", BUFF, 0.4) +
        line("M58 44q3-6 6 0t-4 4q6 1 8-6M57 51h11M57 54h11.500M57 57h11.500M58 60h7", 0.45) +
        line("M60.500 44v-5M62.500 44v-5.500", 0.4, RED) +
        line("M64 64.500v4", 1.2, RED) +
        disc(64, 69, 2.4, RED, INK, 0.4) +
        put(shape("M0-2q3-.8 4 1.500l-3 2.500z", MOOR, INK, 0.3), 52, 37),
    };
  },
  "US Supplies Run Low": () => {
    const lamp = { x: 64, y: 12, reach: 36, strength: 0.74 };
    const dark = room(lamp, 0.86);
    const floor = (/** @type {number} */ x, /** @type {number} */ y) =>
      y < 50 ? null : dark(x, y - 14) + 0.1 * Math.sin((x - 64) / (0.3 + (y - 44) / 14)) ** 2;
    const ribs = (/** @type {number} */ x, /** @type {number} */ y) =>
      dark(x, y) +
      (Math.sin((x - 64) / 4.6 - (x > 64 ? 1 : -1) * ((y - 50) / 22) ** 2) > 0.2 ? 0.16 : -0.06);
    return {
      tone: before(ribs, floor),
      bend: (x, y) => ((x - 64) / 60) ** 2 * (y < 50 ? -3 : 3),
      tall: { x0: 34, x1: 98, y0: -8, y1: 72 },
      paper: "#c9a56c",
      light: { x: 64, y: 14, r: 44, color: "#ffe3a0" },
      over:
        cut("M-2-16H122V-9Q60-4-2-9z", "#4a321d", 0.5) +
        cut("M-2-9H122V2Q62 6-2 2z", "#5b3f26", 0.5) +
        line("M-2-2Q60 2 122-2M-2 0Q60 4 122 0", 0.3) +
        cut("M24 3L30 3.500L28 52H22zM100 3.500L106 3L108 52H102z", "#5b3f26", 0.5) +
        hatches(24.5, 28, 6, 50, 0.9, 0.25) +
        hatches(104, 107, 6, 50, 0.9, 0.25) +
        line("M0 50H120", 0.5) +
        put(barrel({ open: true }), 50, 60, 1.25) +
        put(put(barrel({ open: true }), 0, 0, 1.05, { turn: -90 }), 96, 56) +
        put(lantern(), 64, 3, 1.1) +
        cut("M62 64Q64 60 70 61Q78 57 83 62Q88 63 87 66Q76 68 62 66z", BUFF, 0.4) +
        line("M66 64q6-2 9 0M72 62q5 0 8 3M84 62l5-1.500M84.500 63.500l5 .5", 0.3) +
        put(rat(), 78, 60.8, 0.9) +
        put(rat(), 62, 69.5, 1.15) +
        put(rat(), 45, 30, 0.9, { flip: true }) +
        [
          [74, 68],
          [80, 69.5],
          [54, 66],
          [84, 68],
        ]
          .map(([x, y]) => cut(`M${x} ${y}l1.500-1 1.600.6-.8 1.200z`, BUFF, 0.25))
          .join(""),
    };
  },
  "Sweden Pays Tribute": () => {
    const sun = { x: 60, y: -20, reach: 50, strength: 0.3 };
    return {
      tone: split(
        () => 44,
        sky({ low: 0.06, high: 0.4, lights: [sun], clouds: bank(60, 128, 24, { r: 8, seed: 5 }) }),
        sea({ horizon: 44, dark: 0.34 }),
      ),
      bend: waves(44),
      tall: { x0: 28, x1: 92, y0: -8, y1: 72 },
      paper: SKY,
      washes: shape("M0 44H120V72H0z", SEA),
      over:
        put(castle({ flag: "tripoli" }), 98, 46, 0.9) +
        shape("M66 46Q90 43 122 44V47H66z", STONE, INK, 0.3) +
        line("M24 74L31-30", 1.4, WOOD) +
        put(ensign("sweden", 0, 0, 46), 31, -6) +
        put(chest({ full: GOLD }), 60, 67, 1.5) +
        put(fist({ sleeve: BLUE, cuff: GOLD }), 31, 57, 0.85, { turn: 8 }) +
        put(fist({ sleeve: "#f0e3c6", cuff: GREEN, skin: MOOR }), 95, 56, 0.85, {
          turn: -8,
          flip: true,
        }),
    };
  },
  "Algiers Declares War": () => {
    const sun = { x: 112, y: 0, reach: 44, strength: 0.4 };
    const hill = (/** @type {number} */ x) => 20 + 0.42 * Math.max(0, x - 20) + 3 * Math.sin(x / 9);
    return {
      tone: before(
        sky({ low: 0.1, high: 0.5, lights: [sun] }),
        (x, y) => (y > 59 ? 0.18 + 0.1 * Math.sin(x + y * 3) : null),
        (x, y) => (y > hill(x) ? 0.3 : null),
      ),
      tall: { x0: 26, x1: 94, y0: -13, y1: 72 },
      paper: SAND,
      light: { x: 112, y: 0, r: 60, color: "#fff4cc" },
      over:
        [
          [-2, 24, 12],
          [9, 21, 10],
          [20, 23, 9],
          [28, 27, 11],
          [2, 34, 13],
          [15, 33, 10],
          [25, 36, 10],
          [36, 34, 11],
          [-3, 46, 12],
          [9, 45, 11],
          [21, 47, 13],
          [35, 45, 10],
          [46, 43, 11],
          [58, 47, 10],
          [2, 58, 14],
          [44, 56, 14],
        ]
          .map(([x, y, wide]) => put(house(0, wide, 12, BRIGHT), x, y))
          .join("") +
        put(minaret(0, 26), 18, 26, 0.8) +
        put(house(0, 34, 34, BRIGHT), 92, 60) +
        shape(arch(104, 5, 46, 60), INK) +
        line("M92 40H126", 0.8) +
        line("M0 59.500H120", 0.5) +
        put(standard("us", 58, 34), 60, 63, 1, { turn: 36, flip: true }) +
        cut("M57.500 70L58 60L60 61.500L62 59.500L62.500 70z", WOOD, 0.4) +
        line("M64 61l3-2M65 64l4 0M55 61l-2-2.500M66 67l3 1", 0.8, BUFF) +
        put(axman(), 40, 71, 1.15) +
        put(axman({ robe: GREEN }), 84, 70, 0.9, { flip: true }),
    };
  },
  "Morocco Declares War": (crop) => {
    const near = crop === "wide" ? 84 : 60;
    const hills = ridge({ base: 46, height: 40, seed: 11, rough: 1.6 });
    const snow = (/** @type {number} */ x, /** @type {number} */ y) =>
      y < hills.edge(x, 0) + 7 + 3 * Math.sin(x * 0.9);
    return {
      tone: before(
        (x, y) => 0.14 + 0.1 * Math.sin(x / 6 + y) * Math.sin(y),
        (x, y) => (y < hills.edge(x, 0) ? 0.2 + (0.3 * (40 - y)) / 100 : null),
        (x, y) => (y < 46 ? hills.tone(x, y) * (snow(x, y) ? 0.55 : 1.2) : null),
      ),
      bend: (x, y) => (y > 50 ? 0.7 * Math.sin(x / 9 + y / 5) : 0),
      tall: { x0: 22, x1: 86, y0: -8, y1: 72 },
      paper: SAND,
      washes: shape("M-2-30H122V46H-2z", NIGHT) + shape(curved(hills.edge), "#e6e2d4"),
      over:
        put(palm(), 8, 50, 0.8) +
        put(palm(-3), 15, 51, 0.6) +
        put(
          wall(-60, 64, 12, "#bf6a48") +
            tower(-34, 9, 16, "#bf6a48") +
            tower(22, 9, 16, "#bf6a48") +
            cut("M-2 0V-34H7V0zM0.500-34v-5h4v5zM2.500-39v-3", "#bf6a48", 0.4) +
            hatches(4, 6.5, -33, -12, 0.7, 0.25) +
            line("M-2-29H7M-2-22H7", 0.4) +
            shape(arch(16, 3, -5, 0), INK),
          50,
          50,
        ) +
        put(rider({ coat: "#8a6a45", banner: GREEN }), near - 52, 61, 0.62) +
        put(rider({ coat: "#cfc4b0", robe: "#9b5a48" }), near - 30, 65, 0.78) +
        put(rider(), near, 72, 1.08),
    };
  },
  "Tunis Declares War": () => {
    const sun = { x: 112, y: 40, reach: 30, strength: 0.5 };
    const top = (/** @type {number} */ x) => 8 + x * 0.3;
    const foot = (/** @type {number} */ x) => 68 - x * 0.16;
    const end = 100;
    return {
      tone: before(
        split(
          () => 50,
          sky({
            low: 0.16,
            high: 0.72,
            horizon: 50,
            lights: [sun],
            clouds: bank(60, 130, 14, { r: 11, seed: 7 }),
          }),
          sea({ horizon: 50, dark: 0.56, light: { x: 112, width: 6 } }),
        ),
        (x, y) =>
          x < end && y > top(x) && y < foot(x) ? 0.2 + (0.3 * (y - top(x))) / 50 - x / 700 : null,
      ),
      bend: waves(50),
      tall: { x0: 4, x1: 68, y0: -8, y1: 72 },
      paper: DUSK,
      washes: shape("M0 8L100 38V52L0 68z", STONE) + shape("M0 68L100 52H122V74H0z", SEA),
      light: { x: 112, y: 40, r: 36, color: "#ffdf9c" },
      over:
        put(standard("tunis", 40, 26), 40, 24) +
        put(frigate({ flag: "us" }), 112, 51, 0.22, { flip: true }) +
        [0.22, 0.42, 0.62, 0.82]
          .map((k) => line(`M0 ${n(8 + 60 * k)}L100 ${n(38 + 14 * k)}`, 0.35))
          .join("") +
        line("M0 8L100 38V52L0 68", 0.7) +
        [
          [22, 1],
          [52, 0.72],
          [75, 0.5],
          [90, 0.36],
        ]
          .map(([x, size]) =>
            put(
              cut("M-13-28L-9-8V10H10V-8L13-22z", "#3a2c20", 0.6) +
                line("M-13-28L-9-8H10L13-22M-9 10H10", 0.4, BUFF) +
                cut("M-8 10L-6 2H6L8 10z", WOOD, 0.4) +
                muzzle(0, 0, 9.5),
              x,
              39 + (22 - x) * -0.07,
              size,
            ),
          )
          .join(""),
    };
  },
};

/** The land under a ridge. @param {import("../../table/engraver/lines.js").Field} edge */
function curved(edge) {
  let d = "M0 46";
  for (let x = 0; x <= 120; x += 2) d += `L${x} ${n(edge(x, 0))}`;
  return `${d}L120 46z`;
}
