// People and animals, standing at 0, 0; about 26 high.

import {
  BLUE,
  BRIGHT,
  BUFF,
  cut,
  FLAME,
  GILT,
  hatches,
  INK,
  line,
  n,
  RED,
  SKIN,
  shape,
  TAN,
  WOOD,
} from "./brush.js";

/** A head in profile, with a hat. @param {number} x @param {number} y @param {"round" | "cocked" | "turban" | "fez" | "bare"} hat @param {string} [skin] */
export function head(x, y, hat, skin = SKIN) {
  const face = cut(
    `M${n(x - 1.6)} ${n(y + 2)}q-.5-4.300 1.700-4.300q2 0 1.900 2.200l.6 1.100l-.6.300l-.1 1.400h-1.400z`,
    skin,
    0.25,
  );
  const hats = {
    round: cut(`M${n(x - 2.6)} ${n(y - 1.2)}h5.600v-.700h-1v-3h-3.600v3h-1z`, INK, 0.2),
    cocked: cut(
      `M${n(x - 3.6)} ${n(y - 1)}q3.400-1.200 7.600 0q-1.400-3.600-3.800-3.600t-3.800 3.600z`,
      INK,
      0.2,
    ),
    turban:
      cut(
        `M${n(x - 2.4)} ${n(y - 0.8)}q-.4-3.200 2.400-3.400q3-.1 2.900 3.200q-2.600-1-5.300.2z`,
        BRIGHT,
        0.3,
      ) + line(`M${n(x - 2)} ${n(y - 2)}q2-1.300 4.400-.4`, 0.2),
    fez: cut(`M${n(x - 1.7)} ${n(y - 1.2)}l.4-3h2.800l.5 3z`, RED, 0.25),
    bare: shape(`M${n(x - 1.9)} ${n(y)}q-.2-3 2-3.100q2 0 2 2q-2.400-.6-2.600 1.600z`, INK),
  };
  return face + hats[hat];
}

/**
 * A soldier with a musket.
 * @param {{coat?: string, trousers?: string, hat?: "round" | "cocked" | "turban" | "fez" | "bare",
 *   pose?: "stands" | "charges" | "aims" | "marches", skin?: string}} [how]
 */
export function soldier({
  coat = BLUE,
  trousers = BRIGHT,
  hat = "round",
  pose = "stands",
  skin,
} = {}) {
  const legs = {
    stands: "M-2.600-11L-2.400 0h2L0-8.500L.700 0h2L2.600-11z",
    marches: "M-2.400-11L-5 0h2.200L0-8L3.400 0h2.200L2.600-11z",
    aims: "M-2.400-11L-5 0h2.200L-.400-8.500L2.800 0h2.200L2.600-11z",
    charges: "M-2.400-11L-7-1l2 .800L0-8.400L5 0h2.300L3-11z",
  };
  const guns = {
    stands: line("M4 1L4-20", 0.7) + line("M4-20v-4", 0.35),
    marches: line("M-5-12L4-26", 0.7) + line("M4-26l1.800-2.800", 0.35),
    aims: line("M-1-17.500L15-18.500", 0.8) + line("M15-18.500h4", 0.35),
    charges: line("M-4-12L14-18", 0.8) + line("M14-18l5-1.700", 0.35),
  };
  const arm = {
    stands: "M1.500-18L4.600-13L4-12L1-14z",
    marches: "M-1-18L-4.400-13.500L-3.400-12.500L1-14z",
    aims: "M0-18.500L7-17L7-15.800L0-15.500z",
    charges: "M0-18L6-15.500L5.600-14.200L-1-15z",
  };
  return (
    cut(legs[pose], trousers, 0.25) +
    shape("M-2.800-.300h3v1h-3.400zM.600-.300h2.800v1H.600z", INK) +
    cut("M-3.200-10L-3-18.500Q0-20 3-18.500L3.400-10q-3.400 1-6.600 0z", coat, 0.3) +
    line("M-3-18L3-11M3-18L-3-11", 0.5, BRIGHT) +
    hatches(1.4, 3, -17.5, -10.4, 0.5, 0.2) +
    guns[pose] +
    cut(arm[pose], coat, 0.25) +
    head(0.2, -21, hat, skin)
  );
}

/** A soldier in a long robe and a turban. @param {{robe?: string, sash?: string, pose?: "stands" | "charges" | "aims"}} [how] */
export function warrior({ robe = BRIGHT, sash = RED, pose = "stands" } = {}) {
  const guns = {
    stands: line("M4.500 1L4.500-26", 0.6),
    aims: line("M-2-17.500L18-19", 0.6),
    charges: shape("M4-16q7-2 9-9q2 7-8 11z", BRIGHT, INK, 0.3),
  };
  return (
    cut("M-4.600 0L-3-18Q0-20 3-18L5 0q-5 1.200-9.600 0z", robe, 0.3) +
    line("M-2-1L-1.200-10M0-.500V-10M2.600-1L1.800-10", 0.2) +
    hatches(2.2, 4, -14, -0.6, 0.6, 0.2, 0.4) +
    cut("M-3.600-11.500h7.200v2h-7.400z", sash, 0.25) +
    guns[pose] +
    cut(
      pose === "stands" ? "M1.500-17.500L5-13L4-12L.5-14z" : "M0-18L6.500-16.500L6-15L0-15z",
      robe,
      0.25,
    ) +
    head(0.2, -20.5, "turban", TAN)
  );
}

/** A camel, about 34 wide and 28 high, that walks to the right. @param {{rider?: boolean}} [how] */
export function camel({ rider = false } = {}) {
  const body =
    "M-13-14q-1-4 3-5q2-5 5-6q3 0 4 4q3-3 6-1q3 1 4-1q2-6 4-9q1-2 4-1.500q3 0 2.500 2q-1 1-3 1q-2 8-6 11q0 3-1 4L12-1h-2L7.500-10Q2-9-4-10.500L-5-1h-2L-8-10.500L-11-1h-2L-12-11q-1-1-1-3z";
  return (
    cut(body, "#c79a63", 0.35) +
    hatches(-10, 4, -12.5, -10.6, 0.8, 0.2) +
    line("M-13-14q-2 3-1 6", 0.4) +
    (rider
      ? cut("M-4-23q-4 3-4 8h9q0-5-3-8z", BRIGHT, 0.3) +
        head(-2.4, -26, "turban", TAN) +
        line("M-6-14L2-34", 0.5)
      : "")
  );
}

/** A cannon on a carriage that points to the right, about 26 wide. @param {{fires?: boolean}} [how] */
export const cannon = ({ fires = false } = {}) =>
  cut("M-9-1L-8-5H6L8-1z", WOOD, 0.3) +
  cut("M-12-8.500q-1.500-.3-1.500 1.500t1.500 1.500L13-5.200V-9.600z", INK, 0.3) +
  line("M-11-7L12-8.300", 0.4, BUFF) +
  cut("M11.600-10.200h2.400v5.600h-2.400z", INK, 0.3) +
  `<circle cx="-4" cy="-1.600" r="2.300" fill="${WOOD}" stroke="${INK}" stroke-width=".4"/><circle cx="5" cy="-1.600" r="2" fill="${WOOD}" stroke="${INK}" stroke-width=".4"/>` +
  (fires
    ? shape("M14-7.400L22-12L20-8.500L27-9L21-6.500L25-3L19-5.500L20-2z", GILT, FLAME, 0.4)
    : "");
