// What others do is shown at a pace that can be followed, and can be looked at again; it never keeps anybody from acting.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const KEPT = 300; // views that can be looked at again

export class Pace {
  /** @param {(view: any) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {any[]} */
    this.waiting = [];
    /** @type {any[]} */
    this.past = [];
    /** @type {any} */
    this.latest = null;
    this.timer = 0;
  }

  /** Something happened. @param {any} view @param {boolean} whole the table is told anew */
  push(view, whole) {
    const before = this.latest;
    this.latest = view;
    if (whole || !before || still.matches || document.hidden) {
      this.waiting = [];
      clearTimeout(this.timer);
      this.timer = 0;
      this.now(view);
      return;
    }
    this.waiting.push(view);
    if (!this.timer) this.next();
  }

  next() {
    const view = this.waiting.shift();
    if (!view) {
      this.timer = 0;
      return;
    }
    const before = this.past.at(-1);
    const lines = before ? view.log.slice(before.log.length).filter((/** @type {any} */ line) => line.words).length : 0;
    this.now(view);
    const own = before?.decision?.options !== undefined;
    const wait = lines === 0 || own ? 0 : Math.min(900, 350 + lines * 120) / Math.max(1, this.waiting.length / 3);
    this.timer = window.setTimeout(() => this.next(), wait);
  }

  /** Show at once all that has happened. */
  hurry() {
    clearTimeout(this.timer);
    this.timer = 0;
    const last = this.waiting.at(-1);
    this.past.push(...this.waiting.slice(0, -1));
    this.waiting = [];
    if (last) this.now(last);
  }

  /** @param {any} view */
  now(view) {
    this.past = [...this.past.slice(-KEPT), view];
    this.show(view);
  }
}
