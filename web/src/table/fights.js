// The current fight on the stage: what it shows, and its scrolling.

import { beforePaint, byId, h } from "../shell/dom.js";
import { settings, still, tells } from "../shell/settings.js";
import { fill } from "../shell/text.js";
import { drawFight, toFight } from "./fight.js";
import words from "./words/fight.json" with { type: "json" };

/** @typedef {import("./fight.js").FightLook} FightLook */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../shell/options.js").Option} Option */

/** Up to this many pixels may be cut off. */
const LITTLE = 12;

/**
 * What the panel needs of a view; a line with the role "fight" begins one.
 * @typedef {Pick<import("../shell/state.js").View, "rolling" | "fresh" | "since" | "serial" | "moment"
 *   | "thinks"> & {scene: Scene | null, lines: import("../shell/state.js").Line[],
 *   decision: {side: string, begins_turn: boolean} | null}} View
 */

export class Fights {
  /** @param {FightLook} look */
  constructor(look) {
    this.host = byId("fights");
    this.look = look;
    /** Called when a fight is closed by a press. */
    this.closed = () => {};
    /** The line and the number of steps of the fight that is shown. */
    this.shown = { line: -1, steps: 0 };
  }

  /** Where the fight on the stage takes place. */
  get place() {
    return this.host.hidden ? null : this.host.dataset.where || null;
  }

  /**
   * The current fight, or the one caused by the last choice.
   * @template {Option} O
   * @param {View} view
   * @param {Map<string, O>} hits which kinds of pieces may take a hit
   * @param {(option: O) => void} choose
   */
  draw(view, hits, choose) {
    const { scene, lines, rolling, fresh, since, decision, serial, moment, thinks } = view;
    const { host } = this;
    const last = scene?.steps.at(-1)?.line ?? -1;
    const from = moment ? moment.since : Math.min(since, fresh);
    // With the fight that ends a turn, the log ends, too.
    const over = scene?.over || decision?.begins_turn;
    const recent = scene && (!over || last >= from);
    // A fight that the story has shown is hidden before the next turn, so that the map is visible.
    const alreadyNarrated = over && !moment && (thinks || decision?.begins_turn) && tells();
    const key = scene ? `${serial} ${scene.line}` : undefined;
    if (host.dataset.closed !== key) delete host.dataset.closed;
    host.dataset.where = scene?.place ?? "";
    if (!recent || alreadyNarrated) {
      host.hidden = true;
      host.replaceChildren();
      return;
    }
    host.hidden = host.dataset.closed === key;
    const grows = this.grows(scene, scene.steps.length);
    host.replaceChildren(
      h("button", { type: "button", class: "close", "aria-label": words.close }, "×"),
      h("h2", {}, scene.title),
      drawFight(this.look, scene, {
        fresh: rolling && !settings.quick && !still() ? fresh : undefined,
        short: true,
        hits,
        side: decision?.side,
        choose,
      }),
      ...(moment ? before(lines, moment.since, scene.line) : []),
    );
    host.querySelector(".close")?.addEventListener("click", () => {
      host.dataset.closed = key;
      host.hidden = true;
      this.closed();
    });
    // In a replay, start at the top.
    if (moment) host.scrollTop = 0;
    else showDice(host, grows);
  }

  /**
   * Show a fight after some of its steps.
   * @param {Scene} scene
   * @param {number} steps
   * @param {number} [fresh] the line of the log whose dice roll
   */
  show(scene, steps, fresh) {
    const fight = drawFight(this.look, scene, { steps, fresh, short: true });
    this.host.dataset.where = scene.place;
    this.host.replaceChildren(h("h2", {}, scene.title), fight);
    showDice(this.host, this.grows(scene, steps));
  }

  /**
   * Note which fight is shown, and how far it has come.
   * @param {Scene} scene
   * @param {number} steps
   * @returns {boolean} whether it is the one that was shown before, with nothing undone
   */
  grows({ line }, steps) {
    const { shown } = this;
    this.shown = { line, steps };
    return shown.line === line && shown.steps <= steps;
  }

  /** The whole of a fight. @param {Scene} scene */
  whole(scene) {
    return drawFight(this.look, scene);
  }

  /** Close the panel; true if it was open. */
  close() {
    const open = !this.host.hidden;
    if (open) /** @type {HTMLElement | null} */ (this.host.querySelector(".close"))?.click();
    return open;
  }

  /** Hide the panel until the next fight. */
  hide() {
    this.host.hidden = true;
  }
}

/**
 * If not everything fits, scroll to the latest dice; the scene stays above them if there is room
 * for both. Whatever would be mostly cut off at the top is scrolled out of view.
 * @param {HTMLElement} host
 * @param {boolean} grows whether the fight was shown before, and has gone on
 */
function showDice(host, grows) {
  beforePaint(() => {
    // A crowded fight is set smaller, and would seem to fit. So it stays crowded while it goes on in the same
    // room, and is otherwise measured again.
    if (!grows) host.classList.remove("crowded");
    const { clientHeight } = host;
    if (clientHeight > Number(host.dataset.room)) host.classList.remove("crowded");
    const parts = (/** @type {string} */ name) =>
      /** @type {HTMLElement[]} */ ([...host.querySelectorAll(name)]);
    // Parts that stand beside the dice leave them the full height.
    const above = parts("h2, .forces").filter((part) => part.offsetWidth > host.clientWidth / 2);
    const height = (/** @type {HTMLElement[]} */ of) =>
      of.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    if (!host.classList.contains("crowded")) {
      const last = parts(".round").at(-1)?.offsetTop ?? host.scrollHeight;
      const needed = height(above) + host.scrollHeight - last;
      host.classList.toggle("crowded", needed > clientHeight);
      host.dataset.room = String(clientHeight);
    }
    host.scrollTop = 0;
    // Rather cut off a few pixels at the bottom than scroll the title out of view.
    if (host.scrollHeight - host.clientHeight <= LITTLE) return;
    host.scrollTop = host.scrollHeight;
    const stays = above.filter((part) => {
      const { position, top } = getComputedStyle(part);
      return position === "sticky" && top !== "auto";
    });
    const [roll] = parts(".roll").slice(-1);
    if (roll) host.scrollTop = Math.min(host.scrollTop, roll.offsetTop - height(stays) - 4);
    const edge = host.scrollTop + height(stays);
    // Beside the dice the forces are scrolled with them.
    if (above.length < 2) return;
    const left = (/** @type {HTMLElement} */ part) => part.offsetTop + part.offsetHeight - edge;
    const cut = parts(".forces, .roll, .note").find(
      (part) => !stays.includes(part) && left(part) > 0 && 2 * left(part) < part.offsetHeight,
    );
    if (!cut) return;
    const down = left(cut);
    const below = h("div", {});
    below.style.height = `${down}px`;
    host.append(below);
    host.scrollTop += down;
  });
}

/**
 * Buttons for the fights before the one that is shown.
 * @param {import("../shell/state.js").Line[]} lines
 * @param {number} first
 * @param {number} end
 */
function before(lines, first, end) {
  return lines
    .slice(first, end)
    .flatMap(({ role, text }, index) =>
      role === "fight" ? [toFight(first + index, fill(words.before, { fight: text }))] : [],
    );
}
