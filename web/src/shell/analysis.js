// Post-game analysis: the chances from choice to choice, the turning points, and the part luck
// played.

import { askGames, savedGame } from "./client.js";
import { byId, dialog, h, s } from "./dom.js";
import { part } from "./part.js";
import { soleSeat } from "./state.js";
import { fill, filled, listed, percent, points } from "./text.js";
import { analyze, giveUp } from "./thinker.js";
import words from "./words/analysis.json" with { type: "json" };

/**
 * @callback Open the replay at a moment
 * @param {number} at
 * @param {string} next the choice that follows, and a better one
 * @returns {void}
 */
/**
 * @typedef {{seat: string, first: boolean, drawCounts: string}} Viewer a seat, whether it is the first,
 *   and what a draw counts
 */
/** @typedef {import("../../types/session").Analysis} Analysis */
/** @typedef {import("../../types/session").Verdict} Verdict */

const [WIDTH, HEIGHT, LEFT, TOP, BELOW] = [640, 260, 88, 18, 40];
/** From this chance on there is no room above the line. */
const HIGH = 0.85;
/** The minimum distance between two year labels: in full, and of two digits. */
const [APART, SHORT] = [74, 48];

/**
 * Analyze the game on the table, or load the analysis saved with it, and show it.
 * @param {string | null} of the id of the saved game, if it is saved
 * @param {import("./state.js").View} view shown are the chances of the person who plays alone
 * @param {Open} open
 */
export async function showAnalysis(of, view, open) {
  const box = dialog("analysis");
  const host = byId("analysis-text");
  if (!box.open) box.showModal();
  host.replaceChildren();
  const savedAnalysis = of ? (await askGames("analysis", { of })).analysis : null;
  if (!box.open) return;
  const analysis = savedAnalysis ?? (await run(host));
  if (!analysis) return;
  if (of && !savedAnalysis) void askGames("keep analysis", { of, analysis });
  /** @type {Open} */
  const openAt = (at, next) => {
    box.close();
    open(at, next);
  };
  host.replaceChildren(...drawn(analysis, viewerOf(view), openAt));
}

/** Whose chances are shown of a game. @param {import("./state.js").View} view @returns {Viewer} */
function viewerOf({ players, board }) {
  const [first] = part.seats;
  const seat = soleSeat(part.seats, players) ?? first;
  return { seat, first: seat === first, drawCounts: board.draw_counts };
}

/** @param {HTMLElement} host @returns {Promise<Analysis | null>} */
async function run(host) {
  const game = savedGame();
  if (!game) return null;
  const bar = /** @type {HTMLProgressElement} */ (
    h("progress", { max: "1", value: "0", "aria-label": words.progress })
  );
  host.replaceChildren(h("p", {}, words.reviewing), bar);
  // Closing the dialog cancels the analysis.
  dialog("analysis").addEventListener("close", giveUp, { once: true });
  /** @type {Verdict[]} */
  const verdicts = [];
  try {
    const last = await analyze(game, (partial) => {
      verdicts.push(...partial.verdicts);
      bar.value = partial.share;
    });
    return last && { ...last, verdicts: [...verdicts, ...last.verdicts] };
  } catch (error) {
    console.info(`The game could not be analyzed: ${error}`);
    host.replaceChildren(h("p", {}, words.failed));
    return null;
  }
}

/**
 * @param {Analysis} analysis
 * @param {Viewer} viewer
 * @param {Open} open
 * @returns {Node[]}
 */
