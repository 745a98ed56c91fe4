// Notices when something that ought to give signs of life has stopped.

/**
 * Milliseconds of silence. Slow lines and slow devices are not silent: what arrives is reported
 * piece by piece, and the stages of starting one by one.
 */
const SILENCE = 30_000;

export class Watchdog {
  /** @param {() => void} bark called after a silence */
  constructor(bark) {
    this.bark = bark;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.reset();
  }

  /** There was a sign of life. */
  reset() {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.bark, SILENCE);
  }

  /** Nothing more is expected. */
  stop() {
    clearTimeout(this.timer);
  }
}
