// The map as it is played on: harbors, patrol zones, the tracks, and the pieces on them.

import { HEIGHT, WIDTH } from "coast";
import { s } from "../shell/dom.js";
import { Viewport } from "../shell/viewport.js";
import { BOXES, chart, definitions, frame, PORTS, SPOTS } from "./chart.js";
import { facts } from "./facts.js";
import { inWords, stack } from "./pieces.js";

/** @typedef {import("../../types/shores").Board} Position */
/** @typedef {import("../../types/shores").Change} Change */
/** @typedef {import("../../types/shores").Decision} Decision */
/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Option} Option */
/** @typedef {import("./narrowing.js").Choice} Choice */

const REACH = 24;
const ROOM = 40;

const ORDER = [...Object.keys(SPOTS), ...BOXES.map(([place]) => place)];

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {{place: (place: string) => void, source: (place: string) => void,
   *   choose: (option: Option) => void, tell: (text: string) => void}} on told what was pressed:
   *   a place, a ship that could leave its place, an option, something that can only be described
   */
  constructor(host, on) {
    this.on = on;
    this.pieces = s("g", { class: "pieces" });
    this.marks = s("g", { class: "marks" });
    this.tracks = s("g", {});
    this.course = s("g", { class: "course", "aria-hidden": "true" });
    this.ghosts = s("g", { class: "ghosts", "aria-hidden": "true" });
    this.svg = s(
      "svg",
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "group",
        "aria-label": "The Mediterranean from Gibraltar to Alexandria",
      },
      definitions(),
      chart(),
      this.tracks,
      this.marks,
      this.course,
      this.pieces,
      this.ghosts,
      frame(),
    );
    host.append(this.svg);
    // What the keyboard has come to is in sight, on a map that has been brought nearer, too.
    this.svg.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof SVGElement) || !target.matches(":focus-visible")) return;
      const { place, stack: pile } = target.dataset;
      this.follow(place ?? pile?.split(" at ")[1] ?? "");
    });
    this.viewport = new Viewport(/** @type {SVGSVGElement} */ (this.svg), WIDTH, HEIGHT);
    this.svg.addEventListener("keydown", (event) =>
      this.step(/** @type {KeyboardEvent} */ (event)),
    );
    this.tracks.append(...track(null));
  }

  /**
   * Draw a position, and what of it answers.
   * @param {Position} table
   * @param {Choice} choice
   * @param {Decision | null} decision
   */
  draw(table, choice, decision) {
    this.plot(null, null);
    const held = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset;
    const query = held?.place
      ? `[data-place="${CSS.escape(held.place)}"]`
      : held?.stack
        ? `[data-stack="${CSS.escape(held.stack)}"]`
        : null;
    this.tracks.replaceChildren(...track(table));
    this.marks.replaceChildren(...this.places(table, choice));
    this.pieces.replaceChildren(
      ...ORDER.flatMap((place) => this.stacks(place, table.pieces[place] ?? {}, choice, decision)),
    );
    if (query) /** @type {SVGElement | null} */ (this.svg.querySelector(query))?.focus();
  }

  /** @param {Position} table @param {Choice} choice */
  places(table, { source, sources, targets, sails }) {
    return Object.keys(SPOTS)
      .filter((place) => place !== "open sea")
      .map((place) => {
        const zone = place.endsWith(" zone");
        const captured = table.captured.includes(place);
        const nation = facts.nations[zone ? place.slice(0, -5) : place];
        const option = targets.get(place);
        const from = sources.has(place);
        const [x, y] = zone ? SPOTS[place] : PORTS[place];
        const label = `${describe(place, table)}${
          option ? `; ${option.notation}` : source === place ? "; chosen" : ""
        }`;
        return control(
          {
            class: `place ${zone ? "zone" : "harbor"} ${captured ? "friend" : nation}${
              option || from ? " live" : ""
            }${source === place ? " chosen" : ""}`,
            "data-place": place,
            "data-choice": option ? option.notation : null,
            tabindex: "0",
            "aria-label": option?.odds ? `${label}: ${option.odds}` : label,
            // A finger leaves no ghost behind.
            pointerenter: (/** @type {any} */ { pointerType }) => {
              if (pointerType === "mouse") this.plot(option, source, sails.get(source ?? ""));
            },
            pointerleave: () => this.plot(null, null),
            focus: (/** @type {any} */ { target }) => {
              if (target.matches(":focus-visible"))
                this.plot(option, source, sails.get(source ?? ""));
            },
            blur: () => this.plot(null, null),
          },
          () =>
            option || from ? this.on.place(place) : this.on.tell(`${describe(place, table)}.`),
          s("title", {}, option?.odds ? `${label} (${option.odds})` : label),
          zone
            ? s("circle", { cx: `${x}`, cy: `${y}`, r: `${ROOM}`, class: "water" })
            : s("circle", { cx: `${x}`, cy: `${y}`, r: `${REACH}`, class: "reach" }),
          zone ? null : port(nation, captured, x, y),
          name(place, x, y, zone),
        );
      });
  }

  /**
   * @param {string} place
   * @param {Record<string, number>} there
   * @param {Choice} choice
   * @param {Decision | null} decision
   */
  stacks(place, there, choice, decision) {
    const box = BOXES.find(([name]) => name === place);
    const kinds = Object.entries(there);
    const step = box?.[0] === "Supply" ? 46 : 42;
    const left = box ? box[1] + 8 : SPOTS[place][0] - (kinds.length * step) / 2 + 3;
    const top = box ? box[2] + 22 : SPOTS[place][1] - 16;
    return kinds.map(([kind, count], index) => {
      const group = stack(kind, count);
      const said = `${inWords(kind, count)}: ${place}`;
      const act = this.role(kind, place, choice, decision);
      group.setAttribute("transform", `translate(${left + index * step} ${top}) scale(${SIZE})`);
      const classes = `stack${act ? " live" : ""}${
        act?.source && choice.source === place ? " chosen" : ""
      }`;
      return control(
        {
          class: classes,
          "data-stack": `${kind} at ${place}`,
          "data-choice": act?.option?.notation ?? null,
          tabindex: act ? "0" : "-1",
          "aria-label": act?.option
            ? `${said}; ${act.option.notation}`
            : act
              ? `${said}; choose it to move`
              : said,
        },
        () => {
          if (act?.option) this.on.choose(act.option);
          else if (act) this.on.source(place);
          else if (choice.targets.has(place)) this.on.place(place);
          else this.on.tell(`${said}.`);
        },
        s("title", {}, said),
        group,
      );
    });
  }

  /**
   * What pressing a stack does: takes the hit, or is chosen to move.
   * @param {string} kind
   * @param {string} place
   * @param {Choice} choice
   * @param {Decision | null} decision
   * @returns {{option?: Option, source?: boolean} | null}
   */
  role(kind, place, { hits, sails }, decision) {
    const hit = decision?.place === place ? hits.get(kind) : undefined;
    if (hit) return { option: hit };
    return sails.get(place) === kind ? { source: true } : null;
  }

  /**
   * Show the way that a piece would take, and itself where it would be.
   * @param {Option | null | undefined} option
   * @param {string | null} from
   * @param {string | null} [piece]
   */
  plot(option, from, piece) {
    this.course.replaceChildren();
    if (!option?.target || !from || !SPOTS[from]) return;
    const [x, y] = SPOTS[from];
    const [u, v] = SPOTS[option.target];
    const ghost = stack(piece ?? "American frigate", 1);
    ghost.classList.add("ghost");
    ghost.setAttribute("transform", `translate(${u - 16} ${v - 44})`);
    this.course.append(
      s("path", { d: `M${x} ${y}Q${(x + u) / 2} ${Math.min(y, v) - 40} ${u} ${v}`, class: "way" }),
      ghost,
    );
  }

  /**
   * Let what has happened be seen: pieces glide from place to place, one after the other.
   * @param {Line[]} lines
   */
  glide(lines) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const moves = lines.filter(({ source, target }) => source && target);
    moves.slice(-MOST_GLIDES).forEach(({ piece, source, target, count }, index) => {
      const from = spot(String(source));
      const to = spot(String(target));
      if (!from || !to) return;
      const ghost = stack(String(piece), Number(count));
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

  /** Bring a place into sight where only a part of the map is shown. @param {string} place */
  follow(place) {
    const at = spot(place);
    if (at) this.viewport.follow(at[0], at[1]);
  }

  /** Arrow keys go from what is in hand to what lies next in that direction. @param {KeyboardEvent} event */
  step(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[/** @type {keyof typeof ways} */ (event.key)];
    const here = /** @type {Element | null} */ (event.target)?.closest?.(
      "[data-place],[data-stack]",
    );
    if (!way || !here) return;
    event.preventDefault();
    const middle = (/** @type {Element} */ one) => {
      const box = one.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(here);
    let best = null;
    let least = Number.POSITIVE_INFINITY;
    for (const one of this.svg.querySelectorAll("[data-place],[data-stack]")) {
      const [u, v] = middle(one);
      const along = (u - x) * way[0] + (v - y) * way[1];
      const across = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
      const cost = along + 2 * across;
      if (one !== here && along > 2 && cost < least) {
        best = one;
        least = cost;
      }
    }
    /** @type {SVGElement | null} */ (best)?.focus();
  }
}

const MOST_GLIDES = 8;
const SIZE = 1.15;

/**
 * Something on the map that can be pressed.
 * @param {Record<string, any>} attributes
 * @param {() => void} press
 * @param {...(Node | null)} children
 */
function control(attributes, press, ...children) {
  return s(
    "g",
    {
      role: "button",
      ...attributes,
      click: press,
      keydown: (event) => {
        const { key } = /** @type {KeyboardEvent} */ (event);
        if (key === "Enter" || key === " ") {
          event.preventDefault();
          press();
        }
      },
    },
    ...children,
  );
}

/** A place and what stands there, in words. @param {string} place @param {Position} table */
function describe(place, table) {
  const standing = Object.entries(table.pieces[place] ?? {}).map(([kind, count]) =>
    inWords(kind, count),
  );
  const captured = table.captured.includes(place) ? ", captured" : "";
  return `${place}${captured}: ${standing.join(", ") || "nothing"}`;
}

/** The middle of a place or box. @param {string} place @returns {[number, number] | null} */
function spot(place) {
  if (SPOTS[place]) return SPOTS[place];
  const found = BOXES.find(([box]) => box === place);
  return found ? [found[1] + 24, found[2] + 36] : null;
}

/**
 * The sign of a harbor: a fort for the enemy, an anchor for a friend, a tower for a possible ally.
 * @param {string} nation
 * @param {boolean} captured
 * @param {number} x
 * @param {number} y
 */
function port(nation, captured, x, y) {
  const signs = {
    enemy: "M-8 7v-12h4v3h2.5v-3h3v3h2.5v-3h4v12z",
    ally: "M-6 7v-9h2v-3l4-4 4 4v3h2v9z",
    friend:
      "M-1 -7a2.4 2.4 0 1 1 2 0v2h4v2H1v7c3-.4 4.500-2 5-4.500l2 1c-1 4-4 6.500-8 6.500s-7-2.500-8-6.500l2-1c.5 2.500 2 4.100 5 4.500v-7h-4v-2h4z",
  };
  const sign = signs[/** @type {keyof typeof signs} */ (captured ? "friend" : nation)];
  return s(
    "g",
    { transform: `translate(${x} ${y})` },
    s("circle", { r: "11", class: "seat" }),
    s("path", { d: sign, class: "port" }),
    captured ? s("path", { d: "M0 -10v-22h18l-4 5.500 4 5.500h-18", class: "flag" }) : null,
  );
}

/** Where the name of a harbor stands: its anchor, and how far from the middle. @type {Record<string, [string, number, number]>} */
const NAMES_AT = {
  Gibraltar: ["start", 14, -6],
  Tangier: ["middle", 0, 24],
  Tripoli: ["end", -14, 18],
  Benghazi: ["end", -14, 14],
  Derne: ["middle", 4, -15],
  Malta: ["end", -14, 4],
  Tunis: ["end", -13, 17],
};

/** @param {string} place @param {number} x @param {number} y @param {boolean} zone */
function name(place, x, y, zone) {
  if (zone) {
    return s(
      "text",
      { x: `${x}`, y: `${y + 32}`, class: "zone-name" },
      `${place.slice(0, -5)} zone`,
    );
  }
  const [anchor, dx, dy] = NAMES_AT[place] ?? ["middle", 0, 24];
  return s("text", { x: `${x + dx}`, y: `${y + dy}`, class: `harbor-name ${anchor}` }, place);
}

/** The season track and the gold. @param {Position | null} table */
function track(table) {
  const seasons = ["Spring", "Summer", "Fall", "Winter"].map((season, index) =>
    s(
      "g",
      {
        class: season === table?.season ? "season now" : "season",
        transform: `translate(${690 + index * 122} 76)`,
      },
      s("rect", { width: "120", height: "22", rx: "3" }),
      s(
        "text",
        { x: "60", y: "15.5" },
        season === table?.season ? `${season} ${table.year}` : season,
      ),
    ),
  );
  const gold = table?.gold ?? 0;
  const coins = Array.from({ length: facts.gold }, (_, index) =>
    s("circle", {
      cx: `${18 + index * 21}`,
      cy: "34",
      r: "8.5",
      class: index < gold ? "coin won" : "coin",
    }),
  );
  return [
    ...seasons,
    s(
      "g",
      {
        class: "gold",
        transform: "translate(24 12)",
        role: "img",
        "aria-label": `Tripolitania has ${gold} of ${facts.gold} gold`,
      },
      s("rect", { width: "268", height: "50", rx: "3" }),
      s(
        "text",
        { x: "10", y: "17" },
        `Gold of Tripolitania${table ? `: ${gold} of ${facts.gold}` : ""}`,
      ),
      ...coins,
    ),
  ];
}
