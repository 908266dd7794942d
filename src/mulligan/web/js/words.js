// The words of the page and of a game's table, told by the server, so that no language stands in this code.
import { ask } from "./connection.js";

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * The words of a game, by sort: ui, zone, phase, state, sheet, type, keyword. A word that is missing is its own key.
 * @param {string} game
 */
export function wordsOf(game) {
  let found = asked.get(game);
  if (!found) {
    found = ask(`words?game=${encodeURIComponent(game)}`).then((told) => {
      /** @type {Record<string, any>} */
      const words = {};
      for (const sort of ["ui", "zone", "phase", "state", "sheet", "type", "keyword"]) words[sort] = lenient(told[sort] ?? {});
      return words;
    });
    asked.set(game, found);
  }
  return found;
}

/** @param {Record<string, string>} words */
const lenient = (words) =>
  new Proxy(words, { get: (all, key) => all[String(key).replaceAll("_", "-")] ?? String(key).replaceAll("-", " ").replaceAll("_", " ") });
