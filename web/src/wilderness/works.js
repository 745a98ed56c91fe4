// Forts and fortresses seen from above, as plans in a square around 0, 0.

const n = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);

/**
 * A fort with bastions.
 * @param {number} reach from the middle to the tips
 * @param {number} bastions
 * @param {number} [turn] of the first, in radians
 */
function bastioned(reach, bastions, turn = -Math.PI / 2) {
  const step = (2 * Math.PI) / bastions;
  const points = Array.from({ length: bastions }, (_, i) => {
    const at = turn + i * step;
    const polar = (/** @type {number} */ off, /** @type {number} */ far) =>
      `${n(reach * far * Math.cos(at + off * step))} ${n(reach * far * Math.sin(at + off * step))}`;
    return [
      polar(-0.21, 0.55),
      polar(-0.15, 0.73),
      polar(0, 1),
      polar(0.15, 0.73),
      polar(0.21, 0.55),
    ];
  });
  return `M${points.flat().join("L")}z`;
}

const DIAGONAL = -Math.PI / 4;

/** The cleared ground around works. */
export const GLACIS = "M-18-13q0-5 5-5h26q5 0 5 5v26q0 5-5 5h-26q-5 0-5-5z";
/** A great fortress: its ramparts, the inner edge of these, and the houses within. */
export const FORTRESS = {
  wall: bastioned(22, 5),
  parapet: bastioned(16.5, 5),
  houses: "M-5-5h4v4h-4zM1.500-5.500h4v3h-4zM1-.500h4.500v4h-4.500zM-5.500 1h4v4h-4z",
};
/** A fort: its ramparts, the inner edge, and the barracks. */
export const FORT = {
  wall: bastioned(23, 4, DIAGONAL),
  parapet: bastioned(16, 4, DIAGONAL),
  houses: "M-5-5h10v2.500h-10zM-5 2.500h10v2.500h-10z",
};
/** A fort under construction: the trace on the ground, and the bastion and the curtain that stand. */
export const BEGUN = {
  trace: bastioned(23, 4, DIAGONAL),
  stands: `M${[
    [-8.3, -9.5],
    [-9.2, -14],
    [-16.3, -16.3],
    [-14, -9.2],
    [-9.5, -8.3],
    [-9.5, 8.3],
  ]
    .map((at) => at.join(" "))
    .join("L")}`,
};
/** What a siege digs: the line around the fort, and the saps that go forward at each level. */
export const TRENCH = {
  line: `M${Array.from({ length: 16 }, (_, i) => {
    const [at, far] = [(i * Math.PI) / 8, i % 2 ? 26 : 30];
    return `${n(far * Math.cos(at))} ${n(far * Math.sin(at))}`;
  }).join("L")}z`,
  saps: ["M-28 4l5-5-1 6 5-5", "M4 28l-5-5 6 1-5-5"],
};
/** Siege guns on the line, at three sides of the fort. */
export const GUNS = [
  [-29, -3],
  [-3, 29],
  [29, 3],
].map(([x, y]) => {
  const turn = (Math.atan2(-y, -x) * 180) / Math.PI;
  return {
    d: "M-4-1.300h9v2.600h-9zM-3-3.500h2.500v7h-2.500z",
    transform: `translate(${x} ${y}) rotate(${n(turn)})`,
  };
});
/** The flag of the besiegers. */
export const FLAG = { pole: "M16-12v-22", cloth: "M16-34h19l-3 7.500 3 7.500h-19z" };
/** A stockade: a ring of posts, with a blockhouse at two corners. */
export const STOCKADE = {
  ring: "M-12-12h24v24h-24z",
  posts: Array.from({ length: 28 }, (_, i) => {
    const [side, at] = [Math.floor(i / 7), -12 + ((i % 7) + 0.5) * (24 / 7)];
    const [x, y] = [
      [at, -12],
      [12, at],
      [-at, 12],
      [-12, -at],
    ][side];
    return `M${n(x - 1.5)} ${n(y)}a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0z`;
  }).join(""),
  houses: "M-16-16h7v7h-7zM9 9h7v7h-7zM-4-3h8v6h-8z",
};
