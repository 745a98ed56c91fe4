// The map: coast, harbors, patrol zones, the tracks, and the pieces on them.

import { HARBORS, HEIGHT, LAND, WIDTH } from "./coast.js";
import { s } from "./dom.js";
import { inWords, stack } from "./pieces.js";

/** @typedef {import("./client.js").Table} Table */
/** @typedef {import("./client.js").Option} Option */

/**
 * Where a harbor is drawn: Gibraltar and Tangier a little apart, so that each can be pressed.
 * @type {Record<string, [number, number]>}
 */
const PORTS = { ...HARBORS, Gibraltar: [115, 212], Tangier: [92, 249] };
const REACH = 20;

/** Where the pieces of a place are laid out, where it is not the harbor itself. @type {Record<string, [number, number]>} */
const SPOTS = {
  Gibraltar: [138, 170],
  Tangier: [104, 294],
  Algiers: [352, 226],
  Tunis: [512, 232],
  Tripoli: [620, 372],
  Benghazi: [822, 398],
  Derne: [938, 376],
  Alexandria: [1118, 428],
  Malta: [770, 226],
  "Gibraltar zone": [216, 226],
  "Tangier zone": [36, 236],
  "Algiers zone": [352, 142],
  "Tunis zone": [600, 150],
  "Tripoli zone": [712, 300],
  "open sea": [900, 250],
};

/** Boxes off the water: place, left, top, width, heading. @type {[string, number, number, number, string][]} */
const BOXES = [
  ["1802", 700, 8, 92, "1802"],
  ["1803", 796, 8, 92, "1803"],
  ["1804", 892, 8, 92, "1804"],
  ["1805", 988, 8, 92, "1805"],
  ["1806", 1084, 8, 92, "1806"],
  ["Supply", 150, 400, 420, "Supply"],
  ["sunk", 8, 400, 134, "Frigates sunk"],
];

