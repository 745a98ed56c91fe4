// The sizes of what stands on the sheet, in its units; the layout keeps that much room for each.

/** A space with what belongs to it: its symbol, works, and markers at its corners. */
export const CORE = 46;
/** A force beside a space. */
export const FORCE = { width: 42, height: 38 };
/** A force with its strength where the names of a level are shown, no smaller on the screen than can be read. */
export const DISTANT = {
  far: { width: 80, height: 46 },
  farther: { width: 116, height: 66 },
  farthest: { width: 125, height: 112 },
};
/** A force within a fort. */
export const INSIDE = { width: 32, height: 29 };
/** A fort, a stockade, or one under construction. */
export const WORKS = 36;
/** A marker. */
export const MARKER = 17;
/** Half the size of the symbol of a space. */
export const SYMBOL = 16;
/** Half the size of that of a fortress. */
export const FORTRESS = 22;

/**
 * The flag of besiegers as it is seen from afar: the foot of its pole from the middle of its fort, then its cloth from
 * there, in terms of the size of names.
 */
export const RAISED = { foot: [21.6, -16.2], top: 1.32, width: 1.14, height: 0.9 };

/** The size of names, by level. */
export const LETTERS = { farthest: 92, farther: 42.5, far: 27, near: 18.7 };
/** The size of the name of a nation, and how far its letters stand apart, in terms of it. */
export const [NATION, SPACED] = [12, 0.12];
/** The names of rivers. */
export const RIVER_LETTERS = { size: 12.5, spacing: 0.06 };
/** The height of a line of text, in terms of its size. */
export const LINE = 1.04;

/** The breadth of letters in terms of their size: of the broadest of the faces used. */
const BREADTHS = /** @type {[letters: string, breadth: number][]} */ ([
  [" '’ijlît", 0.38],
  ["IJÎfr-", 0.47],
  ["cesaSéèçvxgyzk", 0.6],
  ["bdhnopquEFTLP", 0.66],
  ["mMW", 1.03],
  ["w", 0.86],
]);

/** The breadth of a text, or a little more. @param {string} text @param {number} size */
export function breadth(text, size) {
  const sum = Array.from(
    text,
    (letter) => BREADTHS.find(([all]) => all.includes(letter))?.[1] ?? 0.77,
  );
  return sum.reduce((one, other) => one + other, 0) * size;
}
