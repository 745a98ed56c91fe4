// The page's state and how an answer changes it; pure: no DOM, no clock, no requests.

/** @typedef {import("../../types/session").Mark} Mark */
/** @typedef {import("../../types/session").Answer} Answer */
/** @typedef {import("./client.js").Reply} Reply */

/** @typedef {import("./options.js").Option} Option */

/**
 * What the shell reads of what a game sends; the game's own types have more fields.
 * @typedef {{caption: string, people: string[], draw_counts: string}} Board
 *   everything on the table: the time in words, the seats that a person can take, and what a draw
 *   counts in chances of winning
 * @typedef {{begins_turn: boolean, automatic: boolean}} Decision a decision: whether a turn begins
 *   with it, whether it can be made automatically
 * @typedef {{text: string, dice?: number[], side?: string, acts?: string, minor?: boolean,
 *   role?: "period" | "use" | "move" | "thought" | "fight" | "blow" | "end"}} Line
 *   a line of the log: its text, dice rolled, the seat that it is about, the seat whose turn it shows,
 *   whether it is found only in the log, and what it is to a reader: the beginning of a period, a seat's
 *   use of a card, a movement, something that the game's own rules consider, the beginning of a fight, a
 *   step of one whose result a later line reports, the end of the game
 */

/**
 * The table as sent by the session, with what the shell reads of the game's own parts.
 * @typedef {Omit<import("../../types/session").Table, "board" | "decision" | "options" | "log">
 *   & {board: Board, decision: Decision | null, options: Option[], log: Log}} Table
 * @typedef {Omit<import("../../types/session").Log, "lines"> & {lines: Line[]}} Log
 * @typedef {Omit<import("../../types/session").Moment, "board"> & {board: Board}} Moment
 */

/**
 * @typedef {{key: string, lines: Line[]}} KnownLog
 * @typedef {{
 *   table: Table | null, log: KnownLog, serial: number, fresh: number, rolling: boolean,
 *   chosen: string | null, error: string, hint: string, moment: Moment | null, marks: Mark[],
 *   savedId: string | null, trouble: string, follows: boolean,
 * }} State
 *   the table; the log as far as the reader may know it; which game of this visit it is; from which
 *   line on the log is new, and whether its dice have yet to roll; what on the board is selected;
 *   the error; the hint beside the prompt; the moment of the replay, and where turns, rounds and
 *   fights begin; the id of the saved game, why it cannot be saved, whether another tab plays it
 */

/**
 * What is drawn: the table, or a moment of its past. `lines` is the log up to that moment; lines
 * from `since` on are news to the reader, and those from `fresh` on are new to the page; `reader`
 * changes when the log belongs to another reader or another game.
 * @template {Board} [B=Board]
 * @template {Decision} [D=Decision]
 * @template {Option} [O=Option]
 * @template {Line} [L=Line]
 * @template [S=unknown] a fight
 * @template [C=unknown] the course of a finished game
 * @typedef {{
 *   choices: number, seat: string | null, hand_over: string | null, waive: string | null, over: boolean,
 *   prompt: string, board: B, decision: D | null, options: O[], scene: S | null, course: C | null,
 *   lines: L[],
 *   since: number, fresh: number, rolling: boolean, chosen: string | null, moment: Moment | null,
 *   undo: boolean, redo: boolean, players: Record<string, string>, thinks: string | null,
 *   headline: string, plan: string[],
 *   lesson: {name: string, step: string, outcome: string} | null, reader: string, serial: number,
 * }} View
 */

/** Before the first game. @type {State} */
export const EMPTY = {
  table: null,
  log: { key: "", lines: [] },
  serial: 0,
  fresh: 0,
  rolling: false,
  chosen: null,
  error: "",
  hint: "",
  moment: null,
  marks: [],
  savedId: null,
  trouble: "",
  follows: false,
};

const BEGINS = ["new", "lesson", "load", "open", "fork"];
const PLAYS = ["choose", "resolve", "sit"];

/**
 * The log with newly received lines appended.
 * @param {KnownLog} known
 * @param {Log} come
 * @returns {KnownLog}
 */
export function joined(known, { key, start, lines }) {
  if (known.key === key && start === known.lines.length && !lines.length) return known;
  return { key, lines: [...known.lines.slice(0, start), ...lines] };
}

/**
 * The state after an answer.
 * @param {State} state
 * @param {Reply} reply
 * @param {string} action the `do` of the request
 * @returns {State}
 */