const FRIENDS = ["Gibraltar", "Malta", "Alexandria"];
const ALLIES = ["Algiers", "Tangier", "Tunis"];
const ORDER = [...Object.keys(SPOTS), ...BOXES.map(([place]) => place)];

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {(place: string) => void} onPlace told which place was pressed
   */
  constructor(host, onPlace) {
    this.onPlace = onPlace;
    this.view = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
    this.pieces = s("g", { class: "pieces" });
    this.marks = s("g", { class: "marks" });
    this.course = s("path", { class: "course" });
    this.ghosts = s("g", { class: "ghosts", "aria-hidden": "true" });
    this.svg = s(
      "svg",
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "group",
        "aria-label": "The Mediterranean from Gibraltar to Alexandria",
      },
      s("rect", { x: "-600", y: "-600", width: "2400", height: "1800", class: "sea" }),
      graticule(),
      s("path", { d: LAND, class: "shelf" }),
      s("path", { d: LAND, class: "land" }),
      s("text", { x: "920", y: "292", class: "sea-name" }, "Mediterranean Sea"),
      s("text", { x: "14", y: "150", class: "sea-name small" }, "Atlantic"),
      ...BOXES.map(([, x, y, width, heading]) => box(x, y, width, heading)),
      this.marks,
      this.course,
      this.pieces,
      this.ghosts,
    );
    host.append(this.svg);
    this.listen();
  }

  /** Pan with a finger or the mouse, zoom with two fingers or the wheel. */
  listen() {
    /** @type {Map<number, PointerEvent>} */
    const down = new Map();
    this.svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const { offsetX, offsetY, deltaY } = /** @type {WheelEvent} */ (event);
        this.zoom(deltaY < 0 ? 1 / 1.2 : 1.2, offsetX, offsetY);
      },
      { passive: false },
    );
    this.svg.addEventListener("pointerdown", (event) => {
      down.set(/** @type {PointerEvent} */ (event).pointerId, /** @type {PointerEvent} */ (event));
    });
    this.svg.addEventListener("pointermove", (raw) => {
      const event = /** @type {PointerEvent} */ (raw);
      const before = down.get(event.pointerId);
      if (!before) return;
      const scale = this.view.w / this.svg.clientWidth;
      if (down.size === 1) {
        this.move(
          (before.clientX - event.clientX) * scale,
          (before.clientY - event.clientY) * scale,
        );
      } else if (down.size === 2) {
        const other = [...down.values()].find((one) => one.pointerId !== event.pointerId);
        if (other) {
          const apart = (/** @type {PointerEvent} */ one) =>
            Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
          const bounds = this.svg.getBoundingClientRect();
          this.zoom(
            apart(before) / Math.max(1, apart(event)),
            other.clientX - bounds.left,
            other.clientY - bounds.top,
          );
        }
      }
      down.set(event.pointerId, event);
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      this.svg.addEventListener(name, (event) =>
        down.delete(/** @type {PointerEvent} */ (event).pointerId),
      );
    }
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] in pixels of the map */
  zoom(factor, x = this.svg.clientWidth / 2, y = this.svg.clientHeight / 2) {
    const { view } = this;
    const w = Math.min(WIDTH, Math.max(WIDTH / 6, view.w * factor));
    const ratio = w / view.w;
    const fx = view.x + (x / this.svg.clientWidth) * view.w;
    const fy = view.y + (y / this.svg.clientHeight) * view.h;
    view.x = fx - (fx - view.x) * ratio;
    view.y = fy - (fy - view.y) * ratio;
    view.w = w;
    view.h = (w * HEIGHT) / WIDTH;
    this.move(0, 0);
  }

  /** @param {number} dx @param {number} dy in units of the map */
  move(dx, dy) {
    const { view } = this;
    view.x = Math.min(WIDTH - view.w, Math.max(0, view.x + dx));
    view.y = Math.min(HEIGHT - view.h, Math.max(0, view.y + dy));
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${view.h}`);
  }

  /** Show the whole map. */
  whole() {
    this.view = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
    this.move(0, 0);
  }

  /**
   * Draw a table.
   * @param {Table} table
   * @param {{source: string | null, sources: Set<string>, targets: Map<string, Option>}} choice
   *   which place is chosen, which could be, and which answer at once
   */
  draw(table, choice) {
    this.course.removeAttribute("d");
    const focus = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.place;
    this.marks.replaceChildren(...this.places(table, choice));
    this.pieces.replaceChildren(
      ...ORDER.flatMap((place) => this.stacks(place, table.pieces[place] ?? {})),
      ...track(table),
    );
    if (focus) {
      /** @type {SVGElement | null} */ (
        this.svg.querySelector(`[data-place="${CSS.escape(focus)}"]`)
      )?.focus();
    }
  }

  /**
   * @param {Table} table
   * @param {{source: string | null, sources: Set<string>, targets: Map<string, Option>}} choice
   */
  places(table, { source, sources, targets }) {
    return Object.keys(SPOTS)
      .filter((place) => place !== "open sea")
      .map((place) => {
        const zone = place.endsWith(" zone");
        const harbor = zone ? place.slice(0, -5) : place;
        const captured = table.captured.includes(place);
        const nation = FRIENDS.includes(harbor)
          ? "friend"
          : ALLIES.includes(harbor)
            ? "ally"
            : captured
              ? "friend"
              : "enemy";
        const option = targets.get(place);
        const live = Boolean(option) || sources.has(place);
        const [x, y] = zone ? SPOTS[place] : PORTS[place];
        const standing = Object.entries(table.pieces[place] ?? {}).map(([kind, count]) =>
          inWords(kind, count),
        );
        const label = `${place}${captured ? ", captured" : ""}: ${standing.join(", ") || "nothing"}${
          option ? `; ${option.notation}` : source === place ? "; chosen" : ""
        }`;
        const press = () => this.onPlace(place);
        return s(
          "g",
          {
            class: `place ${zone ? "zone" : "harbor"} ${nation}${live ? " live" : ""}${source === place ? " chosen" : ""}`,
            "data-place": place,
            "data-choice": option ? option.notation : null,
            role: "button",
            tabindex: "0",
            "aria-label": label,
            "aria-disabled": live ? null : "true",
            click: press,
            pointerenter: () => this.plot(option, source),
            pointerleave: () => this.plot(null, null),
            focus: () => this.plot(option, source),
            keydown: (event) => {
              const { key } = /** @type {KeyboardEvent} */ (event);
              if (key === "Enter" || key === " ") {
                event.preventDefault();
                press();
              }
            },
          },
          s("title", {}, option?.odds ? `${label} (${option.odds})` : label),
          zone ? s("circle", { cx: `${x}`, cy: `${y}`, r: "38", class: "water" }) : null,
          zone ? null : s("circle", { cx: `${x}`, cy: `${y}`, r: `${REACH}`, class: "reach" }),
          zone ? null : s("circle", { cx: `${x}`, cy: `${y}`, r: "8", class: "port" }),
          captured ? s("path", { d: `M${x} ${y - 8}v-20h16l-4 5 4 5h-16`, class: "flag" }) : null,
          name(place, x, y, zone),
        );
      });
  }

  /**
   * Show the way that a piece would take.
   * @param {Option | null | undefined} option
   * @param {string | null} from
   */
  plot(option, from) {
    if (!option?.target || !from || !SPOTS[from]) {
      this.course.removeAttribute("d");
      return;
    }
    const [x, y] = SPOTS[from];
    const [u, v] = SPOTS[option.target];
    this.course.setAttribute("d", `M${x} ${y}Q${(x + u) / 2} ${Math.min(y, v) - 40} ${u} ${v}`);
  }

  /**
   * Let pieces glide from place to place, one after the other.
   * @param {{piece: string, source: string, target: string, count: number}[]} moves
   */
  glide(moves) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    moves.slice(-MOST_GLIDES).forEach(({ piece, source, target, count }, index) => {
      const from = spot(source);
      const to = spot(target);
      if (!from || !to) return;
      const ghost = stack(piece, count);
      ghost.classList.add("gliding");
      this.ghosts.append(ghost);
      const at = (/** @type {[number, number]} */ [x, y]) => `translate(${x - 16}px, ${y - 14}px)`;
      ghost
        .animate(
          [
            { transform: at(from), opacity: 0 },
            { transform: at(from), opacity: 1, offset: 0.1 },
            { transform: at(to), opacity: 1, offset: 0.9 },
            { transform: at(to), opacity: 0 },
          ],
          { duration: 520, delay: index * 260, easing: "ease-in-out", fill: "backwards" },
        )
        .finished.catch(() => {})
        .finally(() => ghost.remove());
    });
  }

  /** @param {string} place @param {Record<string, number>} there */
  stacks(place, there) {
    const found = BOXES.find(([box]) => box === place);
    const kinds = Object.entries(there);
    const step = found ? (found[0] === "Supply" ? 45 : 36) : 34;
    const left = found ? found[1] + 8 : SPOTS[place][0] - (kinds.length * step) / 2;
    const top = found ? found[2] + 20 : SPOTS[place][1] - 12;
    return kinds.map(([kind, count], index) => {
      const group = stack(kind, count);
      group.setAttribute("transform", `translate(${left + index * step} ${top})`);
      group.setAttribute("data-stack", `${kind} at ${place}`);
      group.append(s("title", {}, `${inWords(kind, count)}: ${place}`));
      return group;
    });
  }
}

const MOST_GLIDES = 8;

/** The middle of a place or box. @param {string} place @returns {[number, number] | null} */
function spot(place) {
  if (SPOTS[place]) return SPOTS[place];
  const found = BOXES.find(([box]) => box === place);
  return found ? [found[1] + 24, found[2] + 34] : null;
}

function graticule() {
  const lines = [];
  for (let x = 100; x < WIDTH; x += 144) lines.push(`M${x} -10V${HEIGHT + 10}`);
  for (let y = 60; y < HEIGHT; y += 118) lines.push(`M-10 ${y}H${WIDTH + 10}`);
  return s("path", { d: lines.join(""), class: "graticule" });
}

/** @param {number} x @param {number} y @param {number} width @param {string} heading */
function box(x, y, width, heading) {
  return s(
    "g",
    { class: "box" },
    s("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: "58", rx: "5" }),
    s("text", { x: `${x + width - 6}`, y: `${y + 14}` }, heading),
  );
}

/** @param {string} place @param {number} x @param {number} y @param {boolean} zone */
function name(place, x, y, zone) {
  if (zone) return s("text", { x: `${x}`, y: `${y + 33}`, class: "zone-name" }, place);
  const left = ["Tripoli"].includes(place);
  const right = ["Derne", "Malta"].includes(place);
  const dx = left ? -13 : right ? 13 : 0;
  const above = ["Gibraltar", "Benghazi"].includes(place);
  const below = !above && !right && !left;
  return s(
    "text",
    {
      x: `${x + dx}`,
      y: `${y + (above ? -13 : below ? 20 : 4)}`,
      class: `harbor-name ${left ? "end" : right ? "start" : "middle"}`,
    },
    place,
  );
}

/** The season track and the gold. @param {Table} table */
function track(table) {
  const seasons = ["Spring", "Summer", "Fall", "Winter"].map((season, index) =>
    s(
      "g",
      {
        class: season === table.season ? "season now" : "season",
        transform: `translate(${700 + index * 120} 74)`,
      },
      s("rect", { width: "116", height: "22", rx: "4" }),
      s(
        "text",
        { x: "58", y: "15.5" },
        season === table.season ? `${season} ${table.year}` : season,
      ),
    ),
  );
  const coins = Array.from({ length: 12 }, (_, index) =>
    s("circle", {
      cx: `${20 + index * 22}`,
      cy: "20",
      r: "9",
      class: index < table.gold ? "coin won" : "coin",
    }),
  );
  return [
    ...seasons,
    s(
      "g",
      {
        class: "gold",
        transform: "translate(8 8)",
        role: "img",
        "aria-label": `Tripolitania has ${table.gold} of 12 gold`,
      },
      s("rect", { width: "282", height: "40", rx: "5" }),
      ...coins,
    ),
  ];
}
