// Going on without somebody: who leaves, and who is away and waited for in vain.
import { html, useState } from "../../vendor/preact-htm.js";
import { Dialog } from "../dialogs.js";
import { glyph } from "../glyphs.js";

/** What is known of somebody beside their name: that they have left, or are not there. @param {{player: any, words: any}} props */
export function Presence({ player, words }) {
  if (player.left) return html` <span class="quiet small">${words.ui.has_left}</span>`;
  return player.away ? html` <span class="small is-away">${words.ui.is_away}</span>` : null;
}

/**
 * The way to go on without a player, where one may say so: without a match only by letting them go.
 * @param {{told: any, seat: number, words: any, act: (what: string, body: any) => void, match?: boolean}} props
 */
export function Missing({ told, seat, words, act, match }) {
  const [open, setOpen] = useState(false);
  const player = told.players[seat];
  if (!player.let_go) return null;
  const decide = (/** @type {string} */ what) => {
    setOpen(false);
    act(what, { seat });
  };
  return html`<button type="button" class="chip" aria-label="${words.ui.go_on_without}${words.ui.colon}${player.name}" onClick=${() => setOpen(true)}>${glyph("question")} ${words.ui.go_on_without}${match ? `${words.ui.colon}${player.name}` : ""}</button>
    ${open && html`<${Dialog} title=${`${words.ui.go_on_without}${words.ui.colon}${player.name}`} label=${words.ui.close} close=${() => setOpen(false)}>
      <p>${match ? words.ui.go_on_in_round : words.ui.go_on_in_draft}</p>
      ${match && html`<button type="button" class="wide" onClick=${() => decide("forfeit")}>${words.ui.match_lost}</button>`}
      <button type="button" class="strong wide" onClick=${() => decide("drop")}>${words.ui.let_go}</button></${Dialog}>`}`;
}

/** The way to leave an evening. @param {{told: any, words: any, act: (what: string, body: any) => void}} props */
export function Leave({ told, words, act }) {
  const [open, setOpen] = useState(false);
  if (told.you < 0 || ["open", "over"].includes(told.state) || told.players[told.you].left) return null;
  const leave = () => {
    setOpen(false);
    act("drop", {});
  };
  return html`<p><button type="button" class="plain small" onClick=${() => setOpen(true)}>${words.ui.drop_out}</button></p>
    ${open && html`<${Dialog} title=${`${words.ui.drop_out}?`} label=${words.ui.close} close=${() => setOpen(false)}>
      <button type="button" class="strong wide" onClick=${leave}>${words.ui.drop_out}</button></${Dialog}>`}`;
}
