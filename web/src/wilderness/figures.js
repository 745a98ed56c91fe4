// Silhouettes of the pieces, as layers of paint in a square of 40 around 20, 20: what each kind of unit
// wore and carried tells it apart before its color does.

/** @typedef {{look: string, d: string}} Layer the class and the outline of a layer of paint */

const MUSKET = "M29.500 6l1.400-.6 1 1.800-1 .5 1.200 25.300-2.200.2-.6-25.500z";
const FACE =
  "M17.200 9.500q0-3.200 2.800-3.200t2.800 3.200q0 3.700-2.800 3.900-2.800-.2-2.800-3.900z";
const LEGS = "M14.800 25h4.400l.4 9h-4.900zM20.800 25h4.400l.3 9h-4.900z";
const GAITERS = "M14.700 34h4.900v2.600h-5.600zM20.600 34h4.900l.7 2.600h-5.600z";
const COAT = "M13.500 14.500q6.500-3.200 13 0l1.500 8-1.500 6.500h-13l-1.500-6.500z";
const FACINGS = "M17 13.600l3 8 3-8 1.300.5-3 10v4.900h-2.600v-4.900l-3-10z";
const ARMS =
  "M13.300 14.700l-2.800 7.600 2.300 2 3.600-6zM26.700 14.700l4.200 6-1.300 2.800-5-3.400z";
const TRICORNE =
  "M12.800 8.800q3-4.800 7.200-4.800t7.200 4.800q-2.200-1.300-7.200-1.300t-7.200 1.300z";
const SHIRT = "M13.500 14.500q6.500-3.200 13 0l2 10.500h-17z";

/** The coat and what is common to soldiers of the line. @param {...Layer} more @returns {Layer[]} */
const soldier = (...more) => [
  { look: "iron", d: MUSKET },
  { look: "breeches", d: LEGS },
  { look: "dark", d: GAITERS },
  { look: "coat", d: COAT },
  { look: "facings", d: FACINGS },
  { look: "coat", d: ARMS },
  { look: "skin", d: FACE },
  ...more,
];

