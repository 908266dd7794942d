// A card seen large: all its text, its state and why its numbers are what they are.
import { html } from "../vendor/preact-htm.js";
import { face } from "./card.js";
import { titleFor } from "./sheets.js";
import { Store } from "./store.js";

/** What is looked at, apart from the table, so that looking draws nothing else anew. @type {Store<{at: any}>} */
export const looking = new Store({ at: null });

/** @param {{words: any}} props */
export function Large({ words }) {
  const { at } = looking.use();
  if (!at) return null;
  const { drawing, live, sheet, side, game } = at;
  const causes = live?.changes ?? [];
  return html`<aside class="large ${side}" aria-hidden="true">
    ${face(drawing, "large")}
    <div class="about">
      ${(sheet?.reminders ?? []).map((/** @type {any} */ one) => html`<p><b>${one.name}</b> ${one.text}</p>`)}
      ${causes.map((/** @type {any} */ one) => html`<p>${words.sheet[one.what] ?? one.what}${one.amount !== undefined ? ` ${one.amount > 0 ? "+" : ""}${one.amount}` : ""} ${one.text ?? ""}${one.name ? html` <span class="quiet">(${titleFor(game, one.name)})</span>` : ""}</p>`)}
      ${drawing.under.length > 0 && html`<p>${words.state.under}${words.ui.colon}${drawing.under.map((/** @type {string} */ one) => titleFor(game, one)).join(words.ui.comma)}</p>`}
    </div>
  </aside>`;
}
