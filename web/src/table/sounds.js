// What things sound like. A sound is a list of voices: noises and tones that begin, change and fade. Pure
// functions: what is random comes from the generator they are given, so that a seed gives the same sound.

import { stroke, TUNES } from "./tunes.js";

/**
 * A noise, or a tone if it has a wave. Times are in seconds, from the beginning of the sound.
 * @typedef {object} Voice
 * @property {number} at when it begins
 * @property {number} long until it has died away
 * @property {number} loud its peak, before the filter takes its part
 * @property {number} [rise] until it is at its peak
 * @property {number} [hold] how long it stays there
 * @property {number} [pan] from -1, left, to 1, right
 * @property {number} [room] the share of it that echoes
 * @property {"white" | "deep"} [noise]
 * @property {"sine" | "triangle" | "sawtooth" | "brass" | "fife"} [wave]
 * @property {[number, number]} [hertz] the pitch of a tone, at its beginning and at its end
 * @property {{type: "lowpass" | "highpass" | "bandpass", hertz: [number, number], q?: number}} [filter]
 *   what of it is heard, at its beginning and at its end
 *
 * @typedef {() => number} Random from 0 up to 1
 *
 * @typedef {object} Manner
 * @property {number} [count] how many guns, dice, coins
 * @property {number} [pan] where, from -1, left, to 1, right
 * @property {number} [far] from 0, at hand, to 1, at the horizon
 */

/** The most guns, dice and so on that are heard one by one. */
const MOST = 10;
/** A bell, and a coin: what rings besides the note, how loud, and for how long. */
const BELL = [
  [0.5, 0.3, 1.5],
  [1, 1, 1.3],
  [1.19, 0.4, 0.9],
  [2, 0.5, 0.7],
  [2.76, 0.25, 0.4],
];
const COIN = [
  [1, 1, 0.32],
  [1.53, 0.7, 0.24],
  [2.31, 0.5, 0.16],
];

/**
 * A generator of random numbers.
 * @param {number} seed
 * @returns {Random}
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Something between two numbers. @param {Random} random @param {number} low @param {number} high */
const between = (random, low, high) => low + (high - low) * random();

/** @param {number | undefined} count */
const several = (count = 1) => Array.from({ length: Math.min(MOST, count) }, (_, index) => index);

/**
 * Filtered noise.
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 * @param {NonNullable<Voice["filter"]>["type"]} type
 * @param {[number, number]} hertz
 * @param {Partial<Voice> & {q?: number}} [more]
 * @returns {Voice}
 */
function hiss(at, long, loud, type, hertz, { q, ...more } = {}) {
  return { at, long, loud, noise: "white", filter: { type, hertz, q }, ...more };
}

/**
 * @param {number} at
 * @param {number} long
 * @param {number} loud
 * @param {[number, number]} hertz
 * @param {Partial<Voice>} [more]
 * @returns {Voice}
 */
function tone(at, long, loud, hertz, more) {
  return { at, long, loud, wave: "sine", hertz, ...more };
}

/**
 * @param {number[][]} partials
 * @param {number} at
 * @param {number} loud
 * @param {number} hertz
 * @param {Partial<Voice>} [more]
 */
function ring(partials, at, loud, hertz, more) {
  return partials.map(([times, share, long]) =>
    tone(at, long, loud * share, [hertz * times, hertz * times], { rise: 0.002, ...more }),
  );
}

/** One gun: the crack, the blow in the chest, the boom and its roll over the water. @param {Random} random @param {number} at @param {number} pan @param {number} far */
function gun(random, at, pan, far) {
  const size = between(random, 0.85, 1.15);
  const near = 1 - 0.75 * far;
  const room = 0.3 + 0.5 * far;
  const place = { pan: pan + between(random, -0.2, 0.2), room };
  return [
    hiss(at, 0.09, 0.5 * near * near, "highpass", [1400, 700], place),
    tone(at, 0.42, 0.75 * near, [105 * size, 34], { rise: 0.004, ...place }),
    hiss(at, 0.6, 0.7 * near, "bandpass", [750 * size, 240], { q: 0.6, rise: 0.003, ...place }),
    hiss(at, 1.2, 0.8 * near, "lowpass", [1500 * near * size, 90], { rise: 0.003, ...place }),
    hiss(at + 0.05, 2.8, 0.6 * (1 - 0.4 * far), "lowpass", [320, 70], {
      noise: "deep",
      rise: 0.09,
      ...place,
    }),
  ];
}

