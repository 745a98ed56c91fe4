// What was decided and paid at courts, in holds and on quays.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  GILT,
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
import { ensign, standard } from "../../table/engraver/flags.js";
import { room, sky, smoke, trail, waves } from "../../table/engraver/grounds.js";
import { castle, dome, house, minaret, palm, tower, wall } from "../../table/engraver/places.js";
import { gunVessel, threeMaster } from "../../table/engraver/ships.js";
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
  many,
  offing,
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
import { SWEDEN, TRIPOLI, TUNIS, US } from "./flags.js";

const MOOR = "#c2946a";

/** A gun's muzzle that looks at us. */
const muzzle =
  disc(0, 0, 9, "#57504a", INK, 0.6) +
  disc(-0.7, -0.7, 7.5, "#857c72", INK, 0.3) +
  line("M-6.5.9a6.6 6.6 0 0 1 7.2-7.2", 0.8, BRIGHT) +
  disc(0, 0, 4.7, INK, BUFF, 0.25);

/** @type {import("../plates.js").Plates} */
export const COUNCIL = {
  "Treaty of Peace and Amity": (crop) => {
    const [west, east, top, pole] = crop === "wide" ? [28, 92, 3, 4] : [37, 83, -20, 24];
    const sun = { x: 60, y: 20, reach: 40, strength: 0.5 };
    return {
      tone: before(
        room(sun, 0.72),
        (x, y) => (y < 52 ? null : 0.1 + Math.abs(x - 60) / 260),
        through(60, 14, top + 20, 46, offing(34, 0.2, { ...sun, strength: 0.1 })),
      ),
      tall: { x0: 22, x1: 98, y0: -23, y1: 72 },
      paper: ROOM,
      washes: shape(arch(60, 14, top + 20, 46), SKY) + shape("M0 52H120V61H0z", "#c26a50"),
      light: { x: 60, y: 26, r: 46, color: "#fff3cf" },
      over:
        put(threeMaster({ flag: US, sails: "furled" }), 60, 38, 0.34) +
        voussoirs(60, 14, top + 20, 46) +
        put(standard(US, 60 - top, 24), pole, 60) +
        put(standard(TRIPOLI, 60 - top, 24), 120 - pole, 60, 1, { flip: true }) +
        put(person({ head: "queue", coat: "#3a4a66", arm: "writes" }), west, 59) +
        put(
          person({ head: "turban", coat: GREEN, skin: MOOR, beard: INK, trim: GILT }),
          east,
          59,
          1,
          { flip: true },
        ) +
        cut("M-1 61.5H121V74H-1z", RED, 0.6) +
        hatches(4, 118, 67, 72, 7, 0.35, 1.5) +
        hatches(6, 118, 65, 72, 7, 0.35, -1) +
        line(`M-1 63.5q2.5 4 5 0${"t5 0".repeat(24)}`, 0.7, GILT) +
        cut("M65 54v-3.5h5V54q-2.5 1-5 0z", INK) +
        put(document(), 62, 60.5, 0.95) +
        put(quill(), west + 26.5, 57),
    };
  },
  "Tribute Paid": (crop) => {
    const [officer, box] = crop === "wide" ? [18, 46] : [46, 56];
    const sun = { x: 14, y: 6, reach: 46, strength: 0.55 };
    const doors = [14, 50, 86];
    return {
      tone: before(
        room(sun, 0.62),
        (x, y) =>
          y < 50 ? null : 0.16 + x / 500 + 0.1 * Math.sin((x - 60) / (0.5 + (y - 40) / 9)),
        ...doors.map((x) => through(x, 13, 16, 50, (_, y) => 0.24 - y / 250)),
      ),
      tall: { x0: 45, x1: 113, y0: -13, y1: 72 },
      paper: BUFF,
      washes:
        doors.map((x) => shape(arch(x, 13, 16, 50), "#f9f0d2")).join("") +
        shape("M18 54H112L124 74H6z", "#b9533f"),
      light: { x: 14, y: 6, r: 60, color: "#fff6d8" },
      over:
        put(minaret(55, 30) + dome(44, -10, 7) + house(36, 24, 10) + palm(), 10, 50, 0.8) +
        doors.map((x) => voussoirs(x, 13, 16, 50)).join("") +
        line("M18 54H112L124 74H6zM21 56H110L118 70H11z", 0.5, GILT) +
        put(person({ head: "cocked", coat: BLUE, arm: "raised", trim: GILT }), officer, 56, 1.05) +
        put(sitter(), 84, 60, 1.05) +
        line("M95 40L104 33", 3.4, GREEN) +
        disc(105, 32, 2, MOOR, INK, 0.3) +
        put(scales(), 105, 36, 0.8) +
        many(
          [
            [78, 69, 7],
            [83, 70, 9],
            [88, 69, 6],
            [93, 71, 8],
          ],
          (x, y, high) => pile(x, y, high),
        ) +
        put(chest(BRIGHT), box, 68) +
        put(bag(), 103, 68, 0.9) +
        put(bag(), 112, 70) +
        put(bag(), 24, 69),
    };
  },
  "Constantinople Demands Tribute": () => {
    const sun = { x: 92, y: 40, reach: 30, strength: 0.5 };
    return {
      tone: offing(52, 0.6, sun),
      bend: waves(52),
      tall: { x0: 18, x1: 90, y0: -18, y1: 72 },
      paper: DUSK,
      washes: shape("M0 52H120V72H0z", SEA),
      light: { x: 92, y: 40, r: 40, color: "#ffe3a6" },
      over:
        put(
          shape("M-60 0Q-30-5-14-7H40L70 0z", SHADE) +
            minaret(-27, 25) +
            minaret(-15, 33) +
            minaret(15, 33) +
            minaret(27, 25) +
            dome(-12, -9, 5) +
            dome(12, -9, 5) +
            dome(0, -10, 11) +
            house(-22, 44, 10, "#d9c7a0") +
            dome(-20, -6, 4) +
            dome(20, -6, 4) +
            wall(-56, 64, 3),
          82,
          52,
          0.86,
        ) +
        put(gunVessel({ men: 4 }), 100, 62, 0.6) +
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
        line("M60.5 44v-5M62.5 44v-5.5M64 64.5v4", 0.6, RED) +
        disc(64, 69, 2.4, RED, INK, 0.4) +
        put(shape("M0-2q3-.8 4 1.5l-3 2.5z", MOOR, INK, 0.3), 52, 37),
    };
  },
  "US Supplies Run Low": () => {
    const lamp = { x: 64, y: 14, reach: 36, strength: 0.8 };
    const dark = room(lamp, 0.86);
    return {
      tone: before(
        (x, y) => dark(x, y) + (y % 8 < 1.2 ? 0.25 : 0),
        (x, y) =>
          y < 50 ? null : dark(x, y - 16) + 0.1 * Math.sin((x - 64) / (0.3 + (y - 44) / 14)) ** 2,
      ),
      tall: { x0: 34, x1: 98, y0: -8, y1: 72 },
      paper: "#cfa970",
      light: { x: 64, y: 14, r: 44, color: "#ffe3a0" },
      over:
        many([[-46], [-30], [-13], [13], [30], [46]], (x) => {
          const foot = n(64 + x);
          const d = `M${foot} 50Q${n(64 + x * 1.4)} 30 ${n(64 + x * 1.24)} 2h4Q${n(68 + x * 1.4)} 30 ${n(68 + x)} 50z`;
          return cut(d, Math.abs(x) > 40 ? "#4a321d" : Math.abs(x) > 20 ? WOOD : "#8a6238", 0.5);
        }) +
        cut("M-2-16H122V2Q62 6-2 2z", "#5b3f26", 0.5) +
        line("M-2-8Q60-3 122-8M-2-2Q60 2 122-2M-2 0Q60 4 122 0M0 50H120", 0.4) +
        put(barrel(), 48, 60, 1.25) +
        put(barrel(), 104, 57, 1.05, { turn: -90 }) +
        put(lantern(), 66, 3, 1.2) +
        put(rat("#6b5d4e"), 49, 30) +
        cut("M62 67Q62 60 70 61Q78 56 84 61Q89 62 88 67Q76 70 62 67z", BUFF, 0.4) +
        line("M66 65q6-3 9 0M72 62q5 0 8 4M66 62q3 2 2 5", 0.3) +
        cut("M84 61q6-1 7 2.5t-4 3z", INK) +
        put(rat("#6b5d4e"), 76, 61) +
        put(rat(), 56, 70, 1.25) +
        many(
          [
            [68, 69.5],
            [93, 66],
            [97, 68],
            [72, 70.5],
          ],
          (x, y) => cut(`M${x} ${y}l1.5-1 1.6.6-.8 1.2z`, BRIGHT, 0.25),
        ),
    };
  },
  "Sweden Pays Tribute": () => {
    const sun = { x: 20, y: -20, reach: 50, strength: 0.3 };
    return {
      tone: before(offing(42, 0.4, sun), (x, y) =>
        y > 60 ? 0.16 + 0.5 * Math.max(0, 1 - Math.hypot((x - 64) / 34, (y - 67) / 5)) : null,
      ),
      bend: waves(42, 0.2),
      tall: { x0: 28, x1: 92, y0: -8, y1: 72 },
      paper: SKY,
      washes: shape("M0 42H120V60H0z", SEA) + shape("M0 60H120V74H0z", STONE),
      over:
        put(threeMaster({ flag: SWEDEN, sails: "furled" }), 14, 46, 0.42) +
        put(castle({ flag: TRIPOLI }), 98, 45, 0.9) +
        line(
          "M0 60H120M0 65H120M20 60L14 65M52 60L49 65M78 60L80 65M104 60L109 65M34 65L26 72M96 65L102 72",
          0.4,
        ) +
        line("M35 60L35-30", 1.3, WOOD) +
        put(ensign(SWEDEN, 0, 0, 40), 35.5, -5) +
        put(chest(GILT), 60, 66, 1.3) +
        put(fist({ sleeve: BLUE, cuff: GILT }), 34, 58, 0.85, { turn: 18 }) +
        put(fist({ sleeve: "#f0e3c6", cuff: GREEN, skin: MOOR }), 91, 56, 0.85, {
          turn: -18,
          flip: true,
        }),
    };
  },
  "Algiers Declares War": () => {
    const sun = { x: 112, y: 0, reach: 44, strength: 0.4 };
    const rows = [
      [24, -2, 10, 20],
      [30, 4, 16, 28],
      [38, -3, 9, 22, 34],
      [46, 3, 15, 28, 40, 52],
      [53, -4, 8, 21, 34, 46, 60],
      [60, 0, 13, 26, 40, 53, 66, 78],
    ];
    return {
      tone: before(sky({ low: 0.1, high: 0.5, lights: [sun] }), (x, y) =>
        y > 59 ? 0.18 + 0.1 * Math.sin(x + y * 3) : null,
      ),
      tall: { x0: 24, x1: 94, y0: -15.5, y1: 72 },
      paper: SAND,
      light: { x: 112, y: 0, r: 60, color: "#fff4cc" },
      over:
        put(minaret(0, 30), 14, 30, 0.8) +
        many(rows, (y, ...xs) =>
          xs
            .map((x, k) =>
              put(house(0, 11 + ((k * 5 + y) % 4), 8 + ((k * 3 + y) % 5), BRIGHT), x, y),
            )
            .join(""),
        ) +
        put(house(0, 34, 34, BRIGHT), 92, 60) +
        shape(arch(104, 5, 46, 60)) +
        line("M92 40H126M0 60H120", 0.6) +
        put(standard(US, 58, 34), 60, 63, 1, { turn: 36, flip: true }) +
        cut("M57.5 70L58 60L60 61.5L62 59.5L62.5 70z", WOOD, 0.4) +
        line("M64 61l3-2M65 64l4 0M55 61l-2-2.5M66 67l3 1", 0.8, BUFF) +
        put(axman(), 40, 71, 1.15) +
        put(axman({ robe: GREEN }), 84, 70, 0.9, { flip: true }),
    };
  },
  "Morocco Declares War": (crop) => {
    const near = crop === "wide" ? 82 : 56;
    const peaks = [
      [4, 18],
      [20, 26],
      [40, 12],
      [58, 22],
      [76, 14],
      [94, 24],
      [110, 10],
      [124, 20],
    ];
    const clay = "#bf6a48";
    const edge = (/** @type {number} */ x) =>
      Math.min(...peaks.map(([at, top]) => top + Math.abs(x - at) * 1.1)) + 0.7 * Math.sin(x * 1.3);
    return {
      tone: before(
        (x, y) => 0.14 + 0.1 * Math.sin(x / 6 + y) * Math.sin(y),
        (x, y) => (y < edge(x) ? 0.12 + (40 - y) / 300 : null),
        (x, y) => {
          if (y > 46) return null;
          const lee = edge(x + 0.6 + (y - edge(x)) * 0.16) > edge(x - 0.6 + (y - edge(x)) * 0.16);
          const snow = y < edge(x) + 7 + 3 * Math.sin(x * 1.1);
          return snow ? (lee ? 0.3 : 0) : lee ? 0.62 : 0.26;
        },
      ),
      bend: (x, y) => (y > 50 ? 0.7 * Math.sin(x / 9 + y / 5) : 0),
      tall: { x0: 18, x1: 86, y0: -13, y1: 72 },
      paper: SAND,
      washes:
        shape("M-2-30H122V46H-2z", SKY) +
        shape(
          `M0 46${Array.from({ length: 121 }, (_, x) => `L${x} ${n(edge(x))}`).join("")}V46z`,
          "#e4e0d6",
        ),
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
        offing(50, 0.7, sun),
        (x, y) =>
          x < 100 && y > 8 + x * 0.3 && y < 68 - x * 0.16 ? 0.16 + (y - 8) / 150 - x / 700 : null,
        smoke(trail(24, 6, 100, -44, { small: 2, big: 14, seed: 5 }), sun, { dark: 0.5 }),
      ),
      bend: waves(50),
      tall: { x0: 4, x1: 68, y0: -8, y1: 72 },
      paper: DUSK,
      washes: shape("M0 8L100 38V52L0 68z", STONE) + shape("M0 68L100 52H122V74H0z", SEA),
      light: { x: 112, y: 40, r: 36, color: "#ffdf9c" },
      over:
        put(threeMaster({ flag: US }), 110, 51, 0.22, { flip: true }) +
        put(standard(TUNIS, 20, 22), 40, 21) +
        `<clipPath id="w"><path d="M0-40H120V44L0 8z"/></clipPath><g clip-path="url(#w)">` +
        many(
          [
            [12, 25, 0.52],
            [72, 38, 0.3],
          ],
          (x, y, size) =>
            put(
              person({ head: "turban", coat: RED, arm: "raised", skin: MOOR, beard: INK }),
              x,
              y,
              size,
            ),
        ) +
        "</g>" +
        cut("M0 8L100 38V41L0 14z", STONE, 0.5) +
        many([[0.3], [0.48], [0.66], [0.84], [1]], (k) =>
          line(`M0 ${n(8 + 60 * k)}L100 ${n(38 + 14 * k)}`, 0.4),
        ) +
        line("M100 41V52M6 26v9M38 30v6M36 48v8M8 47v9M64 35v5M66 43v5M8 57v9M84 37v3", 0.4) +
        many(
          [
            [22, 42.5, 1],
            [53, 43.6, 0.7],
            [75, 44.4, 0.5],
            [90, 45, 0.36],
          ],
          (x, y, size) =>
            put(
              cut("M-15-16L14-12V12L-15 14z", BUFF, 0.5) +
                cut("M-10-11H11V9H-10z", INK) +
                line("M-15-16L-10-11M14-12L11-11M14 12L11 9M-15 14L-10 9", 0.4) +
                cut("M-9 9L-7 3H7L9 9z", WOOD, 0.4) +
                muzzle,
              x,
              y,
              size,
            ),
        ),
    };
  },
};