/** @type {Record<string, Layer[]>} */
export const FIGURES = {
  regular: soldier({ look: "dark", d: TRICORNE }),
  "royal american": soldier({ look: "dark", d: TRICORNE }),
  highlander: [
    { look: "iron", d: MUSKET },
    { look: "skin", d: LEGS },
    { look: "hose", d: "M14.700 30h4.900v4h-4.900zM20.600 30h4.900v4h-4.900z" },
    { look: "dark", d: GAITERS },
    { look: "kilt", d: "M13 22h14l1.500 7.500h-17z" },
    {
      look: "check",
      d: "M15 22l-.6 7.500M18.300 22v7.500M21.700 22v7.500M25 22l.6 7.500M12.400 25.700h15.200",
    },
    { look: "coat", d: "M13.500 14.500q6.500-3.200 13 0l.8 8h-14.600z" },
    { look: "facings", d: "M17 13.600l3 7 3-7 1.300.5-3 8.300h-2.600l-3-8.300z" },
    { look: "coat", d: ARMS },
    { look: "skin", d: FACE },
    { look: "bonnet", d: "M14.300 8.600q-.4-4 5.700-4t5.700 4q-5.700-1.500-11.400 0z" },
    { look: "red", d: "M18.700 4.200a1.300 1.300 0 1 1 2.600 0a1.300 1.300 0 1 1-2.600 0z" },
  ],
  "light infantry": soldier({
    look: "dark",
    d: "M15.600 8.800l.7-5.300q3.700-1.200 7.400 0l.7 5.300q-4.400-1.400-8.800 0z",
  }),
  provincial: soldier({
    look: "dark",
    d: "M13 9q7-2.600 14 0l-.9-1.400q-1.500-3.400-6.100-3.400t-6.100 3.400z",
  }),
  militia: [
    { look: "iron", d: MUSKET },
    { look: "breeches", d: LEGS },
    { look: "dark", d: GAITERS },
    { look: "homespun", d: SHIRT },
    { look: "belt", d: "M12.200 21.500h15.600v1.800h-15.600z" },
    { look: "homespun", d: ARMS },
    { look: "skin", d: FACE },
    {
      look: "dark",
      d: "M12.500 9.300q7.500-2 15 0l-3.200-1.300q-.3-3.800-4.300-3.800t-4.300 3.800z",
    },
  ],
  ranger: [
    { look: "iron", d: MUSKET },
    { look: "hose", d: LEGS },
    { look: "hide", d: GAITERS },
    { look: "green", d: COAT },
    {
      look: "belt",
      d: "M13 15l13.500 9.500-.8 1.300-13.300-9.300zM12.300 23.500h15.400v1.700h-15.400z",
    },
    { look: "green", d: ARMS },
    { look: "skin", d: FACE },
    { look: "bonnet", d: "M14.600 8.700q-.5-4.300 5-4.300 6 0 6.200 3.700-5.300-1.200-11.200.6z" },
  ],
  "coureurs des bois": [
    { look: "iron", d: MUSKET },
    { look: "hide", d: LEGS },
    { look: "dark", d: GAITERS },
    { look: "capote", d: "M12.800 15q7.200-4.200 14.400 0l2 14.500h-18.400z" },
    { look: "sash", d: "M12 21.500h16l.3 2.600h-16.600zM21 24l3.500 6h-2.800l-3-6z" },
    { look: "capote", d: ARMS },
    { look: "skin", d: FACE },
    {
      look: "sash",
      d: "M15.600 8.700q-.5-4.500 4.400-4.500 3.600 0 5.200 2.200l2.500 3.300-2.300.6-1.400-2.300q-4.400-1-8.400.7z",
    },
  ],
  indian: [
    { look: "iron", d: MUSKET },
    { look: "skin", d: LEGS },
    { look: "hide", d: "M14.700 29h4.900v7.600h-5.600zM20.600 29h4.900l.7 7.600h-5.600z" },
    { look: "cloth", d: "M15 22.500h10l.6 6h-11.200z" },
    { look: "skin", d: "M14 14.700q6-2.800 12 0l.8 8.300h-13.600z" },
    { look: "blanket", d: "M24.500 13.900q3.500.6 4 3.400l1.500 11.200-4 1-5.500-14.400z" },
    { look: "skin", d: ARMS },
    { look: "skin", d: FACE },
    { look: "dark", d: "M18 6.900q-.6-2.400 2-3 2.600.6 2 3-2-.9-4 0z" },
    {
      look: "feather",
      d: "M20.300 4.300l3.900-4 .9.8-3.300 4.500zM19.500 4l-2-4.300 1.200-.4 2.200 4.400z",
    },
  ],
  marine: soldier({ look: "bonnet", d: TRICORNE }),
  leader: [
    { look: "coat", d: "M5 36q1-12.500 9.500-15h11q8.500 2.500 9.500 15z" },
    { look: "facings", d: "M16 20l4 9 4-9 2.300.6-4.600 15.400h-3.400l-4.600-15.400z" },
    {
      look: "gold",
      d: "M6.500 27.500q2-5 6.500-6l1 2.500q-4 1-5 5zM33.500 27.500q-2-5-6.500-6l-1 2.500q4 1 5 5z",
    },
    { look: "sash", d: "M12.500 21.800l15.500 12.700-1.200 1.500-16-12.500z" },
    { look: "white", d: "M16.500 19.500h7l-1.500 4-2 1.800-2-1.800z" },
    {
      look: "skin",
      d: "M14.800 12.500q0-6.500 5.200-6.500t5.200 6.500q0 7.300-5.200 7.700-5.200-.4-5.200-7.700z",
    },
    {
      look: "wig",
      d: "M14 15.500q-1.800-1.500-1.200-5 1-5.500 7.200-5.500t7.200 5.500q.6 3.500-1.200 5-.6-4.500-2.400-6-3.600 1-7.200 0-1.800 1.500-2.400 6z",
    },
    {
      look: "dark",
      d: "M9.500 8.500q4.500-6.500 10.500-6.500t10.500 6.500q-5-2.700-10.500-2.700t-10.500 2.700z",
    },
    { look: "gold-line", d: "M9.800 8.300q5-2.900 10.200-2.900t10.200 2.900" },
  ],
};
