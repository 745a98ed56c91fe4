// The lenses: what the map shows besides pieces, one at a time, and the same as a list.

import { byId, h, s, write } from "../shell/dom.js";
import { capital, fill, listed, paragraph } from "../shell/text.js";
import { SIDES, sideName } from "./facts.js";
import { MILITIA_BOXES, SPACES } from "./places.js";
import { symbolList } from "./symbolList.js";
import words from "./words/lenses.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Board} Position */
/** @typedef {import("../../types/wilderness").Supply} Supply */
/** @typedef {import("../../types/wilderness").Toll} Toll */
/** @typedef {import("../../types/wilderness").Threat} Threat */
/** @typedef {"" | "supply" | "winter" | "threats" | "control" | "departments" | "symbols"} Lens */
/**
 * What a lens shows of a space: the class of its mark, what the mark says, whose force it is about, and the same
 * in words, also in parts if there are several.
 * @typedef {{space: string, look: string, mark: string, said: string, parts?: string[],
 *   side?: import("./facts.js").SideName}} Finding
 */
/**
 * All that a lens shows of a space: the class of its mark, what marks at the space and at the forces of each side
 * say, and the same in words.
 * @typedef {{look: string, mark: string, said: string,
 *   badges: Partial<Record<import("./facts.js").SideName, string>>}} Mark
 */

/** So many spaces are still named when a lens is chosen. */
const FEW = 8;
/** @type {Lens[]} */
export const LENSES = ["", "supply", "winter", "threats", "control", "departments", "symbols"];
/** What these show, Python is asked for. @type {Lens[]} */
export const ASKED = ["supply", "winter", "threats"];
/** The section of the rules about what a lens shows. @type {Record<Exclude<Lens, "">, string>} */
const RULES = {
  supply: "supply",
  winter: "winter",
  threats: "movement",
  control: "control",
  departments: "map",
  symbols: "map",
};
/** @type {Record<string, (position: Position, found: unknown) => Finding[]>} */
const SEEN = {
  supply: (_, found) =>
    /** @type {Supply[]} */ (found).flatMap(({ side, sources, unsupplied }) => [
      ...unsupplied.map((space) => finding(space, "bad", "✕", words.unsupplied, { side })),
      ...sources.map((space) => finding(space, side.toLowerCase(), "", words.source, { side })),
    ]),
  winter: (_, found) =>
    /** @type {Toll[]} */ (found).map(({ side, space, lost, pieces }) =>
      finding(space, "bad", `−${lost + pieces.length}`, words.winter, {
        side,
        lost,
        reduced: pieces.length,
      }),
    ),
  threats: (_, found) =>
    /** @type {Threat[]} */ (found).map(({ space, by }) => ({
      space,
      look: "bad",
      mark: "!",
      said: by.join("; "),
      parts: by,
    })),
  control: ({ control }) =>
    Object.entries(control).map(([space, side]) =>
      finding(space, side.toLowerCase(), "", words.control, { side }),
    ),
  departments: () =>
    Object.entries(SPACES).flatMap(([space, { department }]) =>
      department
        ? [
            {
              space,
              look: lookOf(department),
              mark: "",
              said: fill(words.department, { department }),
            },
          ]
        : [],
    ),
  symbols: () => [],
};

/**
 * @param {string} space
 * @param {string} look
 * @param {string} mark
 * @param {string} template
 * @param {{side: import("./facts.js").SideName, [more: string]: string | number}} more
 * @returns {Finding}
 */
function finding(space, look, mark, template, { side, ...more }) {
  return { space, side, look, mark, said: fill(template, { ...more, side: sideName(side) }) };
}

/**
 * What a lens shows.
 * @param {Lens} lens
 * @param {Position} position
 * @param {unknown} found what Python has answered; null if it has not been asked, or not answered yet
 * @returns {Finding[] | null} null as long as it is not known
 */
export function seen(lens, position, found) {
  if (!lens) return [];
  return ASKED.includes(lens) && found === null ? null : SEEN[lens](position, found);
}

/**
 * What is shown of each space; of several findings in one, all that they say.
 * @param {Finding[]} findings
 * @returns {Map<string, Mark>}
 */
export function together(findings) {
  /** @type {Map<string, Mark>} */
  const found = new Map();
  for (const { space, look, mark, said, side } of findings) {
    const before = found.get(space);
    found.set(space, {
      look: before?.look ?? look,
      mark: side ? (before?.mark ?? "") : mark,
      said: before ? `${before.said}; ${said}` : said,
      badges: { ...before?.badges, ...(side ? { [side]: mark } : {}) },
    });
  }
  return found;
}

/**
 * Create the buttons: one for each lens, and, where there is no room for them, a list to choose from.
 * @param {(lens: Lens) => void} look through a lens
 */
export function makeLenses(look) {
  const now = () => /** @type {Lens} */ (byId("lenses").dataset.lens);
  byId("lenses").replaceChildren(
    h(
      "select",
      {
        "aria-label": words.lens,
        change: ({ target }) =>
          look(/** @type {Lens} */ (/** @type {HTMLSelectElement} */ (target).value)),
      },
      ...LENSES.map((lens) => h("option", { value: lens }, lens ? words.lenses[lens] : words.lens)),
    ),
    ...LENSES.filter(Boolean).map((lens) =>
      h(
        "button",
        {
          type: "button",
          "data-lens": lens,
          "aria-pressed": "false",
          click: () => look(now() === lens ? "" : lens),
        },
        words.lenses[/** @type {Exclude<Lens, "">} */ (lens)],
      ),
    ),
  );
}

