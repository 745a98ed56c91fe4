// Positions of everything on the sheet, in its units; Python owns what the places are.

import facts from "./spaces.json" with { type: "json" };

/** @typedef {[number, number]} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * What the sheet shows of a space.
 * @typedef {{terrain: "cultivated" | "wilderness" | "mountain" | "none", department?: Department,
 *   owner?: "British" | "French", fortress?: boolean, port?: boolean, vital?: boolean,
 *   tribes?: string[]}} Space
 */
/** @typedef {"Northern" | "Southern" | "St. Lawrence"} Department */
/** @typedef {"land" | "river" | "lakeshore"} LinkKind */

/** The whole sheet, with its border. */
export const SHEET = { left: 110, top: 40, right: 2560, bottom: 1640 };
/** The breadth of the border. */
export const BORDER = 24;
/** The part to show if possible. */
export const FOCUS = {
  x: SHEET.left,
  y: SHEET.top,
  width: SHEET.right - SHEET.left,
  height: SHEET.bottom - SHEET.top,
};

/** All spaces, in the order of Python. @type {Record<string, Space>} */
export const SPACES = /** @type {Record<string, any>} */ (facts.spaces);
/** All connections, each once. */
export const LINKS = /** @type {[string, string, LinkKind][]} */ (facts.links);
/** Where an amphibious landing goes from a port. @type {Record<string, string[]>} */
export const LANDINGS = facts.landings;
/** Where one can go from the upper Great Lakes. @type {Record<string, string[]>} */
export const WAYS_OUT = facts.waysOut;

