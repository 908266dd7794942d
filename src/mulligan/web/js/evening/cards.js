// Cards of a pool as names in a list: how many there are, what they cost, and each to be read in full.
import { html } from "../../vendor/preact-htm.js";
import { face } from "../card.js";
import { Dialog } from "../dialogs.js";
import { layoutOf } from "../games.js";
import { sheetOf, titleFor } from "../sheets.js";
import { Store } from "../store.js";

/** The cards of a list with how many there are of each. @param {string[]} cards @returns {[string, number][]} */
export const counted = (cards) => [...cards.reduce((found, card) => found.set(card, (found.get(card) ?? 0) + 1), new Map())];

/** @param {string} game @param {string} name */
export const costOf = (game, name) => Number(sheetOf(game, { name })?.converted ?? sheetOf(game, { name })?.cost) || 0;

/** The card that is being read, by name. @type {Store<{name: string}>} */
const reading = new Store({ name: "" });

/** The name of a card, which opens it. @param {string} game @param {string} name */
export const cardName = (game, name) => html`<button type="button" class="plain card-name" onClick=${() => reading.set({ name })}>${titleFor(game, name)}</button>`;

/** The card that somebody reads, over the page. @param {{game: string, words: any, own: any}} props */
export function ReadCard({ game, words, own }) {
  const { name } = reading.use();
  const sheet = name && sheetOf(game, { name });
  if (!sheet) return null;
  return html`<${Dialog} title=${titleFor(game, name)} label=${words.ui.close} close=${() => reading.set({ name: "" })}>
    <div class="read-card">${face(layoutOf(game).drawing(sheet, null, own), "large")}</div></${Dialog}>`;
}
