// Keeps what lies in a row in the order of its places, without searching the row.

/**
 * The row is passed through from the first place to the last; what is added at a place comes after
 * all that is there already.
 * @template T
 */
export class Order {
  constructor() {
    /** What lies at each place, in order. @type {Map<string, T[]>} */
    this.places = new Map();
    this.place = "";
    /** The last before the current place. @type {T | null} */
    this.before = null;
  }

  /** Start again before the first place. */
  start() {
    this.place = "";
    this.before = null;
  }

  /** Pass on to a later place. @param {string} place */
  enter(place) {
    this.before = this.last();
    this.place = place;
  }

  /** The last up to the current place. @returns {T | null} */
  last() {
    return this.places.get(this.place)?.at(-1) ?? this.before;
  }

  /**
   * Add something at the current place.
   * @param {T} item
   * @returns {T | null} what it follows; null if it is the first of all
   */
  add(item) {
    const after = this.last();
    const there = this.places.get(this.place);
    if (there) there.push(item);
    else this.places.set(this.place, [item]);
    return after;
  }

  /** Remove something from its place. @param {string} place @param {T} item */
  remove(place, item) {
    const left = (this.places.get(place) ?? []).filter((other) => other !== item);
    if (left.length) this.places.set(place, left);
    else this.places.delete(place);
  }
}
