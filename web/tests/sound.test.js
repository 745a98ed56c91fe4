import assert from "node:assert/strict";
import { test } from "node:test";
import { closing, score } from "../src/shores/sound.js";
import { loudness } from "../src/table/sound.js";
import { SOUNDS, seeded, voicesOf } from "../src/table/sounds.js";
import { envelope, makeDesk, perform, rounded } from "../src/table/voices.js";

const NAMES = Object.keys(SOUNDS);
/** What is heard of a sound, and its voices that begin with a crack: one for each gun. */
const guns = (manner) =>
  voicesOf([{ sound: "volley", ...manner }], 1).filter(({ filter }) => filter?.type === "highpass");
/** When the last voice of a sound has died away. */
const lengthOf = (voices) =>
  Math.max(...voices.map((voice) => voice.at + envelope(voice).at(-1).time));
const average = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** An audio context that notes what is made and connected. */
function context() {
  const nodes = [];
  const param = () => ({
    value: 0,
    events: [],
    setValueAtTime(value, time) {
      this.events.push({ value, time });
    },
    linearRampToValueAtTime(value, time) {
      this.events.push({ value, time });
    },
    exponentialRampToValueAtTime(value, time) {
      assert.ok(value > 0, "an exponential ramp never reaches zero");
      this.events.push({ value, time });
    },
  });
  const make = (kind, names) => () => {
    const node = { kind, to: [] };
    for (const name of names) node[name] = param();
    node.connect = (other) => {
      node.to.push(other);
      return other;
    };
    node.start = (time) => (node.from = time);
    node.stop = (time) => (node.until = time);
    node.setPeriodicWave = (wave) => (node.wave = wave);
    nodes.push(node);
    return node;
  };
  return {
    nodes,
    sampleRate: 4000,
    destination: { kind: "destination", to: [] },
    createBuffer: (channels, length) => {
      const all = Array.from({ length: channels }, () => new Float32Array(length));
      return { getChannelData: (channel) => all[channel] };
    },
    createPeriodicWave: (_, overtones) => ({ overtones }),
    createGain: make("gain", ["gain"]),
    createStereoPanner: make("panner", ["pan"]),
    createBiquadFilter: make("filter", ["frequency", "Q"]),
    createDynamicsCompressor: make("compressor", [
      "threshold",
      "knee",
      "ratio",
      "attack",
      "release",
    ]),
    createConvolver: make("convolver", []),
    createWaveShaper: make("shaper", []),
    createBufferSource: make("source", []),
    createOscillator: make("oscillator", ["frequency"]),
  };
}

/** Whether a node is heard. */
const heard = (node) => node.kind === "destination" || node.to.some(heard);
/** What lies between a node and the loudspeaker. */
const way = (node) => (node.to[0] ? [node.to[0].kind, ...way(node.to[0])] : []);

test("a seed gives the same sound, another one another", () => {
  const random = seeded(7);
  const numbers = Array.from({ length: 1000 }, random);
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  assert.ok(Math.abs(average(numbers) - 0.5) < 0.05);
  const cues = [{ sound: "volley", count: 3 }, { sound: "dice" }];
  assert.deepEqual(voicesOf(cues, 1), voicesOf(cues, 1));
  assert.notDeepEqual(voicesOf(cues, 1), voicesOf(cues, 2));
});

test("every sound begins at once, is short, and has no voice that cannot be played", () => {
  for (const sound of NAMES) {
    for (const count of [undefined, 1, 4, 100]) {
      const voices = voicesOf([{ sound, count, pan: -0.5, far: 0.5 }], 5);
      assert.ok(Math.min(...voices.map(({ at }) => at)) < 0.15, sound);
      assert.ok(lengthOf(voices) < 6, sound);
      assert.ok(voices.length < 220, sound);
      for (const { at, long, loud, hertz, filter, noise, wave, room = 0 } of voices) {
        assert.ok(at >= 0 && long > 0 && loud > 0 && loud < 2, sound);
        assert.ok(room >= 0 && room <= 1, sound);
        assert.ok(Boolean(noise) !== Boolean(wave), sound);
        const pitches = [...(hertz ?? []), ...(filter?.hertz ?? [])];
        assert.ok(
          pitches.every((pitch) => pitch > 20 && pitch < 12000),
          sound,
        );
      }
    }
  }
});

