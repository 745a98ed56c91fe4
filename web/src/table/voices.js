// Makes voices audible: what they share in an audio context, and the nodes of each.

import { seeded } from "./sounds.js";

/** @typedef {import("./sounds.js").Voice} Voice */
/**
 * What the voices share: where they go, dry and into the room, and what they are made of.
 * @typedef {object} Desk
 * @property {BaseAudioContext} context
 * @property {GainNode} master how loud everything is
 * @property {AudioNode} dry
 * @property {AudioNode} room
 * @property {Record<"white" | "deep", AudioBuffer>} noises
 * @property {Record<"brass" | "fife", PeriodicWave>} waves
 */

/** Seconds of noise, which is repeated, and of the echo of the room. */
const NOISE = 2;
const ECHO = 1.5;
/** What is left of a voice when it has died away, which nobody hears. */
const SILENCE = 0.001;
/** How loud the overtones of the instruments are, beginning with the note itself. */
const OVERTONES = {
  brass: [1, 0.85, 0.7, 0.6, 0.42, 0.3, 0.22, 0.15, 0.1, 0.07],
  fife: [1, 0.42, 0.12, 0.06],
};

/**
 * Set the table for an audio context: all voices meet in a compressor, behind it is the volume, and last
 * a curve that is straight for what is soft and rounds off what would clip.
 * @param {BaseAudioContext} context
 * @returns {Desk}
 */
export function makeDesk(context) {
  const dry = context.createDynamicsCompressor();
  dry.threshold.value = -14;
  dry.knee.value = 10;
  dry.ratio.value = 5;
  dry.attack.value = 0.002;
  dry.release.value = 0.2;
  const room = context.createConvolver();
  room.buffer = echo(context);
  const master = context.createGain();
  const limit = context.createWaveShaper();
  limit.curve = rounded();
  room.connect(dry);
  dry.connect(master);
  master.connect(limit);
  limit.connect(context.destination);
  const noises = { white: noise(context, 0), deep: noise(context, 0.02) };
  const wave = (/** @type {number[]} */ overtones) =>
    context.createPeriodicWave(
      new Float32Array(overtones.length + 1),
      new Float32Array([0, ...overtones]),
    );
  const waves = { brass: wave(OVERTONES.brass), fife: wave(OVERTONES.fife) };
  return { context, master, dry, room, noises, waves };
}

/** A curve that never leaves -1 to 1. @returns {Float32Array<ArrayBuffer>} */
export function rounded() {
  return Float32Array.from({ length: 2049 }, (_, index) => {
    const x = index / 1024 - 1;
    const over = Math.abs(x) - 0.7;
    return over > 0 ? Math.sign(x) * (0.7 + 0.25 * Math.tanh(over / 0.25)) : x;
  });
}

/**
 * Noise with a peak of 1.
 * @param {BaseAudioContext} context
 * @param {number} leak 0 for white noise; else how fast it forgets what it adds up, which makes it deep
 */
function noise(context, leak) {
  const random = seeded(1801);
  const buffer = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let sum = 0;
  let peak = 1;
  for (let index = 0; index < samples.length; index += 1) {
    const step = 2 * random() - 1;
    sum = leak ? sum * (1 - leak) + step : step;
    samples[index] = sum;
    peak = Math.max(peak, Math.abs(sum));
  }
  for (let index = 0; index < samples.length; index += 1) samples[index] /= peak;
  return buffer;
}

/** What a clap leaves in a room of wood: a few early echoes, and a tail that grows dull. @param {BaseAudioContext} context */
function echo(context) {
  const random = seeded(1805);
  const rate = context.sampleRate;
  const buffer = context.createBuffer(2, ECHO * rate, rate);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let dull = 0;
    for (let index = 0; index < samples.length; index += 1) {
      const time = index / rate;
      const open = 0.06 + 0.7 * Math.exp(-4 * time);
      dull += open * (2 * random() - 1 - dull);
      samples[index] = dull * Math.exp(-4.6 * time) * Math.min(1, time / 0.012);
    }
    for (const early of [0.011, 0.019, 0.031, 0.047]) {
      const at = Math.round((early + 0.004 * channel) * rate);
      samples[at] += 0.5 - 6 * early;
    }
  }
  return buffer;
}

/**
 * How loud a voice is when: points in time, between which it rises in a straight line and dies away at
 * a constant rate.
 * @param {Voice} voice
 * @returns {{time: number, level: number, ramp: "linear" | "exponential"}[]}
 */
export function envelope({ loud, long, rise = 0.001, hold = 0 }) {
  /** @type {ReturnType<typeof envelope>} */
  const points = [{ time: rise, level: loud, ramp: "linear" }];
  // What is held dies away a little meanwhile, as breath does.
  if (hold) points.push({ time: rise + hold, level: loud * 0.75, ramp: "linear" });
  points.push({
    time: Math.max(long, rise + hold + 0.005),
    level: loud * SILENCE,
    ramp: "exponential",
  });
  return points;
}

/** @param {AudioParam} value @param {[number, number]} hertz @param {number} from @param {number} to */
function glide(value, [before, after], from, to) {
  value.setValueAtTime(before, from);
  if (after !== before) value.exponentialRampToValueAtTime(after, to);
}

/**
 * Play a voice.
 * @param {Desk} desk
 * @param {Voice} voice
 * @param {number} start the time of the context at which its sound begins
 */
export function perform(desk, voice, start) {
  const { context } = desk;
  const { pan = 0, room = 0, filter } = voice;
  const from = start + voice.at;
  const points = envelope(voice);
  const to = from + points[points.length - 1].time;
  /** @type {AudioNode} */
  let last = source(desk, voice, from, to);
  if (filter) {
    const node = context.createBiquadFilter();
    node.type = filter.type;
    node.Q.value = filter.q ?? 0.8;
    glide(node.frequency, filter.hertz, from, to);
    last = last.connect(node);
  }
  const level = context.createGain();
  level.gain.setValueAtTime(0, from);
  for (const { time, level: value, ramp } of points) {
    if (ramp === "linear") level.gain.linearRampToValueAtTime(value, from + time);
    else level.gain.exponentialRampToValueAtTime(value, from + time);
  }
  last = last.connect(level);
  if (pan) {
    const node = context.createStereoPanner();
    node.pan.value = Math.max(-1, Math.min(1, pan));
    last = last.connect(node);
  }
  last.connect(desk.dry);
  if (!room) return;
  const send = context.createGain();
  send.gain.value = room;
  last.connect(send).connect(desk.room);
}

/**
 * What a voice is made of, from when to when.
 * @param {Desk} desk
 * @param {Voice} voice
 * @param {number} from
 * @param {number} to
 * @returns {AudioNode}
 */
function source(
  { context, noises, waves },
  { noise: kind, wave = "sine", hertz = [440, 440], at },
  from,
  to,
) {
  if (kind) {
    const node = context.createBufferSource();
    node.buffer = noises[kind];
    node.loop = true;
    // Another stretch of it, so that no two sound alike.
    node.start(from, (at * 7.3) % NOISE);
    node.stop(to);
    return node;
  }
  const node = context.createOscillator();
  if (wave === "brass" || wave === "fife") node.setPeriodicWave(waves[wave]);
  else node.type = wave;
  glide(node.frequency, hertz, from, to);
  node.start(from);
  node.stop(to);
  return node;
}
