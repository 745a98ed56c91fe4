// The session: what its messages hold. Made by scripts/protocol.py from the Python types; do not edit.

export type Do = "new" | "load" | "open" | "show" | "sit" | "choose" | "resolve" | "undo" | "replay" | "fork" | "fight" | "link" | "position" | "record" | "facts" | "lesson";

/** How much of the log the page holds already. */
export interface LogHeld {
  key: string;
  count: number;
}

/** What is asked of a session: what to do, and what that needs. */
export interface Request {
  do: Do;
  log?: LogHeld;
  game?: string;
  setup?: Record<string, any>;
  seed?: number;
  record?: string;
  link?: string;
  players?: Record<string, string>;
  seat?: string;
  choice?: string;
  whole?: boolean;
  further?: boolean;
  at?: number;
  marks?: boolean;
  line?: number;
  lesson?: string;
  played?: boolean;
}

/** The log, as far as the page does not hold it. Each line has the `kind` of its event, its `text`, and the event's fields. The lines from `start` on replace whatever the page holds from there on; where the page holds the log of another `key`, `start` is 0. */
export interface Log {
  key: string;
  start: number;
  lines: any[];
}

/** What the person at the device may know, and nothing else. `board`, `decision`, `options`, `scene` and `course` (of a game that is over) are the game's own part, though each option has its `notation`, and a `label` for a button. `turn` is the seat that decides, `prompt` what is to be decided. `players` are the computer players by seat; `thinks` is the seat that decides where it is one of theirs. `since` is the first line of the log that followed the last choice of this seat of which anything came. */
export interface Table {
  game: string;
  setup: Record<string, any>;
  choices: number;
  seat: string | null;
  hand_over: string | null;
  players: Record<string, string>;
  thinks: string | null;
  turn: string | null;
  over: boolean;
  prompt: string;
  board: any;
  decision: any | null;
  options: any[];
  scene: any | null;
  course: any | null;
  log: Log;
  since: number;
  undo: boolean;
  further: boolean;
  lesson: Lesson | null;
}

/** The lesson that is being taken; `outcome` is how it went, empty while it goes on. */
export interface Lesson {
  name: string;
  outcome: string;
}

/** The last choice at a moment: of which seat, and what if the reader may know it. */
export interface Chosen {
  by: string | null;
  choice: string | null;
}

/** A moment of a game that is looked back on: after `at` of `of` choices. `lines` of the log had been written by then, those from `since` on by the last choice. */
export interface Moment {
  by: string | null;
  choice: string | null;
  at: number;
  of: number;
  seat: string | null;
  board: any;
  scene: any | null;
  lines: number;
  since: number;
}

/** What begins at a moment of a game: a turn, a round, or a fight, which is marked where it is over, too. */
export interface Mark {
  seat: string | null;
  turn: boolean;
  round: boolean;
  fight: boolean;
}

/** What never changes: of the house, and of each game. */
export interface Facts {
  longest_record: number;
  games: Record<string, any>;
}

/** What a session answers. After an error nothing has changed. */
export interface Answer {
  ok: boolean;
  changed: boolean;
  table: Table | null;
  error?: string;
  note?: string;
  record?: string;
  link?: string;
  moment?: Moment;
  marks?: Mark[];
  fight?: any;
  facts?: Facts;
}

/** What a computer player thinks of an option. `said` is what `choice` is called, `visits` how often it was tried; `value` is the chance of the seat that decides to win, a draw as half a win; `why` is what the option is good for, where that was asked. */
export interface Thought {
  choice: string;
  said: string;
  visits: number;
  value: number;
  why: string;
}

/** What a computer player thinks by now, of the options the best first; `share` of all its thinking is done. `facts` are what a person cares about as they stand; `changed` says how they have since others that came with the request. */
export interface Thoughts {
  done: boolean;
  share: number;
  thoughts: Thought[];
  facts: number[];
  changed: string;
}

/** What is thought of a choice of a game that is over. `at` is before which choice; `chance` that of the first seat to win then; `better` is what would have been best, the same as `chosen` where nothing was better by much, `cost` by how much. */
export interface Verdict {
  at: number;
  seat: string;
  chance: number;
  chosen: string;
  better: string;
  cost: number;
  when: string;
}

/** What its own choices cost a seat over a game, and what luck gave it, as chances to win. */
export interface Fortune {
  seat: string;
  mistakes: number;
  luck: number;
}

/** What is thought of a game so far: the verdicts that are new since the answer before, and what the game ended in, as the first seat's chance. */
export interface Analysis {
  done: boolean;
  ended: number;
  share: number;
  verdicts: Verdict[];
  turning_points: number[];
  fortunes: Fortune[];
}

/** A game for whoever keeps it: its record, which holds what is hidden, and a summary, which does not. */
export interface Kept {
  record: string;
  summary: Summary;
}

/** What a list of games says of one. */
export interface Summary {
  game: string;
  setup: Record<string, any>;
  players: Record<string, string>;
  choices: number;
  over: boolean;
  board: any;
}
