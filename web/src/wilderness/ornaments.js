// Where the ornaments of the sheet are.

/** The title of the sheet, with the scale. */
export const CARTOUCHE = { x: 1990, y: 1330, width: 500, height: 250 };
/** The compass rose. */
export const ROSE = { x: 1858, y: 1470, radius: 84 };
/** The scale: units of the sheet to a mile, in the middle of the map, and how many miles it shows. */
export const SCALE = { mile: 2.9, miles: 100 };
/** Ships at sea: where each is, and how large. @type {[x: number, y: number, size: number][]} */
export const SHIPS = [
  [2436, 1108, 1.25],
  [1610, 1536, 0.8],
];
/** A ship of three masts around 0, 0: hull and spars, sails, and the sea at her bow and stern. */
export const SHIP = {
  hull: "M-27 5l3 2h44l8-4q-1 9-5 14h-40q-7-2-10-12z",
  spars: "M-13-27v33M3-33v39M17-25v30M-26 6l-11-8M-21 11h41",
  sails:
    "M-21-8h15q-4 6-1 12h-15q4-6 1-12zM-19-22h11q-3 6 0 12h-12q4-6 1-12zM-7-10h19q-5 7-1 14h-19q5-7 1-14zM-4-27h13q-4 7 0 15h-14q5-7 1-15zM11-6h11q-3 5 0 9h-12q4-5 1-9zM12-20h9q-3 6 0 12h-10q4-6 1-12zM-36-3l10-14 1 18z",
  flags: "M-13-27q-5-3-9 0q4 1 9 3zM3-33q-6-4-11 0q5 1 11 3zM17-25q-5-3-9 0q4 1 9 3z",
  foam: "M-40 19q5-4 10 0q6-4 12 0q6-4 12 0q6-4 12 0q6-4 12 0q6-4 12 0",
};
