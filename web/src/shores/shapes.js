// The shapes of the pieces, in a 64 by 54 box: layers of paint from back to front.

/** @typedef {[paint: string, d: string]} Layer */

const n = (/** @type {number} */ value) => String(Math.round(value * 100) / 100);

/**
 * A square sail full of wind: its outline, its shaded lee, its seams.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {number} [b] how far it bulges
 * @param {number} [o] how much wider its foot is
 */
function sail(x, y, w, h, b = 3.2, o = 1.2) {
  const half = n(h / 2);
  const foot = `q${n(-(w + 2 * o) / 2)}-1.900 ${n(-(w + 2 * o))} 0`;
  return {
    out: `M${n(x)} ${n(y)}q${n(w / 2)} 1 ${n(w)} 0q${b} ${half} ${o} ${n(h)}${foot}q${b} ${n(-h / 2)} ${o} ${n(-h)}z`,
    lee: `M${n(x + w * 0.7)} ${n(y + 0.6)}q${n(w * 0.15)} 0 ${n(w * 0.3)}-.6q${b} ${half} ${o} ${n(h)}q${n(-w * 0.2)}-1.200 ${n(-w * 0.38)}-1.500q${n(b * 0.9)} ${n(-h * 0.5)} ${n(-w * 0.12)} ${n(-h + 1.9)}z`,
    seam: `M${n(x + w * 0.33)} ${n(y + 0.9)}q${n(b * 0.9)} ${half} .1 ${n(h - 2.2)}`,
  };
}

/** Sails as layers, with those below drawn first. @param {number[][]} all @returns {Layer[]} */
const canvas = (all) =>
  all.flatMap(([x, y, w, h, b, o]) => {
    const { out, lee, seam } = sail(x, y, w, h, b, o);
    return /** @type {Layer[]} */ ([
      ["sail", out],
      ["lee", lee],
      ["seam", seam],
    ]);
  });

const HULL =
  "M3.200 31.800L7.400 31.900L8 34.400C16 36.600 22 37 30 37C42 37 50 36.600 57 34.300L60.300 32.700L61.600 33.400C59.800 36.600 57.800 40.400 55.800 43.800C54 47.200 51.600 48.800 47.600 48.800H16.500C10.800 48.800 7.800 47 6.400 43.200C5 39.400 3.800 35.600 3.200 31.800z";
const RAIL =
  "M3.200 31.800L7.400 31.900L8 34.400C16 36.600 22 37 30 37C42 37 50 36.600 57 34.300L60.300 32.700L61.600 33.400L61 34.600C52 38.600 40 38.600 30 38.600C18 38.600 12 37.800 4 35z";
const STRAKE = "M5 37.600C18 41.200 44 41.200 58.600 37L56.800 40.300C44 44 18 44 6.200 40.900z";
const COPPER =
  "M8.600 45.800C20 47.600 42 47.600 54.400 45.600L52.600 47.600C51 48.500 49.600 48.800 47.600 48.800H16.500C12.500 48.800 10 47.900 8.600 45.800z";
const BOWSPRIT = "M57.500 34.600L65.600 25.600l1.100.9-6.600 9.300z";
const JIB =
  "M55.200 11.500c2.400 6.600 5 11.200 9 15.400l-10 6.200c1.400-7.400 1.700-13.800 1-21.600z";
const SPANKER = "M9.200 22.500c-3 1.200-5.500 3-7.900 5.600l1.600 3.200 6.800-.4z";
const MASTS = "M14.500 3.600h1.800V36h-1.800zM29.200-.6h2V37h-2zM45.400 3h1.800V36h-1.800z";
const PORTS = Array.from({ length: 9 }, (_, index) => {
  const x = 10.5 + index * 4.7;
  return `M${n(x)} ${n(38.9 + 1.15 * (1 - ((x - 31) / 27) ** 2))}h2.400v2.200h-2.400z`;
}).join("");
const FOAM =
  "M58 46.600q3.600-1.400 6.400.6q-2.600.4-3.600 1.600q3 .2 5 1.800q-7 .6-11-1.400zM6 48.600q6 1.900 12 1.500t12 .6t13-.3t13-1.300q1 1.300-2 2q-12 2.200-24 1.900t-22-2q-3-.8-2-2.400z";
