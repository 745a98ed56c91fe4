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
