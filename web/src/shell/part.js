// The interface between the shell and a game. The build replaces the module "game" with the game's
// own.

import game from "game";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Board} Board */
/** @typedef {import("./state.js").Decision} Decision */
/** @typedef {import("./state.js").Line} Line */
/** @typedef {import("./options.js").Option} Option */
/** @typedef {import("./options.js").Group} Group */
/** @typedef {import("../../types/session").Thoughts} Thoughts */

/**
 * What a game may ask of the page.
 * @template [S=unknown] a fight
 * @typedef {object} PageApi
 * @property {(option: {notation: string}) => void} choose an option, which has been pressed
 * @property {(option: {notation: string}, pressed?: boolean) => void} answer a question by itself, as a
 *   press means that has come before, or just now
 * @property {(what: string | null) => void} pick select something on the board as the first half of
 *   a choice; null deselects
 * @property {(text: string) => void} showHint show a hint beside the prompt
 * @property {(line: number) => Promise<S | null>} sceneAt the fight that begins at a line of the log
 * @property {(topic: string, argument?: string) => Promise<string[] | null>} ask what the game has to say
 *   about a topic, in paragraphs; null if it is busy
 * @property {(topic: string, argument?: string) => Promise<unknown>} query data of the game, about the
 *   moment that is shown; null if it cannot be had
 * @property {(lesson: string, played: boolean) => void} startLesson take a lesson, or watch it played
 * @property {() => Promise<void>} unpaused resolves when nothing is paused
 */

/**
 * The texts of a lesson: its task, what to do at later steps of a lesson of several, and a comment on
 * each outcome, the desired one first.
 * @typedef {{name: string, title: string, side: string, task: string,
 *   steps?: Record<string, string | undefined>, outcomes: Record<string, string | undefined>}} Lesson
 */

/**
 * A saved game as the game's `summary` describes it, in the version that saved it, and how it is
 * shown in the list of games.
 * @typedef {{board?: unknown, players?: Record<string, string>}} Entry
 * @typedef {{title: string, standing: string, over: boolean, picture: () => Element | null}} Listing
 */

/**
 * What a game adds to the advice of a computer player.
 * @template {Board} [B=Board]
 * @template {Decision} [D=Decision]
 * @template {Option} [O=Option]
 * @template {Line} [L=Line]
 * @template [S=unknown]
 * @template [C=unknown]
 * @typedef {object} Advice
 * @property {(view: import("./state.js").View<B, D, O, L, S, C>, thoughts: Thoughts) => string[]}
 *   coach what is at stake before a turn, in sentences
 * @property {(view: import("./state.js").View<B, D, O, L, S, C>) => string} against the opponent
 *   assumed for the chances in a hint
 * @property {(option: O) => string} effect what an option does; equal for options that differ only
 *   in cost
 */

/**
 * A game's part of the page. It draws into the elements of its HTML fragments. The types are those of
 * its messages: the board, a decision, an option, a line of the log, a fight, the course of a game.
 * @template {Board} [B=Board]
 * @template {Decision} [D=Decision]
 * @template {Option} [O=Option]
 * @template {Line} [L=Line]
 * @template [S=unknown]
 * @template [C=unknown]
 * @template [F=unknown] facts that never change
 * @typedef {object} Part
 * @property {string} key the game's key, as used in messages
 * @property {string[]} seats the keys of the seats, in order
 * @property {(seat: string) => string} seatName the display name of a seat
 * @property {Lesson[]} lessons in the order in which they should be taken
 * @property {(lesson: string) => Node | null} lessonPicture the picture of a lesson, if it has one
 * @property {(facts: F, players: Record<string, string>) => void} receiveFacts receives the facts that
 *   never change, and the display names of the computer players
 * @property {(act: PageApi<S>) => void} mount create the permanent elements, once
 * @property {(mode: string) => {setup: Record<string, unknown>, players?: Record<string, string>}}
 *   newGameOptions the setup of a new game for the mode pressed, with the options of the menu; computer
 *   players by seat
 * @property {(view: import("./state.js").View<B, D, O, L, S, C>) => void} draw
 * @property {(view: import("./state.js").View<B, D, O, L, S, C>) => Group[]} listed the options shown
 *   as buttons beside the prompt
 * @property {(view: import("./state.js").View<B, D, O, L, S, C>, lines: L[],
 *   speak: (to: number) => void) => Promise<void> | null} narrate show events step by step before the
 *   view is drawn, having the log read out up to each of them; null if there is nothing to show
 * @property {(view: import("./state.js").View<B, D, O, L, S, C>) => string} [passes] what goes on, in place of
 *   a question that the page answers by itself; empty if it does not
 * @property {() => void} skip the rest of the story
 * @property {() => void} step on to the next step of the story, where each waits for a press
 * @property {(view: import("./state.js").View<B, D, O, L, S, C>, lines: L[]) => void} showEvents show and
 *   sound the latest events once the view is drawn; `lines` is empty if the story has told them all
 * @property {(line: L, before?: L) => {look: string, nodes: (Node | string | null)[], fight?: boolean}} entry a line of
 *   the log; one that begins a fight can be pressed
 * @property {(line: L) => import("./journeys.js").Leg | undefined} [leg] the leg of a journey that a line tells
 * @property {() => {name: string, title: string}[]} players the computer players, weakest first
 * @property {Advice<B, D, O, L, S, C>} advice
 * @property {(scene: S) => HTMLElement} scene a fight from the log
 * @property {(summary: Entry) => Listing} listing a game in the list of games; throws where the
 *   summary is damaged
 * @property {(event: KeyboardEvent) => boolean} pressed handles a key; true if the board used it
 * @property {() => void} clear remove whatever lies over the prompt
 * @property {() => void} [summary] show the summary of an ended game again, if there is one
 * @property {() => void} escape cancel what has been started on the board
 */

export const part = /** @type {Part} */ (game);