const SAILS = [
  [9.6, 22.5, 10.6, 10.6],
  [10.5, 12.6, 8.8, 8.6],
  [11.6, 6, 6.6, 5.4],
  [22.6, 22.6, 14.6, 11.6],
  [24, 11.6, 11.8, 9.8],
  [25.6, 3.4, 8.6, 6.8],
  [40.2, 22.4, 12, 10.8],
  [41.2, 12.8, 10, 8.6],
  [42.4, 5.8, 7.4, 5.8],
];

/** The hull of a ship of three masts. @type {Layer[]} */
const SIDES = [
  ["body", HULL],
  [
    "dim",
    "M6.200 40.900C18 44 44 44 56.800 40.300L54.400 45.600C42 47.600 20 47.600 8.600 45.800z",
  ],
  ["lit", RAIL],
  ["buff", STRAKE],
  ["key", PORTS],
  ["copper", COPPER],
];
/** @type {Layer} */
const WAKE = ["foam", FOAM];

/** The flag at the stern, and what is on it. @param {string} flag @returns {Layer[]} */
function ensign(flag) {
  const field = "M-2 17.500h12v8h-12z";
  switch (flag) {
    case "us":
      return [
        ["white", field],
        ["red", "M-2 19.100h12v1.600h-12zM-2 22.300h12v1.600h-12z"],
        ["blue", "M4.500 17.500H10v4.600H4.500z"],
      ];
    case "sweden":
      return [
        ["blue", field],
        ["gold", "M-2 20.600h12v1.900h-12zM4.800 17.500h2v8h-2z"],
      ];
    default:
      return [
        ["red", field],
        ["white", "M5.200 18.800a2.900 2.900 0 1 0 0 5.400a2.500 2.500 0 1 1 0-5.400z"],
      ];
  }
}

/** A pennant at a masthead. @param {number} x @param {number} y @returns {Layer} */
const pennant = (x, y) => [
  "body",
  `M${n(x)} ${n(y)}q-5-1.800-9.500.3q-2.800 1.200-5.400 0q3.800 2.800 7.200 1.700q3.800-1.300 7.700.8z`,
];

/**
 * A ship of three masts.
 * @param {string} flag
 * @param {number[][]} sails
 * @returns {Layer[]}
 */
const ship = (flag, sails) => [
  ["wood", MASTS + BOWSPRIT],
  ...canvas(sails),
  ["sail", JIB],
  ["lee", "M55.700 13.500c1 6.400.8 12.600-.5 18.400l3.300-2.100c.5-6-.3-11-2.800-16.300z"],
  ["sail", SPANKER],
  ...SIDES,
  ...ensign(flag),
  pennant(30.2, -1.6),
  WAKE,
];

/** A ship that has lost its masts: stumps, wreckage over the side, smoke. @param {string} flag @returns {Layer[]} */
const wreck = (flag) => [
  [
    "smoke",
    "M22 24q-5-1-4-6q-5-4 0-8q0-6 7-5q4-6 10-2q7-2 8 4q5 2 2 7q3 6-3 8q-3 5-9 2q-5 5-11 0z",
  ],
  ["wood", "M14.300 24h2.200v12h-2.200zM29 20h2.400v17H29zM45.200 27h2.200v9h-2.200z"],
  ["wood", "M30 21L52 44l-1.600 1.600L28.400 23z"],
  ["sail", "M36 27L52 43q3-6-1-12q-6-5-15-4z"],
  ["lee", "M44 35L52 43q3-6-1-12q-1 3-7 4z"],
  ...SIDES,
  ["fire", "M21 35q-3-4 0-8q1 3 3 2q0-4 3-6q0 5 3 6q2 4-1 7z"],
  ["key", "M33 41l3-2 1 2.500 3-1-2 3.500-4-.5z"],
  ...ensign(flag).slice(0, 1),
  WAKE,
];