export function reduce(state, reply, action) {
  const { answer } = reply;
  const saved = {
    savedId: reply.game ?? state.savedId,
    trouble: reply.trouble ?? "",
    follows: reply.follows ?? false,
  };
  if (!answer) return { ...state, ...saved };
  const error = answer.ok ? "" : (answer.error ?? "");
  const table = tableOf(answer);
  if (!table) {
    return {
      ...state,
      ...saved,
      error,
      rolling: false,
      table: answer.changed ? past(state) : state.table,
    };
  }
  const begun = answer.ok && BEGINS.includes(action);
  const log = joined(state.log, table.log);
  const played = PLAYS.includes(action) && Boolean(state.table);
  return {
    ...state,
    ...saved,
    table,
    log,
    serial: state.serial + (begun ? 1 : 0),
    // A player who takes the device sees what is news to them.
    fresh:
      played && action !== "sit" ? Math.min(state.log.lines.length, log.lines.length) : table.since,
    rolling: played && (action === "sit" || table.choices > (state.table?.choices ?? 0)),
    chosen: null,
    error,
    hint: answer.note ?? "",
    moment: begun || [...PLAYS, "undo", "redo"].includes(action) ? null : state.moment,
  };
}

/** The table of an answer. @param {Answer} answer */
function tableOf({ table }) {
  return /** @type {Table | null} */ (table);
}

/**
 * The table of a game that has moved on but cannot be shown: all that can be done is to undo.
 * @param {State} state
 */
function past({ table }) {
  if (!table) return null;
  return {
    ...table,
    decision: null,
    options: [],
    hand_over: null,
    waive: null,
    thinks: null,
    undo: true,
  };
}

/**
 * Whether an answer starts somebody's turn or hands over the device.
 * @param {Answer} answer
 * @param {string} action
 */
export function changesHands(answer, action) {
  const table = tableOf(answer);
  const turn = Boolean(table?.hand_over || table?.decision?.begins_turn);
  return answer.ok && turn && PLAYS.includes(action);
}

/**
 * The state at a moment of the game's past.
 * @param {State} state
 * @param {Answer} answer
 * @returns {State}
 */
export function replaying(state, { moment: sent, marks }) {
  if (!sent) return state;
  const moment = /** @type {Moment} */ (sent);
  const forward = state.moment !== null && moment.at === state.moment.at + 1;
  return {
    ...state,
    moment,
    marks: marks ?? state.marks,
    chosen: null,
    error: "",
    hint: "",
    fresh: moment.since,
    rolling: forward,
  };
}

/** The state back at the table. @param {State} state @returns {State} */
export function returnToGame(state) {
  return { ...state, moment: null, rolling: false, fresh: state.log.lines.length };
}

/**
 * The view to draw; null before the first game.
 * @param {State} state
 * @returns {View | null}
 */
export function viewOf({ table, log, serial, fresh, rolling, chosen, moment }) {
  if (!table) return null;
  const reader = `${serial} ${log.key} ${Boolean(moment)}`;
  const common = { fresh, rolling, chosen, reader, serial, moment };
  if (moment) {
    return {
      ...common,
      choices: moment.at,
      seat: moment.seat,
      hand_over: null,
      waive: null,
      over: false,
      prompt: "",
      board: moment.board,
      decision: null,
      options: [],
      scene: moment.scene,
      course: null,
      lines: log.lines.slice(0, moment.lines),
      since: moment.since,
      headline: "",
      plan: [],
      undo: false,
      redo: false,
      players: table.players,
      thinks: null,
      lesson: table.lesson,
    };
  }
  return { ...table, ...common, lines: log.lines };
}

/**
 * The seat of the only person at the table; null if there are more, or none.
 * @param {readonly string[]} seats
 * @param {Record<string, string>} players the computer players by seat
 */
export function soleSeat(seats, players) {
  const people = seats.filter((seat) => !players[seat]);
  return people.length === 1 ? people[0] : null;
}

/**
 * The players of another game with the sides swapped.
 * @param {readonly string[]} seats
 * @param {Record<string, string>} players the computer players by seat
 * @returns {Record<string, string> | null} null unless one of two sides is a person's
 */
export function swapped(seats, players) {
  const own = soleSeat(seats, players);
  const [player] = Object.values(players);
  return player && own ? { [own]: player } : null;
}

/** How much of the log the page has, for the next request. @param {State} state */
export function logPosition({ log }) {
  return { key: log.key, count: log.lines.length };
}
