// Small synthesized sounds: dice, a gun, a card, a coin. Off by default.

import { settings } from "../shell/settings.js";

/** @typedef {import("../../types/shores").Line} Line */

/** @type {AudioContext | null} */
let audio = null;

/**
 * A burst of filtered noise.
 * @param {AudioContext} context
 * @param {number} when seconds from now
 * @param {number} seconds duration
 * @param {number} hertz the frequency of the filter
 * @param {number} volume
 */
function burst(context, when, seconds, hertz, volume) {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: hertz });
  const gain = new GainNode(context, { gain: volume });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + when);
}

/** @param {AudioContext} context @param {number} when @param {number} hertz */
function ring(context, when, hertz) {
  const start = context.currentTime + when;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.12, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}

/**
 * Play the sounds of new lines of the log.
 * @param {Line[]} lines
 */
export function sound(lines) {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const context = audio;
  const kinds = new Set(lines.map((line) => line.kind));
  if (kinds.has("Played") || kinds.has("Discarded")) burst(context, 0, 0.08, 5000, 0.15);
  if (kinds.has("Rolled")) {
    for (let i = 0; i < 5; i += 1) burst(context, 0.08 + i * 0.07, 0.04, 3200, 0.3);
  }
  if (kinds.has("Sunk") || kinds.has("Damaged")) burst(context, 0.5, 0.7, 260, 0.8);
  if (kinds.has("GoldChanged")) {
    ring(context, 0.6, 1320);
    ring(context, 0.7, 1760);
  }
}
