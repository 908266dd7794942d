// What the page knows, in one object; whoever shows some of it is called when it changes.
import { useEffect, useState } from "../vendor/preact-htm.js";

/**
 * @template {object} State
 */
export class Store {
  /** @param {State} state */
  constructor(state) {
    this.state = state;
    /** @type {Set<() => void>} */
    this.watchers = new Set();
  }

  /** @param {Partial<State>} change */
  set(change) {
    this.state = { ...this.state, ...change };
    for (const watcher of [...this.watchers]) watcher();
  }

  /** The present state, for a component: it is drawn again when the state changes. @returns {State} */
  use() {
    const [, again] = useState(0);
    useEffect(() => {
      const watcher = () => again((/** @type {number} */ n) => n + 1);
      this.watchers.add(watcher);
      return () => {
        this.watchers.delete(watcher);
      };
    }, []);
    return this.state;
  }
}
