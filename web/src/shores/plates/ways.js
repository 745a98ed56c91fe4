// The ways to play, on the title, and the end in the desert.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  DUSK,
  disc,
  GILT,
  GREEN,
  INK,
  line,
  NIGHT,
  put,
  RED,
  ROOM,
  SHADE,
  shape,
  TAN,
  WOOD,
} from "../../table/engraver/brush.js";
import { standard } from "../../table/engraver/flags.js";
import { dunes, room, sea, sky, smoke, split, trail, waves } from "../../table/engraver/grounds.js";
import { castle, palm, tent } from "../../table/engraver/places.js";
import { flame, threeMaster, xebec } from "../../table/engraver/ships.js";
import { person, quill } from "../../table/engraver/things.js";
import { TRIPOLI, US } from "./flags.js";

const HORIZON = 46;

/** A candle in its stick, about 26 high. */
const candle = () =>
  cut("M-5 0Q-5-3 0-3T5 0z", GILT, 0.35) +
  cut("M-1.600-3V-6H1.600V-3z", GILT, 0.3) +
  cut("M-1.300-6V-18H1.300V-6z", BRIGHT, 0.3) +
  put(flame(6, 1.3, 0), 0, -18.5);

/** An open book, about 44 wide. */
const book = () =>
  cut("M-23 1Q-12-4 0 0Q12-4 23 1V4Q12-1 0 3Q-12-1-23 4z", WOOD, 0.35) +
  cut("M-22-1Q-12-8 0-3Q12-8 22-1L21 2Q12-3 0 1Q-12-3-21 2z", BRIGHT, 0.35) +
  line("M0-3V1M-18-1.6Q-11-5-3-2.4M-17 0Q-10-3.4-3-.8M3-2.4Q11-5 18-1.6M3-.8Q10-3.4 17 0", 0.28);

/** A spyglass, about 40 long. */
const spyglass = () =>
  cut("M-20-2.400H2V2.400H-20z", WOOD, 0.35) +
  cut("M2-2H12V2H2zM12-1.500H20V1.500H12z", GILT, 0.35) +
  line("M-19-1H1M3-.900H19", 0.4, BRIGHT) +
  cut("M-21.500-2.800h2v5.600h-2z", GILT, 0.3);

/** Dividers, points down at 0, 0. */
const dividers = () =>
  cut("M-5 0L-.600-16H.600L-3.600 0z", GILT, 0.3) +
  cut("M5 0L.600-16H-.600L3.600 0z", GILT, 0.3) +
  disc(0, -16.5, 1.5, GILT, INK, 0.3);

/** A chart of a coast on a table, in perspective. */
const chart = () =>
  cut("M14 71L28 46H98L112 71z", BUFF, 0.4) +
  line("M26 66Q40 60 44 66T60 62Q66 54 76 58T98 54", 0.7) +
  line("M24 70L104 48M40 47L96 71M62 46V71", 0.16, SHADE) +
  disc(88, 64, 3, "none", INK, 0.3) +
  line("M88 60V68M84 64H92", 0.3);