test("the endings are pieces of music, three to six seconds long", () => {
  for (const sound of ["victory", "defeat", "peace"]) {
    const voices = voicesOf([{ sound }], 1);
    const notes = voices.filter(({ wave }) => wave === "brass" || wave === "fife");
    assert.ok(notes.length >= 12, sound);
    const length = lengthOf(voices);
    assert.ok(length >= 3 && length <= 6, `${sound} takes ${length}`);
  }
});

test("each gun is heard, one after another, from its side", () => {
  for (const count of [1, 2, 5]) {
    const fired = guns({ count, pan: -0.5 });
    assert.equal(fired.length, count);
    assert.equal(fired[0].at, 0);
    for (const [index, { at }] of fired.entries()) {
      assert.ok(!index || at - fired[index - 1].at > 0.05);
    }
    assert.ok(average(fired.map(({ pan }) => pan)) < -0.2);
  }
  assert.ok(guns({ count: 40 }).length <= 10);
});

test("far guns are softer and duller, and echo more", () => {
  const [near] = guns({});
  const [far] = guns({ far: 1 });
  assert.ok(far.loud < near.loud);
  assert.ok(far.room > near.room);
});

test("cues begin at their time", () => {
  const [first] = voicesOf([{ sound: "bell", at: 1.5 }], 1);
  assert.equal(first.at, 1.5);
});

test("a voice rises, may be held, and dies away", () => {
  const levels = (voice) => envelope(voice).map(({ level }) => level);
  const times = (voice) => envelope(voice).map(({ time }) => time);
  const plucked = { at: 0, long: 1, loud: 0.5 };
  assert.deepEqual(levels(plucked), [0.5, 0.0005]);
  assert.deepEqual(times(plucked), [0.001, 1]);
  const blown = { at: 0, long: 1, loud: 0.5, rise: 0.25, hold: 0.5 };
  assert.deepEqual(times(blown), [0.25, 0.75, 1]);
  for (const sound of NAMES) {
    for (const voice of voicesOf([{ sound }], 1)) {
      const found = times(voice);
      assert.deepEqual(
        found,
        found.toSorted((a, b) => a - b),
      );
    }
  }
});

test("all voices go through compressor and volume, and nothing clips behind them", () => {
  const fake = context();
  const desk = makeDesk(fake);
  assert.deepEqual(way(desk.dry), ["gain", "shaper", "destination"]);
  assert.equal(way(desk.room)[0], "compressor");
  const curve = [...rounded()];
  assert.ok(curve.every((level) => Math.abs(level) < 1));
  assert.ok(curve.every((level, index) => !index || level > curve[index - 1]));
  const half = curve[1024 + 512];
  assert.equal(half, 0.5);
});

test("each voice becomes a source that is heard from when to when", () => {
  for (const sound of NAMES) {
    const fake = context();
    const desk = makeDesk(fake);
    const shared = fake.nodes.length;
    const voices = voicesOf([{ sound, count: 2, pan: 0.5 }], 1);
    for (const voice of voices) perform(desk, voice, 10);
    const sources = fake.nodes
      .slice(shared)
      .filter(({ kind }) => kind === "source" || kind === "oscillator");
    assert.equal(sources.length, voices.length);
    for (const [index, node] of sources.entries()) {
      assert.ok(heard(node), sound);
      assert.ok(Math.abs(node.from - 10 - voices[index].at) < 1e-9);
      assert.ok(node.until > node.from);
    }
    for (const { kind, gain, pan } of fake.nodes.slice(shared)) {
      if (kind === "panner") assert.ok(Math.abs(pan.value) <= 1);
      if (kind === "gain" && gain.events.length) assert.equal(gain.events[0].value, 0);
    }
  }
});

test("the volume goes from silent to full", () => {
  assert.equal(loudness(0), 0);
  assert.equal(loudness(100), 1);
  assert.ok(loudness(35) < 0.3);
});

// The Shores of Tripoli

const rolled = (more) => ({ kind: "Rolled", changes: [], text: "", hit: 6, ...more });
const line = (kind, more = {}) => ({ kind, changes: [], text: "", ...more });
const sounds = (...lines) => score(lines).map(({ sound }) => sound);

test("guns fire at once from their side; shot strikes or splashes on the other, later", () => {
  const [volley, timber, splash, ...more] = score([
    rolled({ side: "American", reason: "battle", dice: [6, 2, 3, 6, 1] }),
  ]);
  assert.deepEqual(more, []);
  assert.deepEqual([volley.sound, volley.count, volley.at], ["volley", 5, 0]);
  assert.deepEqual([timber.sound, timber.count, timber.at], ["timber", 2, 0.45]);
  assert.deepEqual([splash.sound, splash.count, splash.at], ["splash", 3, 0.45]);
  assert.ok(volley.pan < 0 && timber.pan > 0 && splash.pan > 0);
  const [other] = score([rolled({ side: "Tripolitan", reason: "battle", dice: [1] })]);
  assert.ok(other.pan > 0);
});

