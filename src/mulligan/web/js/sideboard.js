// Between two games of a match: cards of the deck laid aside for others that were brought.
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { ask } from "./connection.js";
import { Dialog } from "./dialogs.js";
import { glyph } from "./glyphs.js";

/** @typedef {{count: number, name: string, title?: string}} Line */

/** @param {Line} line */
const shown = (line) => line.title ?? line.name;

/** So many cards. @param {Line[]} lines */
const size = (lines) => lines.reduce((sum, one) => sum + one.count, 0);

/** A list with one more of a card, or one fewer. @param {Line[]} lines @param {string} name @param {number} by @param {string} [title] @returns {Line[]} */
function changed(lines, name, by, title) {
  const found = lines.find((one) => one.name === name);
  const count = (found?.count ?? 0) + by;
  if (!found) return [...lines, { count, name, title }].sort((one, other) => shown(one).localeCompare(shown(other), document.documentElement.lang));
  return lines.map((one) => (one === found ? { ...one, count } : one)).filter((one) => one.count > 0);
}

/** @param {{table: string, token: string, game: number, words: any, say: (saying: any) => Promise<any>}} props */
export function Sideboard({ table, token, game, words, say }) {
  const [deck, setDeck] = useState(/** @type {{cards: Line[], side: Line[], unlimited: Line[]} | null} */ (null));
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const [kept, setKept] = useState(false);
  useEffect(() => {
    setKept(false);
    ask(`tables/${table}/deck`, undefined, token).then(setDeck).catch(() => setDeck(null));
  }, [table, token, game]);
  if (!deck || deck.side.length + deck.unlimited.length === 0) return null;
  const isFree = (/** @type {string} */ name) => deck.unlimited.some((one) => one.name === name);
  const move = (/** @type {Line} */ { name, title }, /** @type {number} */ into) => {
    setProblem("");
    setDeck({ ...deck, cards: changed(deck.cards, name, into, title), side: isFree(name) ? deck.side : changed(deck.side, name, -into, title) });
  };
  const keep = async () => {
    const told = await say({ type: "sideboard", cards: deck.cards.map((one) => [one.count, one.name]) });
    if (told.type === "refused") {
      setProblem(told.reason);
      return;
    }
    setProblem("");
    setKept(true);
    setOpen(false);
  };
  const list = (/** @type {Line[]} */ lines, /** @type {string} */ title, /** @type {number} */ into, /** @type {string} */ does) => html`<section aria-label=${title}>
    <h3>${title} <span class="quiet small">${size(lines)}</span></h3>
    <ul>${lines.map((one) => html`<li key=${one.name}><span><b>${one.count}</b> ${shown(one)}</span>
      <button type="button" aria-label="${does}${words.ui.colon}${shown(one)}" title=${does} onClick=${() => move(one, into)}>${glyph(into > 0 ? "plus" : "minus")}</button></li>`)}</ul>
  </section>`;
  return html`<div class="padded"><button type="button" class="wide" onClick=${() => setOpen(true)}>${glyph("deck")} ${words.ui.change_deck}</button>
    ${kept && html`<p class="small good" role="status">${glyph("check")} ${words.ui.deck_changed}</p>`}</div>
    ${open && html`<${Dialog} title=${words.ui.change_deck} label=${words.ui.close} close=${() => setOpen(false)}>
      <p class="quiet small">${words.ui.change_deck_about}</p>
      <div class="swapping">${list(deck.cards, words.ui.in_deck, -1, words.ui.lay_aside)}${list(deck.side, words.ui.in_sideboard, 1, words.ui.take_in)}</div>
      ${deck.unlimited.length > 0 && html`<p class="line">${deck.unlimited.map((one) => html`<button type="button" key=${one.name} onClick=${() => move(one, 1)}>${glyph("plus")} ${shown(one)}</button>`)}</p>`}
      ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
      <button type="button" class="strong wide" onClick=${keep}>${words.ui.use_deck}</button></${Dialog}>`}`;
}
