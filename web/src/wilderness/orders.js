// The order to march: where to, what awaits the group on its way and there, and the button that sends it.

import { h } from "../shell/dom.js";
import { capital, fill, listed } from "../shell/text.js";
import { pieceTitle } from "./facts.js";
import { forecastTables } from "./forecast.js";
import words from "./words/orders.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Approach} Approach */

/**
 * What is known about a way before it is taken, in sentences, by what they are about.
 * @typedef {keyof typeof words.about} Subject
 * @param {Approach} approach
 * @returns {Map<Subject, string[]>}
 */
export function known(approach) {
  const { safe, notes, steps, mode } = approach;
  return new Map([
    ["way", [fill(words.steps, { steps, mode: words.modes[mode] })]],
    [
      "risk",
      safe < 1
        ? [
            fill(words.safe, {
              chance: riskOf(approach),
              interceptors: listed(interceptors(approach)),
            }),
          ]
        : [],
    ],
    ["there", [arriving(approach), ...notes, stopping(approach)].filter(Boolean)],
  ]);
}

/** Who may intercept a group, and where; those of one space are alternatives. @param {Approach} approach */
function interceptors({ by }) {
  const spaces = [...new Set(by.map(({ at }) => at))];
  return spaces.map((at) => {
    const pieces = by
      .filter((one) => one.at === at)
      .map(({ name, strength, space, die }) =>
        fill(words.interceptor, { piece: pieceTitle(name), strength, space, die }),
      );
    return fill(words.interceptors, { at, pieces: pieces.join(words.or) });
  });
}

/**
 * The same in brief, for one of many ways.
 * @param {Approach} approach
 * @returns {string[]}
 */
export function inBrief(approach) {
  const { safe, steps, mode } = approach;
  return [
    fill(words.steps, { steps, mode: words.modes[mode] }),
    arriving(approach),
    stopping(approach),
    safe < 1 ? fill(words.risk, { chance: riskOf(approach) }) : "",
  ].filter(Boolean);
}

/** What comes of ending a move in a space. @param {Approach} approach */
function arriving({ arrival, odds, passes }) {
  return odds ? `${capital(odds)}.` : passes ? "" : words.arrivals[arrival];
}

/** Why nobody goes on from a space, or stays there. @param {Approach} approach */
function stopping({ arrival, stop, passes }) {
  if (passes) return words.passes;
  return arrival === "rest" ? (stop ?? "") : "";
}

/** The chance that a group is intercepted on a way, for people. @param {Approach} approach */
export function riskOf({ safe }) {
  return `${Math.round(100 * (1 - safe))}%`;
}

/**
 * What happens where a group leaves: the siege that ends, and the fortification that is left to itself.
 * @param {import("../../types/wilderness").Group | import("../../types/wilderness").Mover} group
 */
export function leaving({ space, lifts, empties }) {
  const kept = empties && (empties.reverts ? words.reverts : words.empties);
  const said = [
    lifts ? fill(words.lifts, { space }) : "",
    kept ? fill(kept, { space, kind: words.kinds[empties.kind] }) : "",
  ];
  return said.filter(Boolean).map((text) => h("p", { class: "warning" }, text));
}

/**
 * @param {Approach} approach
 * @param {{leaves: Parameters<typeof leaving>[0] | null, more: "led" | "alone" | null}} how who sets out; whether
 *   another force may be led first, or another piece could be sent with the rest of the card
 * @param {() => void} setOut
 */
export function orders(approach, { leaves, more }, setOut) {
  const { space, path, forecast } = approach;
  const press = {
    type: "button",
    class: "primary",
    "data-march": space,
    "aria-describedby": "order",
    click: setOut,
  };
  return h(
    "div",
    { class: "orders" },
    h("button", press, fill(approach.arrival === "raid" ? words.raid : words.march, { space })),
    h(
      "div",
      { id: "order" },
      h(
        "dl",
        {},
        ...[...known(approach)].flatMap(([subject, sentences]) => {
          const more = subject === "way" && path.length > 2 ? [by(path)] : [];
          return sentences.length
            ? [
                h("dt", {}, words.about[subject], h("span", { class: "unseen" }, ": ")),
                h("dd", {}, ...withFigures([...sentences, ...more].join(" "))),
              ]
            : [];
        }),
      ),
      ...(leaves ? leaving(leaves) : []),
      more ? h("p", {}, words[more]) : null,
    ),
    forecast ? forecastTables([forecast]) : null,
  );
}

/** What lies on a way. @param {string[]} path */
const by = (path) => fill(words.by, { spaces: listed(path.slice(1, -1)) });

/** A text in which chances stand out. @param {string} text */
function withFigures(text) {
  return text.split(/(\d+%)/).map((part, index) => (index % 2 ? h("b", {}, part) : part));
}
