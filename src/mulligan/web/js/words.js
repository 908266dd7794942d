// The words of the page and of a game's table, told by the server, so that no language stands in this code.
import { ask } from "./connection.js";
import { language } from "./language.js";

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * The words of a game, by sort: ui, zone, phase, state, sheet, type, keyword. A word that is missing is its own key.
 * @param {string} game
 */
export function wordsOf(game) {
  const key = `${language.state.tag} ${game}`;
  let found = asked.get(key);
  if (!found) {
    found = ask(`words?game=${encodeURIComponent(game)}`).then((told) => {
      /** @type {Record<string, any>} */
      const words = {};
      for (const sort of ["ui", "zone", "phase", "state", "sheet", "keyword"]) words[sort] = lenient(told[sort] ?? {});
      words.short = told.short ?? {};
      words.deck = told.deck ?? {};
      words.quiet = new Set(told.quiet ?? []);
      words.term = told.term ?? {};
      words.alike = new Map((told.alike ?? "").match(/../gu)?.map((/** @type {string} */ pair) => [...pair]));
      Object.assign(words, { language: told.language, languages: told.languages, note: told.note });
      document.documentElement.lang = told.language;
      return words;
    });
    asked.set(key, found);
  }
  return found;
}

/** @param {Record<string, string>} words */
const lenient = (words) =>
  new Proxy(words, { get: (all, key) => all[String(key).replaceAll("_", "-")] ?? String(key).replaceAll("-", " ").replaceAll("_", " ") });

/** A word that stands on cards (a type, a classification, a colour) as the game calls it. @param {string} text @param {any} words */
export const term = (text, words) => words.term[text.toLowerCase()] ?? text;

/** A text whose wide numbers no line tears: ＋１/＋１. @param {string} text */
export const whole = (text) => text.replace(/[＋－０-９Ｘ][＋－０-９Ｘ/]+/g, (number) => [...number].join("\u2060"));

/** A text as it is searched: width, case, Simplified or Traditional make no difference. @param {string} text @param {any} words */
export const even = (text, words) => [...text.normalize("NFKC").toLowerCase()].map((letter) => words.alike.get(letter) ?? letter).join("");

/** The language of a card's name, where it is not the reader's own. @param {any} sheet @param {any} words */
export const nameLanguage = (sheet, words) => (words.language !== "en" && (sheet.title ?? sheet.name) === sheet.name ? "en" : undefined);

/** A keyword with its number, as the game calls it: "challenger 3" is Challenger 3. @param {string} keyword @param {any} words */
export function keywordName(keyword, words) {
  const [, name, number] = /** @type {RegExpMatchArray} */ (keyword.match(/^(.*?)( \d+)?$/));
  return (words.term[name.toLowerCase()] ?? words.keyword[name.replaceAll(" ", "-")]) + (number ?? "");
}