function drawn({ verdicts, turning_points, fortunes, strokes, ended }, viewer, open) {
  const { seat, first, drawCounts } = viewer;
  // What is kept is the chance of the first seat.
  const own = (/** @type {number} */ chance) => (first ? chance : 1 - chance);
  const seen = verdicts.map((verdict) => ({ ...verdict, chance: own(verdict.chance) }));
  const turning = seen.filter(({ at }) => turning_points.includes(at));
  // The end and the strokes are missing in analyses saved by older versions.
  const last = ended === undefined ? (seen.at(-1)?.chance ?? 0) : own(ended);
  const lucky = (strokes ?? []).map(({ at, luck }) => {
    const side = fortunes[luck < 0 ? 1 : 0].seat;
    const worth = { points: points(Math.abs(luck)), seat: part.seatName(side) };
    return choice(verdicts[at], fill(words.stroke, worth), open);
  });
  return [
    h("p", {}, fill(words.heading, { seat: part.seatName(seat) })),
    chart(seen, turning, seat, last),
    h("h3", {}, words.turningPoints),
    turning.length
      ? h("ol", { class: "turning-points" }, ...turning.map((verdict) => point(verdict, open)))
      : h("p", {}, words.noTurningPoints),
    h("h3", {}, words.skillAndLuck),
    h(
      "ul",
      {},
      ...fortunes.map(({ seat, mistakes, luck }) =>
        h(
          "li",
          {},
          ...filled(luck < 0 ? words.badLuck : words.goodLuck, {
            seat: h("b", {}, part.seatName(seat)),
            mistakes: points(mistakes),
            luck: points(Math.abs(luck)),
          }),
        ),
      ),
    ),
    ...(lucky.length
      ? [h("h3", {}, words.strokes), h("ol", { class: "turning-points" }, ...lucky)]
      : []),
    h("p", { class: "note" }, fill(words.note, { drawCounts })),
  ];
}

/** @param {Verdict} verdict @param {Open} open */
function point(verdict, open) {
  const { cost, better } = verdict;
  return choice(verdict, fill(words.better, { points: points(cost), choice: better }), open);
}

/**
 * A choice that opens the replay there, and a remark on it.
 * @param {Verdict} verdict
 * @param {string} remark
 * @param {Open} open
 */
function choice({ at, seat, when, chosen }, remark, open) {
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        "data-at": String(at),
        click: () => open(at, fill(words.next, { choice: chosen, remark })),
      },
      fill(words.choice, { when, seat: part.seatName(seat), choice: chosen }),
    ),
    h("span", {}, remark),
  );
}

/**
 * @param {Verdict[]} verdicts with the chances of a seat
 * @param {Verdict[]} turning those to mark
 * @param {string} seat
 * @param {number} ended the chance at the end
 */
function chart(verdicts, turning, seat, ended) {
  const last = Math.max(1, verdicts.length);
  const x = (/** @type {number} */ at) => (LEFT + (at / last) * (WIDTH - LEFT - 8)).toFixed(1);
  const y = (/** @type {number} */ chance) =>
    (TOP + (1 - chance) * (HEIGHT - TOP - BELOW)).toFixed(1);
  const begins = verdicts.filter(
    ({ period }, index) => !index || verdicts[index - 1].period !== period,
  );
  // With little room, years are abbreviated; one with very little is left out.
  const rooms = begins.map(
    ({ at }, index) => Number(x(begins[index + 1]?.at ?? last)) - Number(x(at)),
  );
  const brief = rooms.some((room) => room < APART);
  // Analyses saved by older versions have no periods.
  const years = begins.map(({ at, period = "" }, index) => {
    const short = fill(words.shortYear, { year: period.slice(2) });
    const text = rooms[index] < SHORT ? "" : brief ? short : period;
    return s("text", { x: x(at), y: String(HEIGHT - 8) }, text);
  });
  // The chance at the end of each season.
  const atEnds = verdicts
    .filter(({ when }, at) => verdicts[at + 1]?.when !== when)
    .map(({ when, chance }) => fill(words.chanceAt, { when, chance: percent(chance) }));
  const line = verdicts
    .map(({ at, chance }, index) => `${index ? "L" : "M"}${x(at)} ${y(chance)}`)
    .concat(`L${x(last)} ${y(ended)}`)
    .join("");
  return s(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: "chances",
      role: "img",
      "aria-label": fill(words.chances, { seat: part.seatName(seat), chances: listed(atEnds) }),
    },
    s("path", {
      class: "base",
      d: `M${LEFT} ${y(0)}H${WIDTH}M${LEFT} ${y(0.5)}H${WIDTH}M${LEFT} ${y(1)}H${WIDTH}`,
    }),
    ...[0, 0.5, 1].map((chance) =>
      s("text", { x: String(LEFT - 6), y: y(chance), dy: ".35em", class: "tick" }, percent(chance)),
    ),
    ...years,
    s("path", { class: "line", d: line }),
    ...turning.flatMap(({ at, chance }, index) => [
      s("circle", { cx: x(at), cy: y(chance), r: "5" }),
      // Numbered as in the list; below the point where there is no room above it.
      s(
        "text",
        { x: x(at), y: y(chance), dy: chance > HIGH ? "1.4em" : "-.6em", class: "mark" },
        String(index + 1),
      ),
    ]),
  );
}