/** A lateen sail between a yard's ends and its foot. @param {string} out @param {string} lee @param {string} seam @returns {Layer[]} */
const lateen = (out, lee, seam) => [
  ["sail", out],
  ["lee", lee],
  ["seam", seam],
];

/** @type {Layer[]} */
const XEBEC = [
  [
    "wood",
    "M16.300 6h2v31h-2zM35.800 2h2.200v35h-2.200zM52 12h1.800v22H52zM57 33L67 26l.9 1.300-9 8z",
  ],
  ...lateen(
    "M3.500 31C3 18 9 7 24 .5c3.500 12 1.500 22.500-5.500 31.500q-7-2.500-15-1z",
    "M18 5q3-2.500 6-4.500c3.500 12 1.500 22.500-5.500 31.500l-4-1.300C19 22 20 13 18 5z",
    "M9 30.600C10 20 13 12 18 5M14 31C16 22 18 14 19 6",
  ),
  ...lateen(
    "M24.500 32C25 17 32 5.500 47-1.500c4 12 2 23.500-6.500 34q-8-2.500-16-.5z",
    "M41 3q3-2.500 6-4.500c4 12 2 23.500-6.500 34l-4.500-1C42 22 43.500 12 41 3z",
    "M30 31.500C31.500 20 35 11 41 3M36 31.700C39 21 41 13 42 5",
  ),
  ...lateen(
    "M46.500 32C47 22 51 15 60.500 9.500c2 8 .5 15-6 22q-4-1-8 .5z",
    "M56.500 12.500l4-3c2 8 .5 15-6 22l-2.500-.6C56 25 57.500 19 56.500 12.500z",
    "M50 31.500C51 24 53 18 57 13",
  ),
  [
    "body",
    "M-1 29L7 31.500C16 35.500 22 36.500 30 36.500C44 36.500 52 34.500 60 31L65.500 28C62 39 57 47.500 47 47.500H18C9 47.500 3 40 -1 29z",
  ],
  ["dim", "M4.500 40C20 44.500 42 44.500 58.500 38.500L55 43.500C40 47.500 20 47 7 43.500z"],
  [
    "lit",
    "M-1 29L7 31.500C16 35.500 22 36.500 30 36.500C44 36.500 52 34.500 60 31L65.500 28L64.500 31C54 37 42 38.500 30 38.500C18 38.500 10 37 .300 32z",
  ],
  ["buff", "M2.500 36C18 41 42 41 61.500 34.500L60 37.500C42 43.500 18 43.500 4 39z"],
  [
    "key",
    "M14 38.600h2.200v2h-2.200zM22 39.600h2.200v2h-2.200zM30 40h2.200v2H30zM38 39.600h2.200v2H38zM46 38.600h2.200v2H46z",
  ],
  ...ensign("tripoli"),
  WAKE,
];

/** @type {Layer[]} */
const GALLEY = [
  ["wood", "M26 4h2.400v33H26z"],
  ["oars", "M12 41L5 51.500M20 42.500l-5.500 10M28 43l-4.500 10M36 42.500l-4 10M44 41.500l-3 10"],
  ...lateen(
    "M6 33C8 17 19 5 47-1c5 14 0 26-11 34.500q-14-3-30-.5z",
    "M39 1.500L47-1c5 14 0 26-11 34.500l-6-.8C41 24 43 12 39 1.500z",
    "M14 32.500C19 20 27 10 38 2M24 32.400C31 22 37 13 40 4",
  ),
  [
    "body",
    "M-1 31C9 36 17 37.500 27 37.500h12C50 37.500 58 34.500 67 27.500C63 39 57 46 46 46H18C8 46 2 41 -1 31z",
  ],
  ["dim", "M4 40.500C20 44 42 44 58.500 37L55 41.500C42 46 20 46 7 42.500z"],
  [
    "lit",
    "M-1 31C9 36 17 37.500 27 37.500h12C50 37.500 58 34.500 67 27.500L65.500 31C56 38 48 39.500 39 39.500H27C17 39.500 9 38 .300 34z",
  ],
  ["buff", "M3 37.200C18 41.500 42 41.500 61.500 34L60 36.600C42 43.500 18 43.500 4.500 40z"],
  ["white", "M-3 17.500h12v8H-3z"],
  ["body", "M-3 20.200h12v2.600H-3z"],
  WAKE,
];

