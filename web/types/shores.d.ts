// The Shores of Tripoli: what its messages hold. Made by scripts/protocol.py from the Python types; do not edit.

export type SideName = "American" | "Tripolitan";

/** One side's cards, as far as they may be known; None stands for what may not. */
export interface Cards {
  core: string[];
  hand: string[] | null;
  in_hand: number;
  aside: string[] | null;
  in_pile: number;
  discards: string[] | null;
  in_discards: number;
  removed: string[];
  active: string | null;
  event_line: string[];
  battle_line: string[];
}

/** A condition of a victory, and whether it is met. */
export interface Condition {
  text: string;
  met: boolean;
}

/** A way to win: how much of it is reached (`have` of `of`), or its conditions; `card` is the card without which it cannot happen, `open` says whether that card is still in the game, and `lies` where it is if the reader sees it out of reach. */
export interface Goal {
  side: SideName;
  name: string;
  card: string | null;
  have: number | null;
  of: number | null;
  needs: string;
  conditions: Condition[];
  open: boolean;
  lies: string;
}

/** How a game ended. */
export interface Ending {
  winner: SideName | null;
  reason: string;
  score: Record<SideName, number>;
  text: string;
  score_text: string;
  scoring: string;
}

/** The entry of a game in a list of games. */
export interface Summary {
  automaton: SideName | null;
  year: number;
  season: string;
  gold: number;
  sunk: number;
  captured: string[];
  pieces: Record<string, Record<string, number>>;
  ending: Ending | null;
}

/** Everything on the table. `reasons` say why cards and actions cannot be chosen now, `waiting` whether the T-bot would play each card in its event line now. */
export interface Board {
  automaton: SideName | null;
  year: number;
  season: string;
  gold: number;
  sunk: number;
  captured: string[];
  pieces: Record<string, Record<string, number>>;
  ending: Ending | null;
  cards: Record<SideName, Cards>;
  reasons: Record<string, string>;
  waiting: Record<string, string>;
  goals: Goal[];
}

/** An option; `offered` says where it belongs on the page, `begins` names the fight that a last move begins immediately. */
export interface Option {
  notation: string;
  act: string;
  label: string;
  offered: "card" | "map" | "list";
  card: string | null;
  source: string | null;
  target: string | null;
  piece: string | null;
  die: number | null;
  odds: string | null;
  begins: string | null;
}

/** A decision without its options. `outlook` is the expected result of a raid now, `stakes` other remarks by a coach before a play. */
export interface Decision {
  side: SideName;
  ask: string;
  prompt: string;
  left: number;
  place: string | null;
  card: string | null;
  outlook: string | null;
  stakes: string[];
  begins_turn: boolean;
  automatic: boolean;
}

/** A change on the board caused by an event: how many pieces a place gains or loses. */
export interface Change {
  piece: string;
  place: string;
  by: number;
}

/** A line of the log: the kind of its event, its text, changes on the board, and its fields. */
export interface Line {
  kind: string;
  text: string;
  changes: Change[];
  side?: SideName;
  card?: string | null;
  cards?: string[] | null;
  place?: string | null;
  piece?: string;
  source?: string;
  target?: string;
  count?: number;
  dice?: number[];
  hit?: number;
  change?: number;
  total?: number;
  year?: number;
  season?: string;
  purpose?: string;
  outcome?: string;
  reason?: string;
}

/** A card, which never changes. */
export interface Card {
  name: string;
  side: SideName;
  kind: string;
  copies: number;
  when: string;
  effect: string;
}

/** Facts that never change. */
export interface Facts {
  cards: Card[];
  nations: Record<string, "friend" | "enemy" | "ally">;
  owners: Record<string, SideName>;
  gold: number;
  frigates: number;
  years: number[];
  seasons: string[];
}

/** A ship or a unit in a fight, in its initial condition; it takes part from a given step on. */
export interface Unit {
  number: number;
  piece: string;
  damaged: boolean;
  step: number;
}

/** The infantry in a city behind a naval fight, which takes no part in it. */
export interface Garrison {
  piece: string;
  count: number;
}

/** One side of a fight. `tally` describes its losses. */
export interface Force {
  side: SideName;
  name: string;
  units: Unit[];
  garrison: Garrison | null;
  tally: string;
}

/** Dice rolled in a fight; those showing `hit` or more hit. */
export interface Roll {
  side: SideName;
  by: string;
  dice: number[];
  hit: number;
  hits: number;
  result: string;
  needs: string;
}

/** A unit is damaged or lost. */
export interface Blow {
  unit: number;
  lost: boolean;
}

/** A step of a fight and line of the log: dice, a battle card, or their result. */
export interface Step {
  line: number;
  round: number;
  roll: Roll | null;
  card: string | null;
  blows: Blow[];
  text: string;
}

/** A fight up to now. */
export interface Scene {
  line: number;
  kind: string;
  title: string;
  place: string;
  date: string;
  active: SideName;
  forces: Force[];
  steps: Step[];
  over: boolean;
}

/** A season of a finished war: the standing at its end, and notable events. */
export interface Moment {
  year: number;
  season: string;
  line: number;
  gold: number;
  sunk: number;
  notes: string[];
}
