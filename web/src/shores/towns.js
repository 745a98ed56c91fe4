// The harbors as small drawn towns under the flag of whoever holds them, in a 48 by 48 box: layers of
// paint from back to front. The light comes from the northwest.

import { s } from "../shell/dom.js";

/** @typedef {[paint: string, d: string]} Layer */

/** The flag of each kind of holder. @type {Record<string, string>} */
export const FLAGS = { friend: "union", ally: "striped", enemy: "crescent" };

/** The flag over a captured town. */
export const CAPTORS = "american";

const box = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
) => `M${x} ${y}h${w}v${h}h${-w}z`;

/**
 * A wall or a tower with battlements, and its side in the shade.
 * @param {number} x
 * @param {number} y its top
 * @param {number} teeth how many battlements it has, each 3 units wide
 * @param {number} foot
 * @returns {Layer[]}
 */
function wall(x, y, teeth, foot) {
  const width = teeth * 6 - 3;
  const top = Array.from({ length: teeth }, (_, index) => (index ? "h3v-3h3v3" : "v-3h3v3")).join(
    "",
  );
  const shaded = Math.max(3, Math.round(width / 5));
  return [
    ["stone", `M${x} ${y}${top}V${foot}h${-width}z`],
    ["shaded", box(x + width - shaded, y, shaded, foot - y)],
  ];
}

/** A plain house with a window. @param {number} x @param {number} y @param {number} w @param {number} foot @returns {Layer[]} */
function house(x, y, w, foot) {
  return [
    ["white", box(x, y, w, foot - y)],
    ["shaded", box(x + w - 2.5, y, 2.5, foot - y)],
    ["dark", box(x + w / 2 - 2, y + 3, 2, 3)],
  ];
}

/** A minaret. @param {number} x its middle @param {number} y its tip @param {number} foot @returns {Layer[]} */
function minaret(x, y, foot) {
  return [
    [
      "white",
      `M${x - 2.5} ${y + 8}L${x} ${y}L${x + 2.5} ${y + 8}zM${x - 2} ${y + 8}h4V${foot}h-4z`,
    ],
    ["stone", box(x - 3.5, y + 12, 7, 2.5)],
    ["shaded", box(x + 0.5, y + 8, 1.5, foot - y - 8)],
  ];
}

/** A dome on a drum. @param {number} x its middle @param {number} y its foot @param {number} r @returns {Layer[]} */
function dome(x, y, r) {
  return [
    ["white", `M${x - r} ${y}v-2a${r} ${r * 1.1} 0 0 1 ${2 * r} 0v2z`],
    [
      "shaded",
      `M${x + r * 0.35} ${y}q1-${r} -${r * 0.2}-${r * 1.25}a${r} ${r * 1.1} 0 0 1 ${r * 0.85} ${r * 1.2 - 1.4}v${r * 0.05 + 1.4}z`,
    ],
  ];
}

/** A palm. @param {number} x @param {number} y its foot @returns {Layer[]} */
function palm(x, y) {
  return [
    ["trunk", `M${x - 1} ${y}q2-9 0-17h2q2 9 1 17z`],
    [
      "leaf",
      `M${x} ${y - 17}q-8-5-11 3q6-3 10-1q-6 1-6 7q3-5 7-6q5 1 6 6q1-6-4-8q5-1 9 3q-2-9-11-4z`,
    ],
  ];
}

/** @type {Layer} */
const GATE = ["dark", "M21.500 44v-6a3 3 0 0 1 6 0v6z"];