/** One musket: flint and pan, then the shot. @param {Random} random @param {number} at @param {number} pan @param {number} far */
function musket(random, at, pan, far) {
  const near = 1 - 0.7 * far;
  const place = { pan: pan + between(random, -0.3, 0.3), room: 0.25 + 0.4 * far };
  return [
    hiss(at, 0.03, 0.07 * near, "highpass", [4200, 4200], place),
    hiss(at + 0.03, 0.16, 0.55 * near, "bandpass", [between(random, 1500, 2300), 500], place),
    tone(at + 0.03, 0.1, 0.4 * near, [190, 70], place),
    hiss(at + 0.05, 0.9, 0.2, "lowpass", [1300, 250], { rise: 0.02, ...place }),
  ];
}

/** Wood that gives way. @param {Random} random @param {number} at @param {number} pan @param {number} loud */
function crack(random, at, pan, loud) {
  const place = { pan, room: 0.25 };
  return [
    hiss(at, 0.2, 1.5 * loud, "bandpass", [between(random, 700, 1000), 350], { q: 0.9, ...place }),
    tone(at, 0.2, 0.5 * loud, [150, 80], place),
    ...[172, 305, 517, 860].map((hertz, index) =>
      tone(
        at,
        0.3 - 0.05 * index,
        0.26 * loud,
        [hertz * between(random, 0.92, 1.08), hertz * 0.9],
        {
          wave: "triangle",
          ...place,
        },
      ),
    ),
    ...several(6).map(() =>
      hiss(
        at + between(random, 0.04, 0.36),
        between(random, 0.015, 0.05),
        between(random, 0.2, 0.6) * loud,
        "bandpass",
        [between(random, 1500, 4200), 1200],
        { q: 2, pan: pan + between(random, -0.3, 0.3), room: 0.2 },
      ),
    ),
  ];
}

/** Rope and timber under strain: slip after slip, faster and slower. @param {Random} random @param {number} at @param {number} long @param {number} loud @param {number} pan */
function creak(random, at, long, loud, pan) {
  const hertz = between(random, 150, 215);
  return [
    {
      ...tone(at, long, loud, [hertz, hertz * between(random, 0.7, 0.85)]),
      wave: /** @type {const} */ ("sawtooth"),
      filter: { type: /** @type {const} */ ("bandpass"), hertz: pair(950, 620), q: 9 },
      rise: long / 2,
      pan,
      room: 0.3,
    },
  ];
}

/** @param {number} from @param {number} to @returns {[number, number]} */
const pair = (from, to) => [from, to];

/** A blow of a die on the table. @param {Random} random @param {number} at @param {number} loud @param {number} pan */
function knock(random, at, loud, pan) {
  const hertz = between(random, 1500, 2500);
  return [
    hiss(at, 0.012, 0.5 * loud, "bandpass", [between(random, 2600, 4200), 2600], { pan }),
    tone(at, 0.035, 0.45 * loud, [hertz, hertz * 0.97], { pan }),
    tone(at, 0.06, 0.4 * loud, [between(random, 250, 340), 220], { pan, room: 0.15 }),
  ];
}

/** A drop, or a bubble. @param {Random} random @param {number} at @param {number} hertz @param {number} loud @param {number} pan */
function drop(random, at, hertz, loud, pan) {
  const long = between(random, 0.03, 0.07);
  const note = hertz * between(random, 0.7, 1.3);
  return tone(at, long, loud, [note, note * 1.5], { rise: 0.006, pan, room: 0.25 });
}

/**
 * All sounds.
 * @satisfies {Record<string, (random: Random, manner: Manner) => Voice[]>}
 */
