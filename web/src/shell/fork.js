// Playing on from a moment of a game: choosing who takes which seat.

import { byId, dialog, h } from "./dom.js";
import { part } from "./part.js";
import words from "./words/fork.json" with { type: "json" };

/** @typedef {import("./state.js").View} View */

/** The option value for a human player. */
const PERSON = "";

/**
 * Ask who plays on. By default someone who has watched a game takes a seat.
 * @param {View} view
 * @returns {Promise<Record<string, string> | null>} the computer players by seat; null if canceled
 */
export async function asksWho(view) {
  const { people } = view.board;
  if (view.lesson || people.length < 2 || !part.players().length) return view.players;
  const noPerson = people.every((seat) => view.players[seat]);
  const selects = people.map((seat, index) =>
    choice(seat, noPerson && !index ? PERSON : (view.players[seat] ?? PERSON)),
  );
  byId("fork-players").replaceChildren(
    ...selects.map((select, index) => h("label", {}, part.seatName(people[index]), " ", select)),
  );
  const box = dialog("fork");
  box.returnValue = "";
  box.showModal();
  await new Promise((closed) => box.addEventListener("close", closed, { once: true }));
  if (box.returnValue !== "play") return null;
  return Object.fromEntries(
    people.map((seat, index) => [seat, selects[index].value]).filter(([, name]) => name !== PERSON),
  );
}

/** @param {string} seat @param {string} chosen */
function choice(seat, chosen) {
  const all = [{ name: PERSON, title: words.person }, ...part.players()];
  return /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { "data-seat": seat },
      ...all.map(({ name, title }) =>
        h("option", { value: name, selected: name === chosen }, title),
      ),
    )
  );
}