/**
 * Mark the lens in use, with its legend, and list what it shows.
 * @param {Lens} lens
 * @param {Finding[] | null} findings
 * @param {boolean} lists whether to list what it shows
 * @param {(space: string) => void} look at a space
 */
export function drawLens(lens, findings, lists, look) {
  const buttons = byId("lenses");
  const before = buttons.dataset.said ?? "";
  buttons.dataset.lens = lens;
  for (const button of buttons.querySelectorAll("button[data-lens]"))
    button.setAttribute(
      "aria-pressed",
      String(/** @type {HTMLElement} */ (button).dataset.lens === lens),
    );
  const choice = /** @type {HTMLSelectElement} */ (buttons.querySelector("select"));
  choice.value = lens;
  choice.classList.toggle("chosen", lens !== "");
  // What is asked for is said once it is known.
  if (findings) {
    const said = lens ? inWords(lens, findings) : words.none;
    const legend = byId("legend");
    if (lens !== before) write(legend, said);
    // What it marks in another moment is not read out, but what was said before is no longer true.
    else if (legend.textContent !== said) write(legend, "");
    buttons.dataset.said = lens;
  }
  const list = byId("lens-list");
  list.hidden = !lens || !lists;
  if (!lens || !lists) return list.replaceChildren();
  list.replaceChildren(
    h("h2", { tabindex: "-1" }, words.lenses[lens]),
    h("button", { type: "button", "data-rule-of": RULES[lens] }, words.rules[lens]),
    h("p", { class: "aim" }, words.legends[lens]),
    ...shown(lens, findings, look),
  );
}

/** A lens, its legend, and the spaces that it marks. @param {Exclude<Lens, "">} lens @param {Finding[]} findings */
function inWords(lens, findings) {
  const where = (/** @type {Finding[]} */ some) => [...new Set(some.map(({ space }) => space))];
  const spaces = where(findings);
  const marked = spaces.length > FEW ? words.many : spaces.length ? words.marked : words.clear;
  const cut = where(findings.filter(({ look }) => look === "bad"));
  return paragraph(
    fill(words.through, { lens: words.lenses[lens], legend: words.legends[lens] }),
    lens === "supply" ? fill(cut.length ? words.cut : words.supplied, { spaces: listed(cut) }) : "",
    ASKED.includes(lens) ? fill(marked, { count: spaces.length, spaces: listed(spaces) }) : "",
  );
}

/** What a lens shows, in words. @param {Lens} lens @param {Finding[] | null} findings @param {(space: string) => void} look */
function shown(lens, findings, look) {
  if (lens === "symbols") return symbolList();
  if (lens === "departments") return byDepartment(findings ?? [], look);
  const list = findings ? [told(findings, look)] : [];
  return lens === "supply" ? [lineKey(), ...list] : list;
}

/**
 * The spaces of each department, below its name and color, which open and close them.
 * @param {Finding[]} findings
 * @param {(space: string) => void} look
 */
function byDepartment(findings, look) {
  return Object.values(MILITIA_BOXES).map(({ department }) => {
    const color = lookOf(department);
    const spaces = findings.filter((one) => one.look === color).map(({ space }) => space);
    const text = fill(words.spaces, { department, count: spaces.length });
    const id = `of-${color}`;
    // Whoever looks at one of its spaces finds it open again.
    const open = document.getElementById(id)?.closest("details")?.open ?? false;
    return h(
      "details",
      { class: "department", open },
      h("summary", {}, h("i", { class: color }), h("span", { id }, text)),
      h("div", { class: "row" }, ...spaces.map((space) => placeButton(space, id, look))),
    );
  });
}

/**
 * A button that leads to a space, with what is said of it as its description.
 * @param {string} space
 * @param {string} id of what is said
 * @param {(space: string) => void} look
 */
function placeButton(space, id, look) {
  return h("button", { type: "button", "aria-describedby": id, click: () => look(space) }, space);
}

/** How the lines of supply of each side are drawn. */
function lineKey() {
  return h(
    "ul",
    { class: "key" },
    ...SIDES.map((side) =>
      h(
        "li",
        {},
        s(
          "svg",
          {
            class: `way supply ${side.toLowerCase()}`,
            viewBox: "0 0 44 12",
            "aria-hidden": "true",
          },
          s("path", { d: "M5 6h34" }),
        ),
        fill(words.supplies, { side: sideName(side) }),
      ),
    ),
  );
}

/** The class of a department's mark. @param {string} department */
function lookOf(department) {
  return department.replace(/\W+/g, "-").toLowerCase();
}

/**
 * What a lens shows, as a list: what is said of several spaces stands once, before them.
 * @param {Finding[]} findings
 * @param {(space: string) => void} look
 */
function told(findings, look) {
  if (!findings.length) return h("p", {}, words.clear);
  /** @type {Map<string, {parts: string[] | undefined, spaces: string[]}>} */
  const alike = new Map();
  for (const { space, said, parts } of findings)
    alike.set(said, { parts, spaces: [...(alike.get(said)?.spaces ?? []), space] });
  return h(
    "ul",
    {},
    ...[...alike].map(([said, { parts, spaces }], index) => {
      const id = `found-${index}`;
      const row = h(
        "div",
        { class: "row" },
        ...spaces.map((space) => placeButton(space, id, look)),
      );
      const clauses = (parts ?? [said]).map((part) => h("p", {}, capital(part)));
      const text = h("div", { id }, ...clauses);
      // Of what comes in parts, the space is the heading.
      return h("li", {}, ...(parts ? [row, text] : [text, row]));
    }),
  );
}

/** The lens after another. @param {Lens} lens */
export function nextLens(lens) {
  return LENSES[(LENSES.indexOf(lens) + 1) % LENSES.length];
}
