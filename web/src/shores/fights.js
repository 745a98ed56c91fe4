// The panel of the current fight: what it shows, its place beside the map, and its scrolling.

import { beforePaint, byId, h } from "../shell/dom.js";
import { settings, still } from "../shell/settings.js";
import { fill } from "../shell/text.js";
import { drawn, toFight } from "./fight.js";
import { FOCUS, spot } from "./places.js";
import words from "./words/fight.json" with { type: "json" };

/** @typedef {import("../shell/state.js").View} View */
/** @typedef {import("../../types/shores").Line} Line */
/** @typedef {import("../../types/shores").Option} Option */

/** Up to this many pixels may be cut off. */
const LITTLE = 12;
/** The height of a ship that can be pressed, in pixels. */
const TOUCHED = 44;
/** Tripoli and its zone lie west of this, in sheet units. */
const FAR_EAST = 780;

/**
 * Mark on which part of the map a scene takes place, so that the panel does not cover it.
 * @param {HTMLElement} host
 * @param {string} place
 */
export function placeScene(host, place) {
  const [x] = spot(place) ?? [0, 0];
  host.classList.toggle("east", x > FOCUS.x + FOCUS.width / 2);
  host.classList.toggle("far-east", x > FAR_EAST);
}

/** Mark where the fight in the panel takes place, also for what must not be under it. @param {string} place */
export function placeFight(place) {
  const panel = byId("fights");
  placeScene(panel, place);
  for (const where of ["east", "far-east"]) {
    document.body.classList.toggle(`fight-${where}`, panel.classList.contains(where));
  }
}

/**
 * If not everything fits, scroll to the latest dice; the scene stays above them if there is room
 * for both. Whatever would be mostly cut off at the top is scrolled out of
 * view, except ships that can still be pressed.
 * @param {HTMLElement} host
 */
export function showDice(host) {
  beforePaint(() => {
    const parts = (/** @type {string} */ name) =>
      /** @type {HTMLElement[]} */ ([...host.querySelectorAll(name)]);
    // Parts that stand beside the dice leave them the full height.
    const above = parts("h2, .fleets").filter((part) => part.offsetWidth > host.clientWidth / 2);
    const height = (/** @type {HTMLElement[]} */ of) =>
      of.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    const last = parts(".round").at(-1)?.offsetTop ?? host.scrollHeight;
    const needed = height(above) + host.scrollHeight - last;
    host.classList.toggle("crowded", needed > host.clientHeight);
    host.scrollTop = 0;
    // Rather cut off a few pixels at the bottom than scroll the title out of view.
    if (host.scrollHeight - host.clientHeight <= LITTLE) return;
    host.scrollTop = host.scrollHeight;
    const stays = above.filter((part) => getComputedStyle(part).position === "sticky");
    const [roll] = parts(".roll").slice(-1);
    if (roll) host.scrollTop = Math.min(host.scrollTop, roll.offsetTop - height(stays) - 4);
    const edge = host.scrollTop + height(stays);
    // Beside the dice the forces are scrolled with them.
    if (above.length < 2) return;
    const left = (/** @type {HTMLElement} */ part) => part.offsetTop + part.offsetHeight - edge;
    const cut = parts(".fleets, .roll, .note").find(
      (part) => !stays.includes(part) && left(part) > 0 && 2 * left(part) < part.offsetHeight,
    );
    if (!cut) return;
    const down = left(cut);
    if (cut.matches(".takes-hits > .fleets") && down >= TOUCHED) return;
    const below = h("div", {});
    below.style.height = `${down}px`;
    host.append(below);
    host.scrollTop += down;
  });
}

/**
 * The current fight, or the one caused by the last choice.
 * @param {View} view
 * @param {Map<string, Option>} hits what a hit may strike
 * @param {(option: Option) => void} choose
 */
export function drawFights(view, hits, choose) {
  const { scene, lines, rolling, fresh, since, decision, serial, moment, thinks } = view;
  const host = byId("fights");
  const last = scene?.steps.at(-1)?.line;
  const from = moment ? moment.since : Math.min(since, fresh);
  // With the fight that ends a turn, the log ends, too.
  const over = scene?.over || decision?.begins_turn;
  const recent = scene && (!over || last >= from);
  // A fight that the story has shown is hidden before the next turn, so that the map is visible.
  const told = over && !moment && (thinks || decision?.begins_turn) && !still();
  const going = recent && !told;
  const key = scene && `${serial} ${scene.line}`;
  if (host.dataset.closed !== key) delete host.dataset.closed;
  host.hidden = !going || host.dataset.closed === key;
  if (!going) return host.replaceChildren();
  placeFight(scene.place);
  host.replaceChildren(
    h(
      "button",
      {
        type: "button",
        class: "close",
        "aria-label": words.close,
        click: () => {
          host.dataset.closed = key ?? "";
          host.hidden = true;
        },
      },
      "×",
    ),
    h("h2", {}, scene.title),
    drawn(scene, {
      fresh: rolling && !settings.quick && !still() ? fresh : undefined,
      short: true,
      hits,
      side: decision?.side,
      choose,
    }),
    ...(moment ? before(lines, moment.since, scene.line) : []),
  );
  // In a replay, start at the top.
  if (moment) host.scrollTop = 0;
  else showDice(host);
}

/**
 * Buttons for the fights before the one that is shown.
 * @param {Line[]} lines
 * @param {number} first
 * @param {number} end
 */
function before(lines, first, end) {
  return lines
    .slice(first, end)
    .flatMap(({ kind, text }, index) =>
      kind === "FightBegan" ? [toFight(first + index, fill(words.before, { fight: text }))] : [],
    );
}
