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
 */

/**
 * A game's part of the page. The elements it draws into are those of its fragments.
 * @typedef {object} Part
 * @property {string} key the game's, as messages name it
 * @property {(facts: any) => void} learn what never changes
 * @property {(act: Act) => void} mount make what stays, once
 * @property {(mode: string) => Record<string, unknown>} setup what is agreed before a new game: what
 *   was pressed, with the options of the menu
 * @property {(view: View) => void} draw
 * @property {(view: View) => Group[]} listed the options that are buttons beside the prompt
 * @property {(view: View, lines: any[]) => Promise<void> | null} tell what has happened, step by
 *   step, before the view is drawn; null where nothing is told
 * @property {() => void} skip the rest of what is being told
 * @property {(view: View, lines: any[], loud: boolean) => void} shown let what has just happened be
 *   seen, and heard, once the view is drawn
 * @property {(line: any) => {look: string, nodes: (Node | string | null)[], fight?: boolean}} entry
 *   a line of the log; one that begins a fight can be pressed
 * @property {(scene: any) => HTMLElement} scene a fight from the log
 * @property {(view: View) => string} caption when a moment is, in a few words
 * @property {(summary: any) => {title: string, standing: string, picture: Element | null, over: boolean}}
 *   listing a game in the list of games; throws where the summary is damaged
 * @property {(event: KeyboardEvent) => boolean} pressed true if a key was meant for the board
 * @property {() => void} escape leave what is begun on the board
 */

export const part = /** @type {Part} */ (game);