/** @type {Layer[]} */
const GUNBOAT = [
  ["wood", "M24.600 2h2.300v36h-2.300z"],
  ...lateen(
    "M9 30L44 3c2 10 1 18-3 27q-16-3-32 0z",
    "M36 9l8-6c2 10 1 18-3 27l-7-1C39 22 39 15 36 9z",
    "M20 28.800L37 9M28 28.700L40 8",
  ),
  ["oars", "M14 41L7 52M23 43l-5 11M32 43l-4 11"],
  ["iron", "M43 31.500L62 24.500l1.700 4.800-17 8zM61.500 23.300l2.600-.9 2.200 6.200-2.600.9z"],
  [
    "body",
    "M0 33C8 36.500 14 37.500 21 37.500h22C52 37.500 58 35 63.500 31C62 41 57.500 46.500 48.500 46.500H17C8 46.500 2.500 42 0 33z",
  ],
  ["dim", "M5 41.500C20 45 42 45 57.500 40L54 43.800C42 46.800 20 46.800 8 44z"],
  [
    "lit",
    "M0 33C8 36.500 14 37.500 21 37.500h22C52 37.500 58 35 63.500 31L62.800 34C56 38.500 50 39.500 43 39.500H21C14 39.500 8 38.800 1 36z",
  ],
  ["buff", "M3.500 38.700C20 43 42 43 60.500 37L59.200 39.600C42 45 20 45 5 41.500z"],
  [
    "skin",
    "M12 33.500a2.500 2.500 0 1 1 5 0zM21 34.500a2.500 2.500 0 1 1 5 0zM31 34.500a2.500 2.500 0 1 1 5 0z",
  ],
  ["white", "M-4 20h11v7H-4z"],
  ["red", "M-4 21.400H7v1.400H-4zM-4 24.200H7v1.400H-4z"],
  ["blue", "M2 20h5v4H2z"],
  WAKE,
];

/** A man in a coat, in front of his musket. @param {number} x @param {number} y his feet @param {number} k @returns {Layer[]} */
function marine(x, y, k) {
  const at = (/** @type {string} */ d) => placed(d, x, y, k);
  return [
    ["wood", at("M6-24h1.600V-1H6zM6.300-32h1v8h-1z")],
    ["white", at("M-5-13L-5.500 0H-.800L0-9L.800 0H5.500L5-13z")],
    ["key", at("M-6-1h5.500v2H-6zM.500-1H6v2H.500z")],
    ["body", at("M-6.500-12L-6-23.500Q0-26.500 6-23.500L6.500-12Q0-10 -6.500-12z")],
    ["lit", at("M-6.500-12L-6-23.500Q-4-25-2.500-25L-3.500-11.400z")],
    ["belt", at("M-4.500-24L4.500-12M4.500-24L-4.500-12")],
    ["skin", at("M-3.300-29.500q0-3 3.300-3t3.300 3q0 4-3.300 4t-3.300-4z")],
    ["key", at("M-5.500-30.600H5.500v-1.600H3.600v-6H-3.600v6H-5.500z")],
  ];
}

/** A man in a robe and a turban. @param {number} x @param {number} y @param {number} k @param {boolean} sabre @returns {Layer[]} */
function warrior(x, y, k, sabre) {
  const at = (/** @type {string} */ d) => placed(d, x, y, k);
  return [
    sabre ? ["white", at("M6-17q7-3 8-12q3 9-6 14z")] : ["wood", at("M6.500-34h1.400V0H6.500z")],
    ["body", at("M-7.500 0Q-7-15-5-23Q0-26.500 5-23Q7-15 7.500 0Q0 1.800-7.500 0z")],
    ["lit", at("M-7.500 0Q-7-15-5-23Q-3.500-24.500-2.500-24.800Q-4-12-4 .900z")],
    ["dim", at("M3.500 .900Q3.500-12 2.500-24.600Q4-24.200 5-23Q7-15 7.500 0z")],
    ["gold", at("M-6.300-12.500Q0-11 6.300-12.500L6.500-9.800Q0-8.200-6.600-9.800z")],
    [
      "dark-skin",
      at("M-3.300-28.500q0-2.500 3.300-2.500t3.300 2.500q0 4.500-3.300 4.500t-3.300-4.500z"),
    ],
    ["white", at("M-4.600-28.800q-1.400-7 4.600-7t4.600 7q-4.600-2.400-9.200 0z")],
  ];
}