/** The center of each space. @type {Record<string, Point>} */
export const AT = {
  Boston: [1916, 1132],
  "New Haven": [1477, 1212],
  "New York": [1328, 1298],
  Albany: [1464, 918],
  Burlington: [1184, 1358],
  Charlestown: [1736, 862],
  Concord: [1962, 873],
  Deerfield: [1683, 1004],
  Gloucester: [1967, 1040],
  Hartford: [1597, 1156],
  Hoosic: [1584, 975],
  Kinderhook: [1428, 1018],
  Manchester: [1884, 944],
  Northampton: [1612, 1069],
  Peekskill: [1338, 1186],
  Portsmouth: [2024, 964],
  Poughkeepsie: [1386, 1110],
  Providence: [1798, 1212],
  Schenectady: [1384, 820],
  Trenton: [1156, 1270],
  Worcester: [1783, 1091],
  Alexandria: [674, 1480],
  Baltimore: [802, 1418],
  Philadelphia: [1084, 1360],
  "Ashby's Gap": [568, 1427],
  Augusta: [390, 1478],
  Carlisle: [704, 1204],
  Culpeper: [504, 1514],
  Easton: [1139, 1158],
  Frederick: [674, 1361],
  "Harris's Ferry": [826, 1152],
  "Head of Elk": [900, 1369],
  Lancaster: [966, 1214],
  "New Castle": [997, 1400],
  Reading: [1061, 1237],
  "Shepherd's Ferry": [619, 1264],
  Winchester: [536, 1324],
  Woodstock: [465, 1403],
  "Wright's Ferry": [882, 1272],
  York: [785, 1275],
  Québec: [2148, 197],
  Montréal: [1665, 326],
  "Baie-St-Paul": [2324, 138],
  Bécancour: [2053, 235],
  Kahnawake: [1553, 388],
  "Lac des Deux Montagnes": [1516, 272],
  "Rivière-Ouelle": [2331, 230],
  Sorel: [1837, 258],
  "St-François": [1929, 330],
  "St-Jean": [1804, 375],
  "Trois-Rivières": [1941, 227],
  "Île d'Orléans": [2243, 208],
  Ammonoosuc: [1962, 586],
  "Black River": [1255, 527],
  "Buffalo Swamp": [545, 930],
  Canajoharie: [1300, 790],
  "Casco Bay": [2103, 888],
  Cataraqui: [1171, 440],
  "Cattaraugus Creek": [550, 662],
  Cayuga: [932, 837],
  Chenussio: [791, 645],
  Chinklacamoose: [761, 915],
  Cowass: [1890, 672],
  "Crown Point": [1617, 628],
  "East Delaware": [1235, 1125],
  "East Susquehanna": [984, 1070],
  "French Creek": [355, 756],
  Ganaraske: [801, 405],
  Gannagaro: [929, 718],
  Ganneious: [1049, 457],
  "Gist's Station": [415, 1103],
  "Hudson Carry North": [1486, 766],
  "Hudson Carry South": [1554, 846],
  Irondequoit: [906, 592],
  Juniata: [758, 1070],
  Karaghiyadirha: [837, 766],
  Kittaning: [429, 954],
  "La Belle River": [506, 821],
  "La Belle-Famille": [670, 609],
  "Little Seneca River": [697, 728],
  Logstown: [263, 942],
  Memphremagog: [1926, 442],
  "Mingo Town": [210, 1046],
  Mississauga: [557, 421],
  "Mohawks Branch": [1156, 940],
  Niagara: [659, 497],
  "Niaouré Bay": [1156, 570],
  "Ohio Forks": [336, 1023],
  "Oneida Carry East": [1252, 716],
  "Oneida Carry West": [1163, 668],
  "Oneida Castle": [1168, 768],
  Onondaga: [1071, 725],
  Osewingo: [1074, 838],
  Ossipee: [2037, 768],
  Oswegatchie: [1304, 412],
  Oswego: [1036, 609],
  "Presqu'île": [423, 675],
  Quinte: [935, 438],
  Raystown: [644, 1118],
  Schoharie: [1322, 904],
  Shamokin: [886, 1078],
  Shawiangto: [1204, 866],
  "St-Régis": [1436, 383],
  "Station Point": [1177, 1038],
  Tegynagerunte: [791, 526],
  Ticonderoga: [1587, 716],
  Tioga: [1046, 943],
  Toronto: [670, 382],
  "Upper La Belle River": [594, 775],
  "Upper Monongahela": [271, 1144],
  Venango: [394, 857],
  "West Canada Creek": [1311, 611],
  "West Susquehanna": [834, 982],
  "White River Falls": [1797, 766],
  "Will's Creek": [520, 1212],
  Winooski: [1675, 548],
  "Wood Creek": [1664, 782],
  Wyoming: [1068, 1042],
  "Île-aux-Noix": [1723, 441],
  "Adirondacks Central": [1454, 603],
  "Adirondacks North": [1502, 499],
  "Adirondacks South": [1382, 687],
  "Allegheny Central": [660, 974],
  "Allegheny North": [696, 830],
  "Allegheny South": [372, 1316],
  "Green Mountains Central": [1748, 647],
  "Green Mountains North": [1850, 518],
  "Green Mountains South": [1646, 888],
  Katskills: [1294, 1002],
  "Laurel Ridge North": [536, 1057],
  "Laurel Ridge South": [386, 1196],
  "Magnolia Hills": [936, 924],
  "Notre Dame Mountains": [2044, 481],
  "Notre Dame North": [2040, 353],
  "Tuscarora Hills": [1024, 1136],
  "White Mountains Central": [1916, 774],
  "White Mountains North": [2046, 648],
  "White Mountains South": [1792, 938],
  Halifax: [2418, 572],
  Louisbourg: [2418, 372],
  "Pays d'en Haut": [332, 340],
};

/** Spaces whose true places lie far off: each is drawn on a small map of its own. @type {Record<string, Box>} */
export const INSETS = {
  "Pays d'en Haut": { x: 212, y: 226, width: 240, height: 214 },
  Louisbourg: { x: 2324, y: 290, width: 188, height: 164 },
  Halifax: { x: 2324, y: 490, width: 188, height: 164 },
};

/** The boxes of the militias, by the name of the place. @type {Record<string, Box & {department: Department}>} */
export const MILITIA_BOXES = {
  "Northern militia": { department: "Northern", x: 1450, y: 1350, width: 300, height: 96 },
  "Southern militia": { department: "Southern", x: 1225, y: 1496, width: 300, height: 96 },
  "St. Lawrence militia": { department: "St. Lawrence", x: 1610, y: 92, width: 320, height: 96 },
};

/**
 * The neighbors of each space, with the kinds of the connections.
 * @type {Record<string, Record<string, LinkKind>>}
 */
export const NEIGHBORS = Object.fromEntries(Object.keys(SPACES).map((name) => [name, {}]));
for (const [one, other, kind] of LINKS) {
  NEIGHBORS[one][other] = kind;
  NEIGHBORS[other][one] = kind;
}

/** The nation whose settlement a space is, unless the space has its name. @param {string} space */
export function nation(space) {
  const tribes = SPACES[space].tribes ?? [];
  return tribes.length === 1 && tribes[0] !== space ? tribes[0] : "";
}
