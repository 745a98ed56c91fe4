// The interface between the shell and a game. The build replaces the module "game" with the game's
// own.

import game from "game";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./options.js").Option} Option */
/** @typedef {import("./options.js").Group} Group */

/**
 * What a game may ask of the page.
 * @typedef {object} Act
 * @property {(option: Option) => void} choose an option
 * @property {(what: string | null) => void} pick select something on the board as the first half of
 *   a choice; null deselects
 * @property {(text: string) => void} tell show a hint beside the prompt
 * @property {(line: number) => Promise<any>} sceneAt the fight that begins at a line of the log
 * @property {(lesson: string, played: boolean) => void} learn take a lesson, or watch it played
 * @property {() => Promise<void>} unpaused resolves when nothing is paused
 */

/**
 * The texts of a lesson: its task, what to do at later steps of a lesson of several, and a comment on
 * each outcome, the desired one first.
 * @typedef {{name: string, title: string, side: string, task: string,
 *   steps?: Record<string, string>, outcomes: Record<string, string>}} Lesson
 */

/**
 * A game's part of the page. It draws into the elements of its HTML fragments.
 * @typedef {object} Part
 * @property {string} key the game's key, as used in messages
 * @property {string[]} seats the keys of the seats, in order
 * @property {(seat: string) => string} seatName the display name of a seat
 * @property {Lesson[]} lessons in the order in which they should be taken
 * @property {(facts: any, players: Record<string, string>) => void} learn receives the facts that
 *   never change, and the display names of the computer players
 * @property {(act: Act) => void} mount create the permanent elements, once
 * @property {(mode: string) => {setup: Record<string, unknown>, players?: Record<string, string>}}
 *   agreed the setup of a new game for the mode pressed, with the options of the menu; computer
 *   players by seat
 * @property {(view: View) => void} draw
 * @property {(view: View) => Group[]} listed the options shown as buttons beside the prompt
 * @property {(view: View, lines: any[], speak: (to: number) => void) => Promise<void> | null} tell
 *   show events step by step before the view is drawn, having the log read out up to each of them;
 *   null if there is nothing to show
 * @property {() => void} skip the rest of the story
 * @property {(view: View, lines: any[]) => void} shown show and sound the latest events once the
 *   view is drawn; `lines` is empty if the story has told them all
 * @property {(line: any) => {look: string, nodes: (Node | string | null)[], fight?: boolean}} entry
 *   a line of the log; one that begins a fight can be pressed
 * @property {(line: any) => boolean} minor whether a line is found only in the log
 * @property {(line: any) => boolean} ends whether a line says how the game ended, as the prompt does
 * @property {(lines: any[], first: number, seat: string | null) => number[]} news the lines of the
 *   log that are news to a seat that last chose before line `first`, by index
 * @property {(view: View) => string[]} people the seats that a person can take
 * @property {() => {name: string, title: string}[]} players the computer players, weakest first
 * @property {(view: View) => string} against the opponent assumed for the chances in a hint
 * @property {(view: View) => string} drawCounts what a draw counts in winning chances
 * @property {(option: Option) => string} deed what an option does; equal for options that differ
 *   only in cost
 * @property {(scene: any) => HTMLElement} scene a fight from the log
 * @property {(view: View) => string} caption describes the time of a moment in a few words
 * @property {(summary: any) => {title: string, standing: string, over: boolean,
 *   picture: () => Element | null}}
 *   listing a game in the list of games; throws where the summary is damaged
 * @property {(view: View, thoughts: import("../../types/session").Thoughts) => string[]} coach what
 *   is at stake before a turn, in sentences
 * @property {(event: KeyboardEvent) => boolean} pressed handles a key; true if the board used it
 * @property {() => void} clear remove whatever lies over the prompt
 * @property {() => void} [summary] show the summary of an ended game again, if there is one
 * @property {() => void} escape cancel what has been started on the board
 */

export const part = /** @type {Part} */ (game);