/** The data of a path, moved and scaled; it has only M, L, H, V, Q, q, h, v, z. @param {string} d @param {number} x @param {number} y @param {number} k */
function placed(d, x, y, k) {
  return d.replaceAll(/([MLHVQTqhvtlz])([^MLHVQTqhvtlz]*)/g, (_, letter, numbers) => {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const absolute = letter === letter.toUpperCase();
    const moved = values.map((/** @type {number} */ value, /** @type {number} */ index) => {
      const across =
        letter === "H" || letter === "h" || (letter !== "V" && letter !== "v" && index % 2 === 0);
      return n(value * k + (absolute ? (across ? x : y) : 0));
    });
    return letter + moved.join(" ");
  });
}

/** A color on a pole behind the men. @param {number} x @param {"us" | "green" | "tripoli"} flag @returns {Layer[]} */
function colors(x, flag) {
  const field = `M${n(x + 1)}-2h19v12H${n(x + 1)}z`;
  /** @type {Record<string, Layer[]>} */
  const fields = {
    us: [
      ["white", field],
      ["red", `M${n(x + 1)} .400h19v2.400H${n(x + 1)}zM${n(x + 1)} 5.200h19v2.400H${n(x + 1)}z`],
      ["blue", `M${n(x + 1)}-2h8.500v7H${n(x + 1)}z`],
    ],
    green: [["green", field]],
    tripoli: [
      ["red", field],
      ["white", `M${n(x + 12)} .300a4.300 4.300 0 1 0 0 7.600a3.600 3.600 0 1 1 0-7.600z`],
    ],
  };
  return [["wood", `M${n(x)}-3h1.500v50h-1.500z`], ...fields[flag]];
}

/** The shapes by name. @type {Record<string, Layer[]>} */
export const SHAPES = {
  frigate: ship("us", SAILS),
  "damaged frigate": wreck("us"),
  swede: ship("sweden", [
    [9.4, 10, 10.8, 23.5, 4],
    [22.8, 3.6, 14, 30, 5],
    [40, 8, 12, 25, 4],
  ]),
  tfrigate: [
    ["wood", MASTS + BOWSPRIT],
    ...lateen(
      "M1 31C2 20 10 9 25 1c2 11-.5 22-6 31q-9-3-18-1z",
      "M20 4l5-3c2 11-.5 22-6 31l-4-1C21 22 22 12 20 4z",
      "M8 30C10 20 14 11 20 4",
    ),
    ...canvas(SAILS.slice(3)),
    ["sail", JIB],
    ["lee", "M55.700 13.500c1 6.400.8 12.600-.5 18.400l3.300-2.100c.5-6-.3-11-2.800-16.300z"],
    ...SIDES,
    ...ensign("tripoli"),
    pennant(30.2, -1.6),
    WAKE,
  ],
  "damaged tfrigate": wreck("tripoli"),
  gunboat: GUNBOAT,
  xebec: XEBEC,
  galley: GALLEY,
  marine: [
    ...colors(30, "us"),
    ...marine(14, 49, 0.94),
    ...marine(50, 49, 0.94),
    ...marine(32, 53, 1.06),
  ],
  arab: [
    ...colors(30, "green"),
    ...warrior(14, 49, 1, false),
    ...warrior(50, 49, 1, false),
    ...warrior(32, 53, 1.14, true),
  ],
  infantry: [
    ...colors(30, "tripoli"),
    ...warrior(14, 49, 1, false),
    ...warrior(50, 49, 1, true),
    ...warrior(32, 53, 1.14, false),
  ],
};
