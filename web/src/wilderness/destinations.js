// Where a force in hand can go, as lists.

import { h } from "../shell/dom.js";
import { fill, listed } from "../shell/text.js";
import { inBrief, riskOf } from "./orders.js";
import words from "./words/muster.json" with { type: "json" };

/** @typedef {import("../../types/wilderness").Approach} Approach */

/**
 * Where a group can go, as lists: where it would fight; where it may be intercepted; the other spaces by how far they
 * are. What is foreseen of a space is said in full once it has been chosen.
 * @param {Approach[] | null} reach null as long as it is not known
 * @param {(space: string) => void} aim
 */
export function destinations(reach, aim) {
  const row = (/** @type {Approach} */ approach) => {
    const { space } = approach;
    const id = `way to ${space}`.replaceAll(" ", "-");
    const press = {
      type: "button",
      "data-aim": space,
      "aria-describedby": id,
      click: () => aim(space),
    };
    const fights = approach.arrival !== "rest";
    return h(
      "li",
      {},
      h(
        "button",
        press,
        space,
        ...(risks(approach) && !fights
          ? [" ", h("small", {}, fill(words.risk, { chance: riskOf(approach) }))]
          : []),
      ),
      h("small", { id, class: fights ? null : "unseen" }, inBrief(approach).join(" ")),
    );
  };
  const lists = h("div", {});
  // Seldom opened, so it is written only then.
  const write = () => {
    if (lists.childElementCount || !reach) return;
    const order = reach.toSorted((one, other) => one.steps - other.steps);
    const fights = order.filter(({ arrival }) => arrival !== "rest");
    const rests = order.filter(({ arrival }) => arrival === "rest");
    const safe = rests.filter((one) => !risks(one));
    const group = (/** @type {string} */ heading, /** @type {Approach[]} */ some) =>
      some.length
        ? [
            h("h3", {}, heading),
            h("ul", { class: "chips", "aria-label": heading }, ...some.map(row)),
          ]
        : [];
    lists.replaceChildren(
      fights.length ? h("ul", {}, ...fights.map(row)) : "",
      ...group(words.risky, rests.filter(risks)),
      ...[...new Set(safe.map(({ steps }) => steps))].flatMap((distance) =>
        group(
          fill(words.away, { steps: distance }),
          safe.filter(({ steps }) => steps === distance),
        ),
      ),
    );
  };
  const before = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".destinations"));
  const open = before?.open ?? false;
  if (open) write();
  return h(
    "details",
    { class: "destinations", open, toggle: write },
    h(
      "summary",
      {},
      reach
        ? listed(
            [fill(words.destinations, { spaces: reach.length }), awaited(reach)].filter(Boolean),
          )
        : words.seeking,
    ),
    lists,
  );
}

/** How many battles, sieges and raids are within reach; empty if there are none. @param {Approach[]} reach */
export function awaited(reach) {
  const counted = Object.entries(words.arrivals).flatMap(([arrival, template]) => {
    const count = reach.filter((one) => one.arrival === arrival && !one.passes).length;
    return count ? fill(template, { count }) : [];
  });
  return listed(counted);
}

/** Whether a group may be intercepted. @param {Approach} approach */
const risks = ({ safe }) => safe < 1;
