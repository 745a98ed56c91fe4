// The title screen: its picture, and one for each way to start a game.

import { byId } from "../shell/dom.js";
import { picture } from "../table/pictures.js";

/** The picture for each way to start a game. @type {Record<string, string>} */
const WAYS = {
  "#learn": "way: learn",
  '[data-new="solitaire"]': "way: alone",
  '[data-new="hot seat"]': "way: two",
};

/** Insert the pictures. */
export function drawTitle() {
  byId("frontispiece").append(picture("scene: title", "wide"));
  for (const [where, name] of Object.entries(WAYS)) {
    document.querySelector(`#menu ${where}`)?.prepend(picture(name, "wide"));
  }
  byId("opponent").append(picture("way: opponent", "tall"));
}
