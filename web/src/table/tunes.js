// Short tunes for the end of a game, for horns, a fife and a drum.

/** @typedef {import("./sounds.js").Voice} Voice */

/**
 * Who plays: the wave, how loud, the key note in hertz, how long a note takes to speak, up to which
 * multiple of its pitch it sounds, and where the player sits.
 * @typedef {{wave: "brass" | "fife", loud: number, key: number, rise: number, bright: number, pan: number}} Player
 */

/** @type {Player} */
const HORN = { wave: "brass", loud: 0.16, key: 293.66, rise: 0.035, bright: 6, pan: -0.15 };
/** @type {Player} */
const SECOND = { ...HORN, loud: 0.11, pan: 0.25 };
/** @type {Player} */
const BASS = { ...HORN, loud: 0.18, key: 146.83, pan: 0.05 };
/** @type {Player} */
const FIFE = { wave: "fife", loud: 0.07, key: 587.33, rise: 0.03, bright: 9, pan: 0.1 };

/**
 * A stroke on a field drum, with its snares, or on a muffled one.
 * @param {number} at in seconds
 * @param {number} loud
 * @param {boolean} [muffled]
 * @returns {Voice[]}
 */
export function stroke(at, loud, muffled = false) {
  return [
    {
      at,
      long: muffled ? 0.3 : 0.16,
      loud: 0.6 * loud,
      room: 0.25,
      wave: "sine",
      hertz: muffled ? [115, 68] : [205, 150],
    },
    {
      at,
      long: muffled ? 0.3 : 0.04,
      loud: (muffled ? 0.7 : 0.35) * loud,
      room: 0.25,
      noise: "white",
      filter: muffled
        ? { type: "lowpass", hertz: [900, 220] }
        : { type: "bandpass", hertz: [1100, 900] },
    },
    {
      at,
      long: 0.13,
      loud: (muffled ? 0.05 : 0.55) * loud,
      room: 0.2,
      noise: "white",
      filter: { type: "bandpass", hertz: [3600, 2600], q: 0.6 },
    },
  ];
}

/**
 * @param {Player} player
 * @param {string} part notes one after another: semitones above the key note, or a rest, and beats
 * @param {number} beat in seconds
 */
function play({ wave, loud, key, rise, bright, pan }, part, beat) {
  let at = 0;
  return part.split(", ").flatMap((note) => {
    const [step, beats] = note.split(" ").map(Number);
    const start = at;
    const length = beats * beat;
    at += length;
    if (Number.isNaN(step)) return [];
    const hertz = key * 2 ** (step / 12);
    const hold = Math.max(0, 0.8 * length - rise);
    /** @type {Voice} */
    const voice = {
      at: start,
      // A short note is parted from the next, a long one rings on.
      long: rise + hold + Math.max(0.14, 0.45 * length),
      loud,
      rise,
      hold,
      pan,
      room: 0.4,
      wave,
      hertz: [hertz, hertz],
      filter: { type: "lowpass", hertz: [hertz * bright, hertz * bright * 0.55], q: 0.5 },
    };
    return [voice];
  });
}

/** @param {string} part strokes: beats and loudness @param {number} beat @param {boolean} [muffled] */
function drums(part, beat, muffled = false) {
  return part.split(", ").flatMap((one) => {
    const [at, loud] = one.split(" ").map(Number);
    return stroke(at * beat, loud, muffled);
  });
}

/** Brisk, in major: a call, a turn on the fourth, home an octave higher. */
function victory() {
  const beat = 0.44;
  const horn = "0 .5, 0 .25, 0 .25, 7 1, 9 .5, 7 .5, 5 .5, 9 .5, 7 .75, 4 .25, 2 .5, 11 .5, 12 2.4";
  const second =
    "-5 .5, -5 .25, -5 .25, 4 1, 5 .5, 4 .5, 2 .5, 5 .5, 4 .75, 0 .25, -1 .5, 5 .5, 4 2.4";
  const bass = "0 1, 0 1, 5 1, 5 1, 7 1, 7 1, 0 2.4";
  const fife =
    "- 2, 9 .5, 7 .5, 5 .25, 7 .25, 9 .25, 11 .25, 7 .75, 4 .25, 2 .25, 4 .25, 7 .25, 11 .25, 12 2.4";
  const beats = "0 .7, .5 .4, .75 .4, 1 .8, 2 .6, 2.5 .35, 3 .6, 3.5 .35, 4 .6, 4.75 .3";
  const roll = "5 .3, 5.125 .34, 5.25 .38, 5.375 .42, 5.5 .46, 5.625 .5, 5.75 .55, 5.875 .6, 6 .9";
  return [
    ...play(HORN, horn, beat),
    ...play(SECOND, second, beat),
    ...play(BASS, bass, beat),
    ...play(FIFE, fife, beat),
    ...drums(`${beats}, ${roll}`, beat),
  ];
}

/** Slow, in minor: down step by step over a muffled drum. */
function defeat() {
  const beat = 0.8;
  const slow = { bright: 4, rise: 0.07 };
  return [
    ...play({ ...HORN, ...slow }, "7 .75, 7 .25, 8 .5, 5 .5, 3 .75, 2 .25, 0 2", beat),
    ...play({ ...SECOND, ...slow }, "3 1, 0 1, -1 1, -5 2", beat),
    ...play({ ...BASS, ...slow }, "0 1, -4 1, -5 1, -12 2", beat),
    ...drums("0 .8, 1 .6, 2 .6, 2.75 .4, 3 .9, 4 .5", beat, true),
  ];
}

/** Calm, in major: a fife over soft horns, and no drum. */
function peace() {
  const beat = 0.6;
  const soft = { bright: 3, rise: 0.14 };
  const fife = "7 1, 4 .5, 5 .5, 2 1, 4 .5, 7 .5, 5 .5, 2 .5, 0 2";
  return [
    ...play({ ...FIFE, loud: 0.1 }, fife, beat),
    ...play({ ...HORN, ...soft, loud: 0.11 }, "4 2, -1 1, 0 1, -1 1, -5 2", beat),
    ...play({ ...BASS, ...soft, loud: 0.15 }, "0 2, -5 1, -3 1, -5 1, 0 2", beat),
  ];
}

export const TUNES = { victory, defeat, peace };
