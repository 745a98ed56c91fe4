// What the forces that can be activated have within reach: found one after another while a person looks at them.

import { AT } from "./places.js";

/** @typedef {import("../../types/wilderness").Approach} Approach */
/** @typedef {import("../../types/wilderness").Decision} Decision */
/** @typedef {import("../../types/wilderness").Group} Group */
/** @typedef {{fights: number, raids: number}} InReach the spaces where it would fight or besiege, and where it can raid */

/** Milliseconds for which a question stands before the first force is looked at. */
const STANDS = 700;

export class Survey {
  /**
   * @param {(option: string) => Promise<Approach[]>} reach finds where a group can go
   * @param {(space: string, found: InReach) => void} found called when all groups of a space are known
   */
  constructor(reach, found) {
    this.reach = reach;
    this.found = found;
    /** The question that it is about. @type {Decision | null} */
    this.decision = null;
    /** Where groups can go, by the notation that activates each. @type {Map<string, Approach[]>} */
    this.known = new Map();
    /** By space. @type {Map<string, InReach>} */
    this.inReach = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Begin anew with another question. @param {Decision | null} decision */
  begin(decision) {
    if (decision === this.decision) return;
    clearTimeout(this.timer);
    this.decision = decision;
    this.known.clear();
    this.inReach.clear();
    const groups = decision?.groups ?? [];
    if (groups.length) this.timer = setTimeout(() => void this.run(groups), STANDS);
  }

  /** Where a group can go; of one question each is asked for once. @param {string} notation */
  async ways(notation) {
    const { decision } = this;
    const found = this.known.get(notation) ?? (await this.reach(notation));
    if (this.decision === decision) this.known.set(notation, found);
    return found;
  }

  /** What a group has within reach, once that is known. @param {string} notation @returns {InReach | undefined} */
  of(notation) {
    const ways = this.known.get(notation);
    return ways && count(ways);
  }

  /** @param {Group[]} all */
  async run(all) {
    const { decision } = this;
    const spaces = [...new Set(all.map(({ space }) => space))];
    for (const space of spaces.filter((place) => place in AT)) {
      const groups = all.filter((group) => group.space === space);
      /** @type {Approach[]} */
      const reach = [];
      for (const { option } of groups) {
        reach.push(...(await this.ways(option)));
        if (this.decision !== decision) return;
      }
      const counted = count(reach);
      this.inReach.set(space, counted);
      this.found(space, counted);
    }
  }
}

/**
 * In how many spaces somebody would fight or besiege, and in how many raid.
 * @param {Approach[]} reach of several groups
 * @returns {InReach}
 */
export function count(reach) {
  const met = reach.filter(({ passes }) => !passes);
  const spaces = (/** @type {(arrival: Approach["arrival"]) => boolean} */ fits) =>
    new Set(met.filter(({ arrival }) => fits(arrival)).map(({ space }) => space)).size;
  return {
    fights: spaces((arrival) => arrival !== "rest" && arrival !== "raid"),
    raids: spaces((arrival) => arrival === "raid"),
  };
}
