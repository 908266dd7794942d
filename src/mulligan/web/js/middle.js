// What lies for all between the players: what waits to resolve, cards that are being played or that concern everybody.
import { html } from "../vendor/preact-htm.js";
import { cardButton } from "./board.js";
import { glyph } from "./glyphs.js";
import { titleFor } from "./sheets.js";

/** What waits to resolve, the next one first. @param {{waiting: any[], game: string, words: any}} props */
function Waiting({ waiting, game, words }) {
  if (!waiting.length) return null;
  return html`<ol class="waiting" aria-label=${words.ui.waiting}>
    ${waiting.map((one, i) => html`<li key=${i} data-thing="waiting ${one.card}">
      <b>${titleFor(game, one.name ?? "")}</b> <span class="quiet">${one.player}</span>${one.text && html`<div class="small">${one.text}</div>`}
    </li>`)}
  </ol>`;
}

/** @param {{scene: import("./board.js").Scene}} props */
export function Middle({ scene }) {
  const { view, layout, words } = scene;
  const cards = layout.between(view);
  const about = layout.aboutBetween?.(view, words) ?? [];
  return html`<${Waiting} waiting=${layout.waiting(view)} game=${view.game} words=${words} />
    ${cards.length > 0 && html`<div class="between cards-${cards.length}" role="group" aria-label=${words.zone[layout.middle] ?? words.ui.between}>
      ${cards.map((/** @type {any} */ card) => cardButton(scene, [card], card.large ? "hand" : "board"))}
    </div>`}
    ${about.length > 0 && html`<div class="about-between">${about.map((/** @type {any} */ one) =>
      html`<span class=${one.told ? "told" : ""} key=${one.key ?? "told"}>${glyph(one.sign)} ${one.told ?? html`${words.zone[one.key]}${words.ui.colon}<b>${one.value}</b>`}</span>`)}</div>`}`;
}
