// The session: what its messages hold. Made by scripts/protocol.py from the Python types; do not edit.

export type Do = "new" | "load" | "open" | "show" | "sit" | "choose" | "resolve" | "undo" | "redo" | "replay" | "fork" | "fight" | "link" | "position" | "record" | "facts" | "lesson";

/** How much of the log the page already has. */
export interface LogHeld {
  key: string;
  count: number;
}

/** A request to a session: what to do, with its arguments. */
export interface Request {
  do: Do;
  log?: LogHeld;
  game?: string;
  setup?: Record<string, any>;
  seed?: number;
  record?: string;
  text?: string;
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

/** The part of the log that the page does not have. Each line has the `kind` of its event, its `text`, and the event's fields. The lines from `start` on replace whatever the page has from there on; if the page has the log of another `key`, `start` is 0. */
export interface Log {
  key: string;
  start: number;
  lines: any[];
}

/** What the person at the device may know, and nothing else. `board`, `decision`, `options`, `scene` and `course` (of a finished game) are specific to the game, though each option has its `notation`, and a `label` for a button. `turn` is the seat that decides, `prompt` describes the decision. `players` are the computer players by seat; `thinks` is the seat that decides if it has one of them. `since` is the first line of the log after this seat's last choice that had an effect; `headline` says in one line what the other seats did last. `plan` is what a seat wants, in a few sentences, at its first choice in a new game. */
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
  headline: string;
  plan: string[];
  board: any;
  decision: any | null;
  options: any[];
  scene: any | null;
  course: any | null;
  log: Log;
  since: number;
  undo: boolean;
  redo: boolean;
  further: boolean;
  barred: string;
  lesson: Lesson | null;
}

/** The lesson in progress: the current step of a lesson of several; the outcome, empty until it is over. */
export interface Lesson {
  name: string;
  step: string;
  outcome: string;
}

/** The last choice before a moment: its seat, and the choice if the reader may know it. */
export interface Chosen {
  by: string | null;
  choice: string | null;
}

/** A moment in a replay: after `at` of `of` choices. `lines` is the length of the log at that moment; the last choice added those from `since` on. */
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

/** What begins at a moment of a game: a turn, a round, or a fight; also the end of a fight. */
export interface Mark {
  seat: string | null;
  turn: boolean;
  round: boolean;
  fight: boolean;
}

/** Facts that never change: about the program, and about each game; `players` are the display names of the computer players, weakest first. */
export interface Facts {
  longest_record: number;
  players: Record<string, string>;
  games: Record<string, any>;
}

/** A session's answer. `changed` says whether the game has changed, of an error, too: it may have been impossible to show what came of a choice. `at` is the moment that an opened link points to. */
export interface Answer {
  ok: boolean;
  changed: boolean;
  table: Table | null;
  error?: string;
  note?: string;
  at?: number;
  record?: string;
  link?: string;
  moment?: Moment;
  marks?: Mark[];
  fight?: any;
  facts?: Facts;
}

/** A computer player's evaluation of an option. `said` is a description of `choice`, `visits` how often it was tried; `value` is the winning chance of the seat that decides, with a draw as half a win; `why`, if reasons were asked for, says how the board will differ by the seat's next turn from that after the other options. */
export interface Thought {
  choice: string;
  said: string;
  visits: number;
  value: number;
  why: string;
}

/** A computer player's evaluation of the options so far, best first; `share` is the part of its thinking that is done. `facts` are the current values of what people care about; `changed` describes the changes since the facts that came with the request; `reason` is a sentence that says why the first option is recommended, if reasons were asked for. */
export interface Thoughts {
  done: boolean;
  share: number;
  thoughts: Thought[];
  reason: string;
  facts: number[];
  changed: string;
}

/** The evaluation of a choice in a finished game. `at` is the number of choices before it; `chance` is the first seat's winning chance at that point; `better` is the best choice, equal to `chosen` if none was notably better, and `cost` the difference. `when` is the time of the choice in words, `period` what it falls in, such as a year. */
export interface Verdict {
  at: number;
  seat: string;
  chance: number;
  chosen: string;
  better: string;
  cost: number;
  when: string;
  period: string;
}

/** What a seat's choices cost it over a game, and what luck gave it, in winning chances. */
export interface Fortune {
  seat: string;
  mistakes: number;
  luck: number;
}

/** What followed a choice otherwise than expected. `at` is the number of choices before it; `luck` is what it gave the first seat, in winning chances. */
export interface Stroke {
  at: number;
  luck: number;
}

/** The analysis of a game so far: the verdicts that are new since the previous answer, and the result of the game, as the first seat's chance. */
export interface Analysis {
  done: boolean;
  ended: number;
  share: number;
  verdicts: Verdict[];
  turning_points: number[];
  fortunes: Fortune[];
  strokes: Stroke[];
}

/** A game to be saved: its record, with hidden information, and a summary, without any; None if the game cannot be summarized. */
export interface Kept {
  record: string;
  summary: Summary | null;
}

/** The entry of a game in a list of games. */
export interface Summary {
  game: string;
  setup: Record<string, any>;
  players: Record<string, string>;
  choices: number;
  over: boolean;
  board: any;
}
