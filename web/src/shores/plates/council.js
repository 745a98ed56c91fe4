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
import { warrior } from "../../table/engraver/figures.js";
import { ensign, standard } from "../../table/engraver/flags.js";
import {
  bank,
  ridge,
  room,
  sea,
  sky,
  smoke,
  split,
  trail,
  waves,
} from "../../table/engraver/grounds.js";
import { castle, dome, house, minaret, palm, tower, wall } from "../../table/engraver/places.js";
import { frigate, gunboat } from "../../table/engraver/ships.js";
import {
  arch,
  axman,
  bag,
  barrel,
  before,
  chest,
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

/** A gun's muzzle that looks at us. @param {number} x @param {number} y @param {number} r */
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
          "M-1 64q2.5 4 5 0t5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0 5 0",
          0.7,
          GOLD,
        ) +
        put(document(), 62, 59.5, 0.95) +
        put(quill(), west + 26.5, 55, 1) +
        cut("M51.5 53v-3h4.5v3q-2 1-4.5 0z", INK),
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
          [56, 71, 4],
          [63, 69, 7],
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
      tall: { x0: 18, x1: 90, y0: -18, y1: 72 },
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
        cut("M50 35Q58 32 70 34.5L71 37Q69 50 72 62Q66 66 54 64Q51 50 53 38z", BRIGHT, 0.45) +
        cut("M49 35a2 2 0 0 1 3-2Q60 31 71 33.5q1.5 2-.5 3.5Q60 35 51 37.5z", BUFF, 0.4) +
        line("M58 44q3-6 6 0t-4 4q6 1 8-6M57 51h11M57 54h11.5M57 57h11.5M58 60h7", 0.45) +
        line("M60.5 44v-5M62.5 44v-5.5", 0.4, RED) +
        line("M64 64.5v4", 1.2, RED) +
        disc(64, 69, 2.4, RED, INK, 0.4) +
        put(shape("M0-2q3-.8 4 1.5l-3 2.5z", MOOR, INK, 0.3), 52, 37),
    };
  },
  "US Supplies Run Low": () => {
    const lamp = { x: 64, y: 14, reach: 36, strength: 0.8 };
    const dark = room(lamp, 0.86);
    const bent = (/** @type {number} */ x, /** @type {number} */ y) =>
      Math.abs(((Math.abs(x - 64) * (1 - ((y - 10) / 90) ** 2 * 0.6)) % 15) - 10);
    return {
      tone: before(
        (x, y) =>
          dark(x, y) +
          (bent(x, y) < 2 ? -0.1 : bent(x, y) < 3.6 ? 0.24 : 0) +
          (y % 7 < 1 ? 0.2 : 0),
        (x, y) =>
          y < 50 ? null : dark(x, y - 16) + 0.1 * Math.sin((x - 64) / (0.3 + (y - 44) / 14)) ** 2,
      ),
      tall: { x0: 34, x1: 98, y0: -8, y1: 72 },
      paper: "#cfa970",
      light: { x: 64, y: 14, r: 44, color: "#ffe3a0" },
      over:
        cut("M-2-16H122V2Q62 6-2 2z", "#5b3f26", 0.5) +
        line("M-2-8Q60-3 122-8M-2-2Q60 2 122-2M-2 0Q60 4 122 0", 0.3) +
        cut("M21 3L28 3.5L26 53H19zM102 3.5L109 3L111 53H104z", "#5b3f26", 0.5) +
        hatches(21, 24, 6, 52, 0.9, 0.25, -1) +
        hatches(106, 109, 6, 52, 0.9, 0.25, 1) +
        line("M0 50H120", 0.5) +
        put(barrel({ open: true }), 48, 60, 1.25) +
        put(barrel({ open: true }), 104, 56, 1.05, { turn: -90 }) +
        put(lantern(), 66, 3, 1.2) +
        put(rat("#6b5d4e"), 49, 30, 1) +
        cut("M62 67Q62 60 70 61Q78 56 84 61Q89 62 88 67Q76 70 62 67z", BUFF, 0.4) +
        line("M66 65q6-3 9 0M72 62q5 0 8 4M66 62q3 2 2 5", 0.3) +
        cut("M84 61q6-1 7 2.5t-4 3z", INK) +
        put(rat("#6b5d4e"), 76, 61, 1) +
        put(rat(), 56, 70, 1.25) +
        [
          [68, 69.5],
          [93, 66],
          [97, 68],
          [72, 70.5],
        ]
          .map(([x, y]) => cut(`M${x} ${y}l1.5-1 1.6.6-.8 1.2z`, BRIGHT, 0.25))
          .join(""),
    };
  },
  "Sweden Pays Tribute": () => {
    const sun = { x: 20, y: -20, reach: 50, strength: 0.3 };
    return {
      tone: before(
        split(
          () => 42,
          sky({ low: 0.06, high: 0.44, lights: [sun] }),
          sea({ horizon: 42, dark: 0.34 }),
        ),
        (x, y) =>
          y > 60 ? 0.16 + 0.3 * Math.max(0, 1 - Math.hypot((x - 64) / 34, (y - 67) / 5)) : null,
        smoke(bank(58, 130, 30, { r: 8, seed: 5 }), sun, { dark: 0.36, edge: 0 }),
      ),
      bend: waves(42),
      tall: { x0: 28, x1: 92, y0: -8, y1: 72 },
      paper: SKY,
      washes: shape("M0 42H120V60H0z", SEA) + shape("M0 60H120V74H0z", STONE),
      over:
        put(frigate({ flag: "sweden", sails: "furled" }), 14, 46, 0.42) +
        put(castle({ flag: "tripoli" }), 102, 44, 0.8) +
        line(
          "M0 60H120M0 65H120M20 60L14 65M52 60L49 65M78 60L80 65M104 60L109 65M34 65L26 72M96 65L102 72",
          0.4,
        ) +
        line("M35 60L35-30", 1.3, WOOD) +
        put(ensign("sweden", 0, 0, 40), 35.5, -5) +
        put(chest({ full: GOLD }), 60, 66, 1.3) +
        put(fist({ sleeve: BLUE, cuff: GOLD }), 33, 59, 0.85, { turn: 18 }) +
        put(fist({ sleeve: "#f0e3c6", cuff: GREEN, skin: MOOR }), 92, 57, 0.85, {
          turn: -18,
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
      tall: { x0: 24, x1: 94, y0: -15.5, y1: 72 },
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
        line("M0 59.5H120", 0.5) +
        put(standard("us", 58, 34), 60, 63, 1, { turn: 36, flip: true }) +
        cut("M57.5 70L58 60L60 61.5L62 59.5L62.5 70z", WOOD, 0.4) +
        line("M64 61l3-2M65 64l4 0M55 61l-2-2.5M66 67l3 1", 0.8, BUFF) +
        put(axman(), 40, 71, 1.15) +
        put(axman({ robe: GREEN }), 84, 70, 0.9, { flip: true }),
    };
  },
  "Morocco Declares War": (crop) => {
    const near = crop === "wide" ? 82 : 56;
    const hills = ridge({ base: 46, height: 40, seed: 11, rough: 1.6 });
    const clay = "#bf6a48";
    return {
      tone: before(
        (x, y) => 0.14 + 0.1 * Math.sin(x / 6 + y) * Math.sin(y),
        (x, y) => (y < hills.edge(x, 0) ? 0.14 + (40 - y) / 300 : null),
        (x, y) =>
          y < 46
            ? hills.tone(x, y) + (y < hills.edge(x, 0) + 6 + 3 * Math.sin(x * 0.9) ? -0.25 : 0.28)
            : null,
      ),
      bend: (x, y) => (y > 50 ? 0.7 * Math.sin(x / 9 + y / 5) : 0),
      tall: { x0: 18, x1: 86, y0: -13, y1: 72 },
      paper: SAND,
      washes: shape("M-2-30H122V46H-2z", SKY) + shape(land(hills.edge), "#dcd9d0"),
      over:
        put(palm(), 8, 50, 0.8) +
        put(palm(-3), 15, 51, 0.6) +
        put(wall(-60, 64, 12, clay) + tower(-34, 9, 16, clay) + tower(34, 9, 16, clay), 60, 50) +
        put(
          cut("M-4-10V-32H5V-10zM-1.5-32v-5h4v5zM.5-37v-3", clay, 0.4) +
            hatches(2, 4.5, -31, -12, 0.7, 0.25) +
            line("M-4-28H5M-4-21H5", 0.4),
          near + 24,
          50,
        ) +
        put(rider({ coat: "#8a6a45", banner: GREEN }), near - 52, 61, 0.62) +
        put(rider({ coat: "#cfc4b0", robe: "#9b5a48" }), near - 30, 65, 0.78) +
        put(rider(), near, 72, 1.06),
    };
  },
  "Tunis Declares War": () => {
    const sun = { x: 112, y: 40, reach: 30, strength: 0.5 };
    return {
      tone: before(
        split(
          () => 50,
          sky({ low: 0.16, high: 0.72, horizon: 50, lights: [sun] }),
          sea({ horizon: 50, dark: 0.56, light: { x: 112, width: 6 } }),
        ),
        (x, y) =>
          x < 100 && y > 8 + x * 0.3 && y < 68 - x * 0.16
            ? 0.16 + (0.34 * (y - 8)) / 50 - x / 700
            : null,
        smoke(trail(52, 22, 112, -24, { small: 3, big: 12, seed: 5 }), sun, { dark: 0.5 }),
      ),
      bend: waves(50),
      tall: { x0: 4, x1: 68, y0: -8, y1: 72 },
      paper: DUSK,
      washes: shape("M0 8L100 38V52L0 68z", STONE) + shape("M0 68L100 52H122V74H0z", SEA),
      light: { x: 112, y: 40, r: 36, color: "#ffdf9c" },
      over:
        put(frigate({ flag: "us" }), 110, 51, 0.22, { flip: true }) +
        put(standard("tunis", 26, 24), 36, 20) +
        [
          [10, 1],
          [58, 0.66],
          [78, 0.5],
        ]
          .map(([x, size]) =>
            put(warrior({ pose: "stands" }), x, 13 + x * 0.3 + 6 * size, size * 0.9),
          )
          .join("") +
        cut("M0 8L100 38V41L0 14z", STONE, 0.5) +
        [0.3, 0.48, 0.66, 0.84]
          .map((k) => line(`M0 ${n(8 + 60 * k)}L100 ${n(38 + 14 * k)}`, 0.35))
          .join("") +
        line("M100 41V52L0 68M6 26v9M38 30v6M36 48v8M8 47v9M64 35v5M66 43v5M8 57v9M84 37v3", 0.4) +
        [
          [22, 42.5, 1],
          [53, 43.6, 0.7],
          [75, 44.4, 0.5],
          [90, 45, 0.36],
        ]
          .map(([x, y, size]) =>
            put(
              cut("M-15-16L14-12V12L-15 14z", BUFF, 0.5) +
                cut("M-10-11H11V9H-10z", INK) +
                line("M-15-16L-10-11M14-12L11-11M14 12L11 9M-15 14L-10 9", 0.4) +
                cut("M-9 9L-7 3H7L9 9z", WOOD, 0.4) +
                muzzle(0, 0, 9),
              x,
              y,
              size,
            ),
          )
          .join(""),
    };
  },
};

/** The land under a ridge. @param {import("../../table/engraver/lines.js").Field} edge */
function land(edge) {
  let d = "M0 46";
  for (let x = 0; x <= 120; x += 2) d += `L${x} ${n(edge(x, 0))}`;
  return `${d}L120 46z`;
}