/** What is drawn, and where the flag stands: the foot of its staff. @type {Record<string, {layers: Layer[], staff: [number, number]}>} */
const TOWNS = {
  rock: {
    layers: [
      ["stone", "M1 44Q3 30 9 22Q12 13 17 12L21 15Q27 13 30 19L36 27Q42 33 47 44z"],
      ["shaded", "M21 15Q27 13 30 19L36 27Q42 33 47 44H33Q32 33 26 27Q24 20 21 15z"],
      ["line", "M12 23q2 6-1 13M18 20q0 6 2 11M9 33q3 3 3 8M26 33q3 4 3 9"],
      ...wall(8, 37, 4, 44),
    ],
    staff: [17, 13],
  },
  walls: {
    layers: [
      ...house(7, 27, 11, 44),
      ...house(29, 25, 12, 44),
      ...minaret(35, 9, 44),
      ...wall(3, 35, 7, 44),
      GATE,
    ],
    staff: [13, 27],
  },
  city: {
    layers: [
      ...house(17, 13, 12, 44),
      ...house(9, 20, 12, 44),
      ...house(26, 19, 12, 44),
      ...house(4, 27, 12, 44),
      ...dome(22, 31, 6),
      ...house(31, 27, 12, 44),
      ...minaret(40, 8, 44),
      ...wall(2, 38, 8, 44),
    ],
    staff: [23, 13],
  },
  domes: {
    layers: [
      ...house(4, 28, 12, 44),
      ...dome(24, 30, 9),
      ...house(14, 30, 20, 44),
      ...minaret(39, 7, 44),
      ...wall(2, 38, 8, 44),
      GATE,
    ],
    staff: [10, 28],
  },
  castle: {
    layers: [
      ...minaret(40, 10, 44),
      ...wall(15, 19, 3, 44),
      ...wall(3, 27, 3, 44),
      ...wall(29, 28, 3, 44),
      ...wall(1, 35, 8, 45),
      ["dark", "M20 45v-6a3.500 3.500 0 0 1 7 0v6zM21 25h2v4h-2zM8 31h2v3h-2zM36 31h2v3h-2z"],
    ],
    staff: [22, 17],
  },
  fort: {
    layers: [...wall(6, 30, 6, 44), ...wall(3, 24, 2, 45), ...wall(35, 24, 2, 45), GATE],
    staff: [24, 28],
  },
  palms: {
    layers: [
      ...palm(37, 44),
      ...palm(44, 45),
      ...house(4, 31, 10, 44),
      ...dome(10, 31, 4.5),
      ...wall(12, 28, 4, 44),
      GATE,
    ],
    staff: [20, 26],
  },
  lighthouse: {
    layers: [
      ...wall(25, 33, 4, 44),
      ...wall(5, 28, 4, 44),
      ["stone", "M9 28V16h13v12zM12 16V8h7v8z"],
      ["shaded", "M19 28V16h3v12zM17 16V8h2v8z"],
      ["fire", "M12.500 8q-1-4 3-6q4 2 3 6z"],
      ["dark", "M14 32h3v5h-3zM14.500 20h2v3h-2z"],
    ],
    staff: [37, 31],
  },
  bastions: {
    layers: [
      ["stone", "M2 44L5 31H17L20 36H28L31 31H43L46 44z"],
      ["shaded", "M36 31h7l3 13H34zM13 31h4l3 5v8h-6z"],
      ...wall(15, 24, 3, 36),
      ...dome(24, 22, 5),
      ["dark", box(8, 35, 3, 2) + box(36, 35, 3, 2) + box(22, 28, 3, 4)],
    ],
    staff: [36, 31],
  },
};

/** The fields of flags, 20 by 13 units, hanging from 0, 0. @type {Record<string, Layer[]>} */
const FIELDS = {
  american: [
    ["flag-white", "M0 0h20v13H0z"],
    ["flag-red", "M0 0h20v1.900H0zM0 3.700h20v1.900H0zM0 7.400h20v1.900H0zM0 11.100h20V13H0z"],
    ["flag-blue", "M0 0h10v7.400H0z"],
    ["flag-white", "M2 2h1.600v1.600H2zM6 2h1.600v1.600H6zM4 4.400h1.600V6H4z"],
  ],
  union: [
    ["flag-blue", "M0 0h20v13H0z"],
    [
      "flag-white",
      "M0 0h2.500L20 11v2h-2.500L0 2zM20 0v2L2.500 13H0v-2L17.500 0zM7.800 0h4.400v13H7.800zM0 4.400h20v4.200H0z",
    ],
    ["flag-red", "M8.900 0h2.200v13H8.900zM0 5.500h20v2H0z"],
  ],
  striped: [
    ["flag-ally", "M0 0h20l-5 6.500 5 6.500H0z"],
    ["flag-white", "M0 4.300h16.700L15 6.500l1.700 2.200H0z"],
  ],
  crescent: [
    ["flag-crimson", "M0 0h20v13H0z"],
    ["flag-white", "M11.500 2.600a4.300 4.300 0 1 0 0 7.800a3.500 3.500 0 1 1 0-7.800z"],
  ],
};

/** A path for each layer. @param {Layer[]} layers */
const painted = (layers) => layers.map(([paint, d]) => s("path", { class: paint, d }));

/** The picture of a town, without its flag. @param {string} kind */
export function town(kind) {
  const { layers, staff } = TOWNS[kind];
  const [x, y] = staff;
  const whole = layers.filter(([paint]) => paint !== "line").map(([, d]) => d);
  return s(
    "svg",
    { class: "town", viewBox: "-3 -9 54 58", "aria-hidden": "true" },
    s("path", { class: "contour", d: whole.join("") + box(x - 0.7, y - 20, 1.4, 20) }),
    s("path", { class: "trunk", d: box(x - 0.7, y - 20, 1.4, 20) }),
    ...painted(layers),
    s("g", { class: "field", transform: `translate(${x + 0.7} ${y - 20})` }),
  );
}

/**
 * Hoist a flag over a town.
 * @param {HTMLElement} seat holds the picture
 * @param {string} flag
 * @param {boolean} [seen] whether the flag before it is seen coming down
 */
export function hoist(seat, flag, seen = false) {
  const { flag: before } = seat.dataset;
  if (before === flag) return;
  seat.dataset.flag = flag;
  const moves = seen && before;
  seat
    .querySelector(".field")
    ?.replaceChildren(
      ...(moves ? [cloth(before, "lowered")] : []),
      cloth(flag, moves ? "raised" : ""),
    );
}

/** @param {string} flag @param {string} how it moves */
function cloth(flag, how) {
  const layers = FIELDS[flag];
  const [[, outline]] = layers;
  return s("g", { class: how }, s("path", { class: "contour", d: outline }), ...painted(layers));
}
