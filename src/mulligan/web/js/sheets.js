// What stands on cards, fetched once by name and kept.
import { ask } from "./connection.js";
import { language } from "./language.js";
import { Store } from "./store.js";

const MOST = 40; // cards asked for at once

/** @type {Store<{known: Record<string, any>}>} */
export const sheets = new Store({ known: {} });

/** @type {Set<string>} */
const asked = new Set();
/** @type {Map<string, Set<string>>} */
const wanted = new Map();
let planned = false;

/** @param {string} game @param {string} name @param {string} [number] */
const keyOf = (game, name, number) => `${language.state.tag} ${game}/${number || name}`;

/**
 * What stands on a card, or nothing until the server has told it.
 * @param {string} game @param {{name: string, number?: string}} card
 */
export function sheetOf(game, card) {
  const key = keyOf(game, card.name, card.number);
  const found = sheets.state.known[key];
  if (found || asked.has(key)) return found;
  asked.add(key);
  wanted.set(game, (wanted.get(game) ?? new Set()).add(card.number || card.name));
  if (!planned) {
    planned = true;
    setTimeout(fetchWanted, 0);
  }
  return undefined;
}

/** What a card is called in the reader's language, by its name. @param {string} game @param {string} name */
export const titleFor = (game, name) => (name ? (sheetOf(game, { name })?.title ?? name) : "");

async function fetchWanted() {
  planned = false;
  const now = [...wanted];
  wanted.clear();
  for (const [game, names] of now) {
    const query = [...names].map((name) => `name=${encodeURIComponent(name)}`);
    for (let start = 0; start < query.length; start += MOST) {
      const told = await ask(`games/${game}/cards?${query.slice(start, start + MOST).join("&")}`).catch(() => ({ cards: [] }));
      /** @type {Record<string, any>} */
      const known = { ...sheets.state.known };
      [...names].slice(start, start + MOST).forEach((name, i) => {
        if (told.cards[i]) known[keyOf(game, name)] = told.cards[i];
      });
      sheets.set({ known });
    }
  }
}
