// What the build puts beside the page's own modules.

declare module "*/coast.js" {
  export const WIDTH: number;
  export const HEIGHT: number;
  export const LAND: string;
  export const HARBORS: Record<string, [number, number]>;
}

declare module "*/pyodide/pyodide.mjs" {
  export { loadPyodide } from "pyodide";
}

declare module "*/lib/idb.js" {
  export * from "idb";
}

declare module "*/lib/lean-qr.js" {
  export * from "lean-qr";
}

declare module "*/pyodide/pyodide.asm.mjs";
