// What the build puts into the page's modules.

/** The coast, from Natural Earth. */
declare module "coast" {
  export const SHEET: { left: number; top: number; right: number; bottom: number };
  export const LAND: string;
  export const HARBORS: Record<string, [number, number]>;
  export const RIDGES: { breadth: number; points: [number, number][] }[];
  export const RIVERS: [number, number][][];
  export const DEGREES: { x: number; apart: number; latitudes: Record<string, number> };
}

/** A hash of all that is in the build. */
declare const BUILD: string;
/** The key of the page's game. */
declare const GAME: string;
/** The way from the page to the root of the site; empty if it is there. */
declare const HOME: string;
/** The other games of the site: the key and name of each, and the path of its page from this one. */
declare const OTHERS: { key: string; name: string; path: string }[];
/** The path of Pyodide's folder. */
declare const PYODIDE: string;
/** The bytes of the large files. */
declare const SIZES: Record<string, number>;
/** The name of the wheel with all games, which is in Pyodide's folder. */
declare const WHEEL: string;
/** Pyodide's list of packages, without any: the shortcuts install none. */
declare const LOCK: any;
/** The parts of the archive from which Python starts, and the bytes of each once it is unpacked. */
declare const ARCHIVES: Record<string, number>;
/** What is kept for playing offline: addresses, and by what each file is recognized. */
declare const FILES: Record<
  string,
  { kind: import("../src/shell/identity.js").Kind; mark: string }
>;
/** Those of them without which the game can be played offline. */
declare const OPTIONAL: string[];

/** The recipes of the game's pictures. */
declare module "plates" {
  export const PLATES: Record<
    string,
    (
      crop: import("../src/table/engraver/plate.js").Crop,
    ) => import("../src/table/engraver/plate.js").Recipe
  >;
}

/** The part of the page that is the game's own. */
declare module "game" {
  const part: import("../src/shell/part.js").Part;
  export default part;
}

/** How a name stands: the end of it that is at a point, the point, and where its second line begins. */
type Title = [anchor: "start" | "middle" | "end", x: number, y: number, split?: number];

/** The ground of Wilderness War: paths, or positions in units of the sheet. */
declare module "ground" {
  export const LAND: string;
  /** The rivers along the connections of the board. */
  export const RIVERS: [one: string, other: string, path: string, broad?: true][];
  /** The courses of boats over lakes. */
  export const BOATS: [one: string, other: string, path: string][];
  /** The lower courses of the rivers. */
  export const MOUTHS: string;
  export const STREAMS: string;
  /** The countries by department: their outlines, and those of what is off the border. */
  export const COUNTRIES: Record<string, { area: string; heart: string }>;
  export const PEAKS: [x: number, y: number, height: number][];
  /** The squares with a tree; see forest.js. */
  export const FOREST: string;
  export const INSET_LANDS: Record<string, string>;
  /** The names that are shown from afar, from farther off, and where the whole map is on a phone. */
  export const FAR_NAMES: Record<string, Title>;
  export const FARTHER_NAMES: Record<string, Title>;
  export const FARTHEST_NAMES: Record<string, Title>;
  /** Lines on which the names of rivers are written. */
  export const RIVER_NAMES: Record<string, string>;
  /** Lines on which the names of waters and countries are written. */
  export const LEGEND_LINES: Record<string, string>;
}
