// Heads in profile, as the pieces show them: what each people and kind of soldier wears on its head tells
// it apart, and each leader has a face of his own. The French look to the east, the British to the west.

import { BUFF, GILT, RED, WOOD } from "../table/engraver/brush.js";
import { profile } from "../table/engraver/busts.js";
import * as hats from "../table/engraver/hats.js";
import { face, mantle, torso } from "../table/engraver/likeness.js";
import * as dress from "./plates/dress.js";

/** @typedef {import("../table/engraver/parts.js").Part} Part */
/** @typedef {import("./facts.js").Piece} Piece */

const [GREY, RUSSET, CHESTNUT, SABLE] = ["#cfc6b4", "#a4552e", "#5d3f28", "#33271e"];

/** How soldiers are dressed, by kind and, where it differs, by side. @type {Record<string, import("../table/engraver/troops.js").Dress>} */
const DRESS = {
  "regular French": dress.FRENCHMAN,
  "regular British": dress.REDCOAT,
  "royal american": { ...dress.ROYAL_AMERICAN, head: () => [...hats.queue(), ...hats.mitre()] },
  highlander: dress.HIGHLANDER,
  "light infantry": dress.LIGHT,
  provincial: dress.PROVINCIAL,
  "militia French": dress.HABITANT,
  "militia British": dress.FARMER,
  ranger: dress.RANGER,
  "coureurs des bois": dress.CANADIAN,
  marine: { ...dress.MARINE, head: () => [...hats.queue(), ...hats.tuque(dress.NAVY)] },
};

/** The headdress of nations; that of others is a lock of hair with feathers. @type {Record<string, () => Part[]>} */
const NATIONS = Object.fromEntries([
  ...["Cayuga", "Oneida", "Onondaga", "Seneca", "Tuscarora", "Mohawk", "Caughnawaga"].map(
    (nation) => [nation, () => hats.roach()],
  ),
  ...["Abenaki", "Algonquin"].map((nation) => [nation, () => hats.tresses()]),
  ...["Delaware", "Mingo", "Shawnee"].map((nation) => [nation, () => hats.wrapped(dress.ROYAL)]),
  ["Cherokee", () => hats.wrapped()],
]);

/** A hat over hair. @param {string} hair @param {string} [lace] */
const hatted = (hair, lace = GILT) => [...hats.queue(hair), ...hats.tricorn(lace)];
const BLUE = { coat: "#37517c", vest: RED, facing: RED, lace: GILT };
const SCARLET = { coat: dress.SCARLET, vest: BUFF, facing: dress.NAVY, lace: GILT };
const COLONIAL = { coat: GREY, vest: dress.ROYAL, facing: dress.ROYAL };

/**
 * The leaders: how the face differs from others, the head and the coat.
 * @type {Record<string, [Parameters<typeof face>[0], () => Part[], Parameters<typeof torso>[0] | null]>}
 */
const LEADERS = {
  Amherst: [{ nose: 1.6, hook: 1, chin: 0.5, slope: -0.6 }, () => hats.queue(GREY), SCARLET],
  Braddock: [{ jowl: 2.6, nose: 0.4, age: 2, stern: 0.9 }, () => hatted(dress.WHITE), SCARLET],
  Abercromby: [{ jowl: 3, chin: -0.6, lip: 0.6, age: 1 }, () => hats.wig(), SCARLET],
  Loudoun: [{ jowl: 1.4, nose: -0.6, brow: 0.5 }, () => hats.peruke(GREY), SCARLET],
  Wolfe: [{ nose: 1.9, hook: -0.6, chin: -2, slope: 1.4 }, () => hatted(RUSSET), SCARLET],
  Forbes: [
    { age: 2, jowl: -0.4, chin: 0.6, hook: 0.6 },
    () => [...hats.queue(GREY), ...hats.bonnet()],
    SCARLET,
  ],
  Shirley: [
    { hook: 1.3, age: 1, jowl: 0.6 },
    () => hats.peruke(CHESTNUT),
    { coat: dress.BROWN, vest: GILT },
  ],
  Murray: [{ nose: 1.2, stern: 1, chin: 0.8 }, () => hats.queue(SABLE), SCARLET],
  Monckton: [{ jowl: 1.2, chin: 0.6, slope: -0.4 }, () => hatted(CHESTNUT), SCARLET],
  Webb: [{ chin: -1.4, nose: 0.6, stern: -0.5 }, () => hats.wig(GREY), SCARLET],
  Bradstreet: [
    { hook: 1.2, stern: 0.8, chin: 0.8 },
    () => [...hats.queue(SABLE), ...hats.slouch(WOOD)],
    { coat: dress.NAVY, vest: BUFF },
  ],
  Dunbar: [
    { age: 2, jowl: 1.6, nose: 0.8 },
    () => [...hats.queue(dress.WHITE), ...hats.cap()],
    SCARLET,
  ],
  Johnson: [{ jowl: 0.8, chin: 0.5, nose: 0.5 }, () => [...hats.queue(), ...hats.fur()], null],
  Montcalm: [{ hook: 1.5, nose: 0.9, jowl: 0.6, brow: 0.4 }, () => hats.wig(), BLUE],
  Dieskau: [{ age: 2, stern: 1, chin: 0.8, nose: 0.8 }, () => hatted(dress.WHITE), BLUE],
  Lévis: [{ nose: 1.8, hook: 0.4, jowl: 1.2 }, () => hatted(GREY, dress.WHITE), BLUE],
  Vaudreuil: [{ hook: -0.4, jowl: 2.2, age: 1, stern: -0.3 }, () => hats.peruke("#e6ddc8"), BLUE],
  Drucour: [{ age: 2, hook: 0.8, stern: 0.4 }, () => hats.queue(GREY), BLUE],
  Rigaud: [{ jowl: 1.6, lip: 0.6 }, () => hatted(SABLE, dress.WHITE), COLONIAL],
  Villiers: [{ stern: 1, nose: 0.8 }, () => [...hats.queue(SABLE), ...hats.tuque()], COLONIAL],
  Bougainville: [{ jowl: 1.2, nose: -0.7, brow: 0.3 }, () => hats.queue(CHESTNUT), BLUE],
  Beaujeu: [{ chin: 0.6, hook: 0.6 }, () => [...hats.queue(SABLE), ...hats.fur()], null],
  Dumas: [{ chin: 0.9, slope: 0.6 }, () => hats.queue(CHESTNUT), COLONIAL],
};

/** The key of the head of a piece: pieces of one key look alike. @param {Piece} piece */
export function headOf({ kind, side, title }) {
  if (kind === "leader") return `leader ${title}`;
  if (kind === "indian") return NATIONS[title] ? `indian ${title}` : "indian";
  return `${kind} ${side}`;
}

/** The parts of the head of a piece, around 0, 0 and facing right. @param {Piece} piece @returns {Part[]} */
export function head({ kind, side, title }) {
  if (kind === "leader") {
    const [how, top, coat] = LEADERS[title];
    return [...(coat ? torso(coat) : mantle(RED, dress.LINEN)), ...face(how), ...top()];
  }
  if (kind === "indian") {
    const top = NATIONS[title] ?? (() => hats.lock(dress.COPPER));
    return [
      ...mantle(dress.SCARLET, dress.LINEN, dress.COPPER),
      ...profile(dress.COPPER),
      ...top(),
    ];
  }
  const worn = DRESS[`${kind} ${side}`] ?? DRESS[kind];
  const { coat, facing, vest } = worn;
  return [...torso({ coat, facing, vest }), ...profile(), ...(worn.head?.() ?? [])];
}
