// Prints a picture: draws the few elements of SVG of which plates are made on a canvas. A browser that draws the
// file itself does so between the frames of the page, and again with every card that moves.

/** @typedef {import("./plate.js").Crop} Crop */
/** @typedef {Record<string, string>} Attributes */
/** @typedef {{start: boolean, name: string, has: Attributes}} Tag the start or the end of an element */
/** @typedef {{at: Attributes | null, stops: [number, string][]}} Light a gradient; without a place it lights a circle */

/** The pixels of a print: twice what is usually shown. @type {Record<Crop, [number, number]>} */
const PRINT = { tall: [360, 450], wide: [720, 432], banner: [960, 240] };

/**
 * A picture in pixels, or where a browser refuses as it is.
 * @param {string} text of an SVG file made by `plate`
 * @param {Crop} crop
 * @returns {Promise<Blob>}
 */
export async function printed(text, crop) {
  try {
    const canvas = new OffscreenCanvas(...PRINT[crop]);
    draw(/** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d")), text);
    return await canvas.convertToBlob({ type: "image/webp", quality: 0.92 });
  } catch {
    return new Blob([text], { type: "image/svg+xml" });
  }
}

/**
 * Draw a picture, as large as the canvas.
 * @param {OffscreenCanvasRenderingContext2D} context
 * @param {string} text of an SVG file made by `plate`
 * @throws {Error} if there is anything in it that plates are not made of
 */
export function draw(context, text) {
  const all = [...tags(text)];
  const clips = clipsOf(all);
  const lights = lightsOf(all);
  const clip = (/** @type {string | undefined} */ url) => {
    if (url) context.clip(named(clips, url));
  };
  for (const { start, name, has } of outside(all, ["clipPath", "radialGradient"])) {
    if (name === "svg") {
      if (start) frame(context, has);
      continue;
    }
    // Besides, only groups have an end.
    if (!start) {
      context.restore();
      continue;
    }
    context.save();
    transform(context, has.transform);
    clip(has["clip-path"]);
    if (name === "g") continue;
    paint(context, outline(name, has), has, lights);
    context.restore();
  }
}

/**
 * Fill an outline, and draw a line along it.
 * @param {OffscreenCanvasRenderingContext2D} context
 * @param {Path2D} path
 * @param {Attributes} has
 * @param {Map<string, Light>} lights
 */
function paint(context, path, has, lights) {
  const { fill, stroke } = has;
  if (fill !== "none") {
    context.fillStyle = fill.startsWith("url") ? shine(context, named(lights, fill), has) : fill;
    context.fill(path);
  }
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = Number(has["stroke-width"]);
  context.lineCap = has["stroke-linecap"] === "butt" ? "butt" : "round";
  context.setLineDash((has["stroke-dasharray"] ?? "").split(" ").filter(Boolean).map(Number));
  context.stroke(path);
}

/** @param {string} text @returns {Generator<Tag>} */
function* tags(text) {
  for (const [, end, name, attributes] of text.matchAll(/<(\/?)(\w+)((?: [\w-]+="[^"]*")*)\/?>/g)) {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    yield {
      start: !end,
      name,
      has: Object.fromEntries(pairs.map(([, key, value]) => [key, value])),
    };
  }
}

/** Without some elements and what is in them. @param {Tag[]} all @param {string[]} names @returns {Generator<Tag>} */
function* outside(all, names) {
  let inside = false;
  for (const tag of all) {
    if (names.includes(tag.name)) inside = tag.start;
    else if (!inside) yield tag;
  }
}

/** What is cut out, by its name. @param {Tag[]} all */
function clipsOf(all) {
  /** @type {Map<string, Path2D>} */
  const clips = new Map();
  /** @type {Path2D | null} */
  let clip = null;
  for (const { start, name, has } of all) {
    if (name === "clipPath") {
      clip = start ? new Path2D() : null;
      if (clip) clips.set(has.id, clip);
    } else clip?.addPath(outline(name, has));
  }
  return clips;
}

/** What gives light, by its name. @param {Tag[]} all */
function lightsOf(all) {
  /** @type {Map<string, Light>} */
  const lights = new Map();
  /** @type {Light | null} */
  let light = null;
  for (const { start, name, has } of all) {
    if (name === "radialGradient") {
      light = start ? { at: has.gradientUnits ? has : null, stops: [] } : null;
      if (light) lights.set(has.id, light);
    } else if (name === "stop") {
      const color = has["stop-color"] + (has["stop-opacity"] === "0" ? "00" : "");
      light?.stops.push([Number(has.offset ?? 0), color]);
    }
  }
  return lights;
}

/** What a part of a picture refers to. @template T @param {Map<string, T>} all @param {string} url @returns {T} */
function named(all, url) {
  const found = all.get(url.slice("url(#".length, -1));
  if (found === undefined) throw new Error(`A picture has no ${url}.`);
  return found;
}

/** Let the picture fill the canvas. @param {OffscreenCanvasRenderingContext2D} context @param {Attributes} svg */
function frame(context, { viewBox }) {
  const [x, y, width, height] = viewBox.split(" ").map(Number);
  context.scale(context.canvas.width / width, context.canvas.height / height);
  context.translate(-x, -y);
  context.lineJoin = "round";
}

/** @param {OffscreenCanvasRenderingContext2D} context @param {string} [list] of transforms */
function transform(context, list = "") {
  for (const [, name, numbers] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x, y] = numbers.trim().split(/[ ,]+/).map(Number);
    if (name === "translate") context.translate(x, y);
    else if (name === "scale") context.scale(x, y ?? x);
    else if (name === "rotate") context.rotate((x * Math.PI) / 180);
    else throw new Error(`Pictures are not made with ${name}.`);
  }
}

/** @param {string} name @param {Attributes} has */
function outline(name, { d, cx, cy, r, rx = r, ry = r }) {
  if (name === "path") return new Path2D(d);
  if (name !== "circle" && name !== "ellipse") throw new Error(`Pictures are not made of ${name}.`);
  const path = new Path2D();
  path.ellipse(Number(cx), Number(cy), Number(rx), Number(ry), 0, 0, 2 * Math.PI);
  return path;
}

/**
 * @param {OffscreenCanvasRenderingContext2D} context
 * @param {Light} light
 * @param {Attributes} circle that is lit, if the light has no place
 */
function shine(context, { at, stops }, circle) {
  const { cx, cy, r } = at ?? circle;
  const [x, y] = [Number(cx), Number(cy)];
  const gradient = context.createRadialGradient(x, y, 0, x, y, Number(r));
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
}