export const SOUNDS = {
  /** Guns, one after another along the side. */
  volley: (random, { count = 1, pan = 0, far = 0 }) => {
    let at = 0;
    return several(count).flatMap(() => {
      const shot = gun(random, at, pan, far);
      at += between(random, 0.06, 0.17);
      return shot;
    });
  },
  /** A rank fires, nearly at once. */
  muskets: (random, { count = 1, pan = 0, far = 0 }) =>
    several(count * 2).flatMap((index) =>
      musket(random, index ? between(random, 0.01, 0.09 + 0.05 * count) : 0, pan, far),
    ),
  /** Shot that goes into the water. */
  splash: (random, { count = 1, pan = 0, far = 0 }) =>
    several(Math.min(4, count)).flatMap((index) => {
      const at = index * between(random, 0.09, 0.2);
      const near = 1 - 0.6 * far;
      const where = pan + between(random, -0.25, 0.25);
      const place = { pan: where, room: 0.3 };
      return [
        tone(at, 0.16, 0.3 * near, [230, 75], place),
        hiss(at, 0.34, 0.38 * near, "bandpass", [650, 2300], { q: 0.7, rise: 0.02, ...place }),
        hiss(at + 0.12, 0.62, 0.2 * near, "bandpass", [3200, 1100], {
          q: 0.6,
          rise: 0.12,
          ...place,
        }),
        ...several(5).map(() =>
          drop(random, at + between(random, 0.25, 0.75), 1100, 0.05 * near, where),
        ),
      ];
    }),
  /** Shot that strikes home. */
  timber: (random, { count = 1, pan = 0 }) =>
    several(Math.min(3, count)).flatMap((index) =>
      crack(random, index * between(random, 0.1, 0.2), pan, 0.8),
    ),
  /** A mast comes down: it cracks, leans with its rigging, and strikes the deck. */
  mast: (random, { pan = 0 }) => [
    ...crack(random, 0, pan, 0.6),
    ...creak(random, 0.1, 0.6, 0.6, pan),
    ...crack(random, 0.62, pan, 0.7),
    tone(0.62, 0.3, 0.6, [95, 45], { pan, room: 0.3 }),
    hiss(0.64, 0.5, 0.18, "lowpass", [500, 120], { pan, room: 0.4 }),
  ],
  /** A hull goes down: the timbers groan, the water comes in, the air goes out. */
  sinking: (random, { pan = 0 }) => [
    ...crack(random, 0, pan, 0.5),
    ...creak(random, 0.1, 0.9, 0.6, pan),
    ...creak(random, 0.75, 0.9, 0.35, pan),
    tone(0.1, 1.7, 0.3, [82, 38], { rise: 0.5, pan, room: 0.3 }),
    hiss(0.25, 2.2, 0.42, "lowpass", [1100, 180], { rise: 0.7, pan, room: 0.35 }),
    ...several(10).flatMap((index) => [
      drop(random, 0.9 + index * 0.11 + between(random, 0, 0.08), 260, 0.16, pan),
      drop(random, 1 + index * 0.1 + between(random, 0, 0.1), 420, 0.08, pan),
    ]),
  ],
  /** Wind in a sail, and the rigging. */
  sail: (random, { pan = 0 }) => [
    hiss(0, 1.7, 0.4, "bandpass", [420, 760], { q: 0.8, rise: 0.4, pan, room: 0.2 }),
    hiss(0.2, 1.1, 0.09, "bandpass", [1500, 900], { q: 2.5, rise: 0.4, pan, room: 0.2 }),
    ...[0.12, 0.24, 0.33].map((at) =>
      hiss(at + between(random, 0, 0.04), 0.13, 0.34, "lowpass", [420, 140], {
        rise: 0.015,
        pan,
        room: 0.15,
      }),
    ),
    ...creak(random, 0.45, 0.5, 0.2, pan),
    ...creak(random, 0.85, 0.4, 0.14, pan),
  ],
  /** A squall. */
  storm: (random, { pan = 0 }) => [
    hiss(0, 2, 0.5, "bandpass", [300, 820], { q: 1.1, rise: 0.8, pan: pan - 0.3, room: 0.3 }),
    hiss(0.3, 1.8, 0.3, "bandpass", [900, 500], { q: 3, rise: 0.6, pan: pan + 0.3, room: 0.3 }),
    hiss(0.7, 2, 0.8, "lowpass", [190, 60], { noise: "deep", rise: 0.12, pan, room: 0.6 }),
    ...creak(random, 0.4, 0.7, 0.25, pan),
  ],
  /** Cards laid down, each a slide and a pat. */
  card: (random, { count = 1, pan = 0 }) =>
    several(Math.min(6, count)).flatMap((index) => {
      const at = index * 0.12;
      return [
        hiss(at, 0.12, 0.24, "bandpass", [2300, 4300], { q: 0.7, rise: 0.06, pan }),
        hiss(at + 0.1, 0.05, 0.4, "lowpass", [1500, 500], { pan, room: 0.15 }),
        tone(at + 0.1, 0.07, 0.3, [between(random, 165, 195), 110], { pan, room: 0.15 }),
      ];
    }),
  /** Parchment that is unrolled. */
  parchment: (random, { pan = 0 }) =>
    several(10).map((index) =>
      hiss(
        index * 0.035 + between(random, 0, 0.03),
        between(random, 0.01, 0.035),
        between(random, 0.2, 0.5),
        "bandpass",
        [between(random, 2200, 5200), 2600],
        { q: 1.2, pan, room: 0.1 },
      ),
    ),
  /** A page is turned. */
  page: (random, { pan = 0 }) => [
    hiss(0, 0.26, 0.2, "bandpass", [1300, 3800], { q: 0.7, rise: 0.14, pan: pan + 0.25 }),
    hiss(0.14, 0.3, 0.2, "bandpass", [4200, 1700], { q: 0.7, rise: 0.1, pan: pan - 0.25 }),
    ...several(5).map((index) =>
      hiss(0.05 * index + between(random, 0, 0.03), 0.03, 0.07, "highpass", [3200, 3200], { pan }),
    ),
    hiss(0.4, 0.06, 0.24, "lowpass", [800, 260], { pan: pan - 0.25, room: 0.15 }),
  ],
  /** Dice tumble, each more slowly and softly, until it lies still. */
  dice: (random, { count = 1, pan = 0 }) =>
    several(Math.min(6, count)).flatMap(() => {
      const where = pan + between(random, -0.3, 0.3);
      let at = between(random, 0, 0.12);
      let gap = between(random, 0.07, 0.1);
      return several(7).flatMap((bounce) => {
        const blow = knock(random, at, 0.5 * 0.78 ** bounce, where);
        at += gap * between(random, 0.85, 1.15);
        gap *= bounce < 3 ? 1.25 : 0.8;
        return blow;
      });
    }),
  /** Coins that drop on a heap. */
  coins: (random, { count = 1, pan = 0 }) =>
    several(Math.min(6, count)).flatMap((index) => {
      const at = index * between(random, 0.08, 0.12);
      const hertz = between(random, 2350, 3300);
      const place = { pan: pan + between(random, -0.2, 0.2), room: 0.2 };
      return [
        hiss(at, 0.012, 0.2, "highpass", [5000, 5000], place),
        ...ring(COIN, at, 0.12, hertz, place),
        ...ring(COIN, at + between(random, 0.07, 0.11), 0.07, hertz * 1.01, place),
      ];
    }),
  /** A call to arms: two strokes and a flam. */
  call: () => [
    ...stroke(0, 0.5),
    ...stroke(0.17, 0.45),
    ...stroke(0.32, 0.3),
    ...stroke(0.35, 0.75),
  ],
  /** Men on the march. */
  march: () =>
    [0, 0.3, 0.45, 0.6].flatMap((at, index) => stroke(at, [0.5, 0.25, 0.25, 0.5][index])),
  /** One stroke on a muffled drum. */
  knell: () => stroke(0, 0.9, true),
  /** A drum roll that grows, and two strokes to end it. */
  roll: (random) => [
    ...Array.from({ length: 20 }, (_, index) =>
      stroke(index * 0.052 + between(random, 0, 0.008), 0.12 + 0.021 * index),
    ).flat(),
    ...stroke(1.1, 0.35),
    ...stroke(1.13, 0.9),
    ...stroke(1.42, 0.35),
    ...stroke(1.45, 0.9),
  ],
  /** A bell struck twice, softly. */
  bell: () => [0, 0.24].flatMap((at) => ring(BELL, at, 0.07, 880, { room: 0.35 })),
  ...TUNES,
};

/** @typedef {Manner & {sound: keyof typeof SOUNDS, at?: number}} Cue a sound, and after how many seconds */

/**
 * The voices of some sounds, each at its time.
 * @param {Cue[]} cues
 * @param {number} seed
 * @returns {Voice[]}
 */
export function voicesOf(cues, seed) {
  const random = seeded(seed);
  return cues.flatMap(({ sound, at = 0, ...manner }) =>
    SOUNDS[sound](random, manner).map((voice) => ({ ...voice, at: voice.at + at })),
  );
}
