// A checksum that notices damage, made for reading millions of bytes as the page starts: it takes a
// third of the time of SHA-256. It does not protect against forgery, for which there is no reason:
// whoever can write the files that it guards can run scripts on this site.

/** Odd, so that multiplication by it modulo 2^32 loses nothing. */
const EVEN_FACTOR = 0x9e3779b1;
const ODD_FACTOR = 0x85ebca6b;

/**
 * Two sums of 32 bits, over the words at even and at odd places. For a given word each step maps
 * different sums to different sums, and for a given sum different words: if one word of the data
 * changes, so does the result.
 */
export class Checksum {
  constructor() {
    this.even = 1;
    this.odd = 2;
  }

  /**
   * Continue with more data.
   * @param {ArrayBufferView} data an even number of words of 32 bits, aligned to words
   */
  add({ buffer, byteOffset, byteLength }) {
    const words = new Int32Array(buffer, byteOffset, byteLength / 4);
    let { even, odd } = this;
    for (let i = 0; i < words.length; i += 2) {
      even = Math.imul(even ^ words[i], EVEN_FACTOR);
      even ^= even >>> 15;
      odd = Math.imul(odd ^ words[i + 1], ODD_FACTOR);
      odd ^= odd >>> 13;
    }
    Object.assign(this, { even, odd });
  }

  /** The sums, as two unsigned words. */
  get value() {
    return [this.even >>> 0, this.odd >>> 0];
  }
}
