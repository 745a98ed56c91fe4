// The symbols of spaces, around 0, 0: what surrounds each and fills it, and the small drawing within.
// The shape tells the terrain; a town with walls is drawn as a plan, see works.js.

import * as works from "./works.js";

/** @typedef {{frame: string, inner?: string, drawing: string, shade: string}} Symbol */

const CIRCLE = "M-16 0a16 16 0 1 1 32 0a16 16 0 1 1-32 0z";

/** A hamlet: houses around a church. @type {Symbol} */
export const CULTIVATED = {
  frame: "M-15-12q0-3 3-3h24q3 0 3 3v24q0 3-3 3h-24q-3 0-3-3z",
  drawing: "M-10 9v-7l4.500-4.500 4.500 4.500v7zM1 9v-11l4-8.500 4 8.500v11z",
  shade: "M-5.500-2.500l4.500 4.500v7h-4.500zM5-10.500l4 8.500v11h-4z",
};
/** @type {Symbol} */
export const WILDERNESS = {
  frame: CIRCLE,
  drawing: "M0-11.500l5.500 7.500h-2.500l5.500 8h-7v6h-3v-6h-7l5.500-8h-2.500z",
  shade: "M0-11.500l5.500 7.500h-2.500l5.500 8h-7v6h-1.500z",
};
/** @type {Symbol} */
export const MOUNTAIN = {
  frame: "M-2-17.500q2-2.500 4 0l18 28q2 4.500-3 4.500h-34q-5 0-3-4.500z",
  drawing: "M-12 10l8.500-13.500 3.500 4 3-3.500 9 13z",
  shade: "M-3.500-3.500l3.500 4 1 9.500h-4zM3-3l9 13h-6z",
};
/** The long house of a nation. @type {Symbol} */
export const SETTLEMENT = {
  frame: CIRCLE,
  drawing: "M-11 7v-6q0-8 11-8t11 8v6h-8.500v-5h-5v5z",
  shade: "M0-7q11 0 11 8v6h-8.500v-5h-2.500z",
};
/** The same at a mission among the settlers. @type {Symbol} */
export const MISSION = { ...SETTLEMENT, frame: CULTIVATED.frame };
/** A town with walls. @type {Symbol} */
export const FORTRESS = {
  frame: works.FORTRESS.wall,
  inner: works.FORTRESS.parapet,
  drawing: "",
  shade: works.FORTRESS.houses,
};
/** Around the symbol of a space that counts toward victory by itself. */
export const VITAL = "M-20.500 0a20.500 20.500 0 1 1 41 0a20.500 20.500 0 1 1-41 0z";
/** A port: an anchor. */
export const ANCHOR =
  "M-1-6a2 2 0 1 1 2 0v1.200h2.600v1.600h-2.600v7.200q3-.4 4-3.200l-1.500.2 2.500-3.600 1.900 3.800-1.200-.2q-1.200 5-6.700 6-5.500-1-6.700-6l-1.200.2 1.900-3.800 2.500 3.600-1.500-.2q1 2.800 4 3.200v-7.200h-2.600v-1.600h2.600z";
