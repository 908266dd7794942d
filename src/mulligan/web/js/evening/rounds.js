// The rounds of an evening: one's own match, the others, the standings.
import { html } from "../../vendor/preact-htm.js";
import { glyph } from "../glyphs.js";
import { Missing, Presence } from "./missing.js";

/** The rounds, one's own table, the standings. @param {any} props */
export function Rounds({ told, words, act, token }) {
  const now = told.rounds.at(-1) ?? [];
  const gone = new Set(told.players.filter((/** @type {any} */ one) => one.left).map((/** @type {any} */ one) => one.name));
  const mine = now.find((/** @type {any} */ one) => one.yours && !one.played && one.table);
  return html`${told.winner && html`<p class="asks" role="status">${glyph("crown")} ${told.winner}</p>`}
    ${mine && html`<p><a class="button strong wide" href="#/table/${mine.table}/${token}">${words.ui.to_your_match}</a></p>`}
    ${!told.winner && !mine && html`<p role="status">${words.ui.others_play}</p>`}
    ${told.rounds.map((/** @type {any[]} */ round, /** @type {number} */ i) => html`<section key=${i} aria-label="${words.ui.round} ${i + 1}"><h2>${words.ui.round} ${i + 1}</h2>
      <ul class="seats matches">${round.map((one, j) => html`<li key=${j} class=${one.yours ? "mine" : ""}><span>${one.seats.map((/** @type {number} */ seat, /** @type {number} */ k) => html`${k > 0 ? " – " : ""}${told.players[seat].name}${!one.played && html`<${Presence} player=${told.players[seat]} words=${words} />`}`)}</span> <b>${one.played ? `${one.wins.join(" : ")}${one.draws ? ` (${one.draws})` : ""}` : "…"}</b>
        ${one.table && !one.played && !one.yours && html`<a class="chip" href="#/table/${one.table}//watch">${glyph("eye")} ${words.ui.watch_it}</a>`}
        ${i === told.rounds.length - 1 && !one.played && one.seats.map((/** @type {number} */ seat) => html`<${Missing} key=${seat} told=${told} seat=${seat} words=${words} act=${act} match />`)}
        ${one.table && told.state === "over" && html`<a class="chip" href="#/replay/${one.table}/1">${words.ui.replay}</a>`}</li>`)}</ul></section>`).reverse()}
    <section aria-label=${words.ui.standings}><h2>${words.ui.standings}</h2><ol class="seats matches standings">${told.standings.map((/** @type {any} */ one) => html`<li key=${one.name} class=${one.name === told.players[told.you]?.name ? "mine" : ""}><span>${one.name}${gone.has(one.name) && html` <span class="quiet small">${words.ui.has_left}</span>`}</span> <span class="quiet small">${one.won}–${one.lost}${one.drawn ? `–${one.drawn}` : ""}</span> <b>${one.points}</b></li>`)}</ol></section>`;
}
