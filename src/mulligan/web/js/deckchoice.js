// Which deck somebody sits down with: one of their own, one that comes with the game, or any.
import { html } from "../vendor/preact-htm.js";
import { kept, titleOf } from "./shelf.js";

/**
 * @param {{game: string, decks: string[], titles: Record<string, string>, deck: string, choose: (deck: string) => void, words: any}} props
 */
export function DeckChoice({ game, decks, titles, deck, choose, words }) {
  return html`<label>${words.ui.your_deck}
    <select value=${deck} onChange=${(/** @type {any} */ event) => choose(event.currentTarget.value)}>
      <option value="">${words.ui.surprise}</option>
      ${Object.keys(kept(game)).map((one) => html`<option value=${one} key=${one}>${one}</option>`)}
      ${decks.map((one) => html`<option value=${one} key=${one}>${titleOf(one, titles)}</option>`)}
    </select></label>`;
}

/** A deck as the server is asked for it: by its list, or by its name. @param {string} game @param {string} deck */
export function deckAsked(game, deck) {
  const own = kept(game);
  return deck in own ? { text: own[deck] } : { name: deck };
}