test("what does not happen is not heard", () => {
  const only = (dice) => sounds(rolled({ side: "American", reason: "bombardment", dice }));
  assert.deepEqual(only([1, 2]), ["volley", "splash"]);
  assert.deepEqual(only([6, 6]), ["volley", "timber"]);
});

test("men on land have muskets, raiders and deserters no guns", () => {
  for (const reason of ["Marines", "Arab infantry", "infantry"]) {
    assert.deepEqual(sounds(rolled({ reason, dice: [6, 1] })), ["muskets"]);
  }
  for (const reason of ["raid", "desertion", "card"]) {
    assert.deepEqual(sounds(rolled({ reason, dice: [6, 1] })), ["dice"]);
  }
  assert.deepEqual(sounds(rolled({ reason: "storm", dice: [6] })), ["storm", "dice"]);
});

test("ships sail, are damaged and go down where they are; men march", () => {
  const ship = { piece: "Tripolitan corsair", count: 1 };
  assert.deepEqual(sounds(line("Moved", ship)), ["sail"]);
  assert.deepEqual(sounds(line("Moved", { piece: "Marine" })), ["march"]);
  const [down] = score([line("Sunk", ship)]);
  assert.equal(down.sound, "sinking");
  assert.ok(down.pan > 0);
  const [mast] = score([line("Damaged", { piece: "American frigate" })]);
  assert.equal(mast.sound, "mast");
  assert.ok(mast.pan < 0);
  const [ally] = score([line("Sunk", { piece: "allied corsair" })]);
  assert.ok(ally.pan > 0);
  assert.deepEqual(sounds(line("Sunk", { piece: "Tripolitan infantry" })), ["knell"]);
});

test("cards, years, seasons and gold", () => {
  assert.deepEqual(sounds(line("Played")), ["card"]);
  assert.deepEqual(sounds(line("Discarded", { purpose: "to raid" })), ["card"]);
  assert.deepEqual(sounds(line("Discarded", { purpose: "played" })), []);
  assert.deepEqual(sounds(line("YearBegan")), ["roll"]);
  assert.deepEqual(sounds(line("SeasonBegan")), ["page"]);
  assert.equal(score([line("GoldChanged", { change: -2 })])[0].count, 2);
});

test("what happens again and again is heard once, and all of it is soon over", () => {
  const moves = Array.from({ length: 9 }, () => line("Moved", { piece: "gunboat" }));
  assert.deepEqual(sounds(...moves), ["sail"]);
  const long = Array.from({ length: 60 }, (_, index) =>
    line(index % 2 ? "Played" : "GoldChanged", { change: 1 }),
  );
  const cues = score(long);
  assert.ok(cues.every(({ at }, index) => !index || at > cues[index - 1].at));
  assert.ok(cues.at(-1).at < 6);
});

test("the end sounds as it is for whoever plays", () => {
  const view = (winner, people, players) => ({
    board: { people, ending: { winner } },
    players,
    over: true,
    lines: [],
    lesson: null,
    moment: null,
  });
  const both = ["American", "Tripolitan"];
  assert.equal(closing(view("American", ["American"], {})), "victory");
  assert.equal(closing(view("Tripolitan", ["American"], {})), "defeat");
  assert.equal(closing(view("American", both, { American: "captain" })), "defeat");
  assert.equal(closing(view("Tripolitan", both, {})), "victory");
  assert.equal(closing(view(null, both, {})), "peace");
  assert.equal(closing({ ...view(null, both, {}), lesson: {} }), null);
  assert.equal(closing({ ...view(null, both, {}), moment: {} }), null);
});

test("a bell says that it is one's turn again", () => {
  const view = {
    board: { people: ["American"] },
    players: {},
    seat: "American",
    decision: { begins_turn: true },
    lines: [line("Played", { acts: "American" }), line("Played", { acts: "Tripolitan" })],
    since: 1,
    over: false,
    lesson: null,
    moment: null,
  };
  assert.equal(closing(view), "bell");
  assert.equal(closing({ ...view, since: 2 }), null);
  assert.equal(closing({ ...view, decision: { begins_turn: false } }), null);
  // Two people at one device hand it over.
  assert.equal(closing({ ...view, board: { people: ["American", "Tripolitan"] } }), null);
});
