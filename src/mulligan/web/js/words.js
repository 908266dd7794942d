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
      words.short = told.short ?? {};
      words.quiet = new Set(told.quiet ?? []);
      return words;
    });
    asked.set(game, found);
  }
  return found;
}

/** @param {Record<string, string>} words */
const lenient = (words) =>
  new Proxy(words, { get: (all, key) => all[String(key).replaceAll("_", "-")] ?? String(key).replaceAll("-", " ").replaceAll("_", " ") });

/** A keyword with its number, as the game calls it: "challenger 3" is Challenger 3. @param {string} keyword @param {any} words */
export function keywordName(keyword, words) {
  const [, name, number] = /** @type {RegExpMatchArray} */ (keyword.match(/^(.*?)( \d+)?$/));
  return words.keyword[name.replaceAll(" ", "-")] + (number ?? "");
}
