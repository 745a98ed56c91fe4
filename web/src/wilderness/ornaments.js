// Where the ornaments of the sheet are.

/** The title of the sheet, with the scale. */
export const CARTOUCHE = { x: 1990, y: 1330, width: 500, height: 250 };
/** The compass rose. */
export const ROSE = { x: 1858, y: 1470, radius: 84 };
/** The scale: units of the sheet to a mile, in the middle of the map, and how many miles it shows. */
export const SCALE = { mile: 2.9, miles: 100 };
