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

/** @param {string} game @param {string} name @param {any} own @returns {{colours: string[], letters: string}} the colours of a card, and their letters */
function coloursOf(game, name, own) {
  const sheet = sheetOf(game, { name });
  const drawing = sheet && layoutOf(game).drawing(sheet, null, own);
  return { colours: drawing?.colours ?? [], letters: drawing?.letters ?? "" };
}

/**
 * Cards in order: by what they cost, or by colour first and then by that.
 * @param {[string, number][]} lines @param {"cost" | "colour"} by @param {string} game @param {any} own
 */
export function inOrder(lines, by, game, own) {
  const colour = (/** @type {string} */ name) => {
    const { colours } = coloursOf(game, name, own);
    return colours.length === 1 ? `1 ${colours[0]}` : colours.length ? `2 ${colours.join(" ")}` : "3";
  };
  const title = (/** @type {string} */ name) => titleFor(game, name);
  return [...lines].sort(([one], [other]) =>
    (by === "colour" ? colour(one).localeCompare(colour(other)) : 0) || costOf(game, one) - costOf(game, other)
      || title(one).localeCompare(title(other), document.documentElement.lang));
}

/** A card's colours as a small sign with their letters. @param {string} game @param {string} name @param {any} own */
export function colourSign(game, name, own) {
  const { colours, letters } = coloursOf(game, name, own);
  const [first, second] = colours.length ? [colours[0], colours[1] ?? colours[0]] : ["colourless", "colourless"];
  return html`<span class="colour-sign" style="--c1: var(--${first}); --c2: var(--${second})" title=${letters} aria-hidden="true"></span>`;
}

/** How cards are put in order. @param {{by: string, change: (by: "cost" | "colour") => void, words: any}} props */
export const Order = ({ by, change, words }) => html`<div class="order" role="group" aria-label=${words.ui.order}>
  ${/** @type {const} */ (["cost", "colour"]).map((one) => html`<button type="button" class="chip" key=${one} aria-pressed=${by === one ? "true" : "false"} onClick=${() => change(one)}>${words.ui[`by_${one}`]}</button>`)}</div>`;

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
