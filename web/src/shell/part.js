// What a game brings to the page. The build puts the game's own in place of the module "game".

import game from "game";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./options.js").Option} Option */
/** @typedef {import("./options.js").Group} Group */

/**
 * What a game may ask of the page.
 * @typedef {object} Act
 * @property {(option: Option) => void} choose an option
 * @property {(what: string | null) => void} pick something on the board is pressed first; null lets
 *   go of it
 * @property {(text: string) => void} tell say something beside the prompt
 * @property {(line: number) => Promise<any>} sceneAt the fight that begins at a line of the log
 * @property {(lesson: string, played: boolean) => void} learn take a lesson, or see it played
 * @property {() => Promise<void>} unpaused resolves when nothing is paused
 */

/**
 * A lesson, in words: what is to be done, and what is said of each outcome.
 * @typedef {{name: string, title: string, side: string, task: string,
 *   outcomes: Record<string, string>}} Lesson
 */

/**
 * A game's part of the page. The elements it draws into are those of its fragments.
 * @typedef {object} Part
 * @property {string} key the game's, as messages name it
 * @property {string[]} seats their names, in order
 * @property {Lesson[]} lessons in the order in which they are to be taken
 * @property {(facts: any) => void} learn what never changes
 * @property {(act: Act) => void} mount make what stays, once
 * @property {(mode: string) => {setup: Record<string, unknown>, players?: Record<string, string>}}
 *   agreed before a new game: what was pressed, with the options of the menu; computer players by
 *   seat
 * @property {(view: View) => void} draw
 * @property {(view: View) => Group[]} listed the options that are buttons beside the prompt
 * @property {(view: View, lines: any[]) => Promise<void> | null} tell what has happened, step by
 *   step, before the view is drawn; null where nothing is told
 * @property {() => void} skip the rest of what is being told
 * @property {(view: View, lines: any[]) => void} shown let what has just happened be seen, and
 *   heard, once the view is drawn; no lines are left where all was told
 * @property {(line: any) => {look: string, nodes: (Node | string | null)[], fight?: boolean}} entry
 *   a line of the log; one that begins a fight can be pressed
 * @property {(lines: any[], seat: string | null, first: number) => number} chosen how many lines since
 *   the seat chose, of which the first is that of the log with a number, from the first on
 *   only say what the seat has just chosen
 * @property {(view: View) => string[]} people the seats at which a person can sit
 * @property {() => {name: string, title: string}[]} players the computer players, the weakest first
 * @property {(view: View) => string} against whom the chances of a hint are reckoned
 * @property {(option: Option) => string} deed what an option does, the same for those that differ in
 *   what they cost alone
 * @property {(scene: any) => HTMLElement} scene a fight from the log
 * @property {(view: View) => string} caption when a moment is, in a few words
 * @property {(summary: any) => {title: string, standing: string, picture: Element | null, over: boolean}}
 *   listing a game in the list of games; throws where the summary is damaged
 * @property {(view: View, thoughts: import("../../types/session").Thoughts) => string[]} coach what
 *   is at stake before a turn, in sentences
 * @property {(event: KeyboardEvent) => boolean} pressed true if a key was meant for the board
 * @property {() => void} escape leave what is begun on the board
 */

export const part = /** @type {Part} */ (game);