/** @type {import("../plates.js").Plates} */
export const WAYS = {
  "way: learn": () => {
    const light = { x: 24, y: 26, reach: 40, strength: 0.66 };
    return {
      tone: split(() => 52, room(light, 0.74), room({ ...light, strength: 0.5 }, 0.62)),
      paper: ROOM,
      light: { x: 24, y: 26, r: 60, color: "#ffe6a6" },
      over:
        cut("M0 52H120V72H0z", WOOD, 0.4) +
        line("M0 56H120M0 62H120M0 68H120", 0.25) +
        put(book(), 66, 56, 1.15) +
        put(candle(), 24, 58, 1.15) +
        put(dividers(), 104, 60, 0.9, { turn: 14 }) +
        put(spyglass(), 84, 66, 0.85, { turn: -6 }) +
        put(quill(), 50, 55, 0.9),
    };
  },
  "way: alone": () => {
    const moon = { x: 88, y: 12, reach: 16, strength: 0.4 };
    const dark = sky({ low: 0.34, high: 0.74, horizon: HORIZON, lights: [moon] });
    return {
      tone: split(
        () => HORIZON,
        dark,
        sea({ horizon: HORIZON, dark: 0.62, light: { x: 88, strength: 0.6 } }),
      ),
      bend: waves(HORIZON),
      paper: NIGHT,
      over:
        disc(88, 12, 5.5, BRIGHT) +
        put(castle({ flag: TRIPOLI }), 92, 47, 0.95) +
        shape("M66 47Q92 44 120 47V49H66z", INK) +
        put(xebec({ flag: TRIPOLI }), 70, 52, 0.42) +
        // A captain at the rail, seen from behind.
        cut("M0 60H60V63H0z", WOOD, 0.4) +
        [6, 18, 30, 42, 54].map((x) => cut(`M${x} 63h3v9h-3z`, WOOD, 0.3)).join("") +
        cut("M20 72L21 48Q22 41 30 39Q38 41 39 48L40 72z", BLUE, 0.5) +
        line("M30 41V72M24 46Q22 58 23 72M36 46Q38 58 37 72", 0.4) +
        cut(
          "M20 46Q17 54 22 60L25 58Q22 52 24 47zM40 46Q43 54 38 60L35 58Q38 52 36 47z",
          BLUE,
          0.4,
        ) +
        line("M19.600 47h6M34.400 47h6", 1.6, GILT) +
        cut("M27 40Q26 33 30 33T33 40z", "#8a6a45", 0.35) +
        cut("M20 33Q30 36.500 40 33Q37 24 30 24T20 33z", INK, 0.3) +
        line("M23 31.500Q30 34 37 31.500", 0.5, GILT),
    };
  },
  "way: two": () => {
    const light = { x: 60, y: 22, reach: 42, strength: 0.66 };
    return {
      tone: room(light, 0.72),
      paper: ROOM,
      light: { x: 60, y: 22, r: 60, color: "#ffe6a6" },
      over:
        put(person({ head: "cocked", coat: BLUE, arm: "rests" }), 22, 54, 0.95) +
        put(
          person({ head: "turban", coat: RED, trim: GILT, beard: INK, skin: TAN }),
          98,
          54,
          0.95,
          { flip: true },
        ) +
        chart() +
        put(threeMaster({ flag: US }), 44, 62, 0.24) +
        put(xebec({ flag: TRIPOLI }), 76, 58, 0.26, { flip: true }) +
        put(candle(), 60, 52, 0.9),
    };
  },
  "way: opponent": () => {
    const light = { x: 40, y: 20, reach: 52, strength: 0.5 };
    return {
      tone: room(light, 0.58),
      paper: "#cfcfc0",
      tall: { x0: 0, x1: 80, y0: -28, y1: 72 },
      light: { x: 40, y: 10, r: 60, color: "#fff2cc" },
      over:
        put(standard(US, 64, 30), 10, 46, 1) +
        put(standard(TRIPOLI, 64, 30), 48, 44, 1) +
        put(
          person({ head: "turban", coat: GREEN, trim: GILT, beard: INK, skin: TAN }),
          61,
          64,
          1.45,
          { flip: true },
        ) +
        put(person({ head: "cocked", coat: BLUE }), 18, 66, 1.45),
    };
  },
  "scene: desert": () => {
    const sun = { x: 90, y: 26, reach: 30, strength: 0.5 };
    const sand = dunes({ seed: 4, from: 44, tone: 0.3 });
    const plume = smoke(trail(34, 40, 4, -60, { count: 20, small: 4, big: 15, seed: 3 }), sun);
    const air = sky({ low: 0.16, high: 0.6, horizon: 44, lights: [sun] });
    const edge = (/** @type {number} */ x) => 45 + 3 * Math.sin(x / 15);
    return {
      tone: split(edge, (x, y) => plume(x, y) ?? air(x, y), sand.tone),
      bend: sand.bend,
      paper: DUSK,
      tall: { x0: 8, x1: 72, y0: -8, y1: 72 },
      light: { x: 90, y: 26, r: 54, color: "#ffcf8a" },
      over:
        disc(90, 26, 8, "#fff0c0") +
        put(tent(), 34, 50, 0.8) +
        put(flame(9, 2.4), 31, 50) +
        put(flame(12, 3), 37, 50) +
        put(palm(-4), 106, 54, 1) +
        put(standard(US, 30, 20), 40, 68, 1, { turn: 62 }) +
        // What was left behind: a musket, a hat, a drum.
        line("M72 66L96 60", 0.9) +
        cut("M60 62q4-5 9 0l2 .600q-7 2-13 .400z", INK, 0.3) +
        cut("M82 69V61Q88 58.500 94 61V69Q88 71.500 82 69z", RED, 0.35) +
        cut("M82 61Q88 58.500 94 61Q88 63.500 82 61z", BRIGHT, 0.3) +
        line("M83 62.500L86 70L89 62.800L92 69.700", 0.35, GILT) +
        [
          [60, 6, 0.9],
          [72, 14, 0.7],
          [52, 16, 0.6],
        ]
          .map(([x, y, size]) => put(line("M-5-1.500Q-2-4 0 0Q2-4 5-1.500", 0.8), x, y, size))
          .join(""),
    };
  },
};
