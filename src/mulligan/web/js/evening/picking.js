// A draft at work: the pack in hand, what one has picked, and who sits around the table.
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { face, spoken } from "../card.js";
import { layoutOf } from "../games.js";
import { sheetOf } from "../sheets.js";
import { cardName, colourSign, costOf, counted, inOrder, Order } from "./cards.js";
import { Countdown } from "./countdown.js";
import { Missing, Presence } from "./missing.js";

/** A card as a button. @param {string} game @param {string} name @param {any} own @param {(event: any) => void} pick @param {string} does @param {boolean} free */
function cardChoice(game, name, own, pick, does, free) {
  const sheet = sheetOf(game, { name });
  if (!sheet) return html`<button type="button" disabled=${!free} onClick=${pick}>${name}</button>`;
  const drawing = layoutOf(game).drawing(sheet, null, own);
  return html`<button type="button" class="pickable" disabled=${!free} aria-label="${does}${own.ui.colon}${spoken(drawing, own)}" onClick=${pick}>${face(drawing, "large")}</button>`;
}

/** The pack in hand, and what one has. @param {any} props */
export function Picking({ told, words, own, act }) {
  const { draft } = told;
  const [busy, setBusy] = useState(false);
  const [by, setBy] = useState(/** @type {"cost" | "colour"} */ ("colour"));
  const pack = useRef(/** @type {any} */ (null));
  const picked = useRef(false);
  useEffect(() => {
    if (!picked.current || busy || !draft.options.length) return;
    picked.current = false; // the next pack is looked at from its beginning
    if (pack.current?.getBoundingClientRect().top < 0) pack.current.scrollIntoView({ block: "start" });
    pack.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [draft.round, draft.pick, draft.options.length, busy]);
  if (told.you < 0) return html`<${Table} told=${told} words=${words} act=${act} />`;
  const pick = (/** @type {string} */ card, /** @type {any} */ event) => {
    if (event.detail > 1) return; // the second of two quick clicks is meant for no card of the next pack
    setBusy(true);
    picked.current = true;
    act("picks", { card, number: draft.pool.length + 1 }).finally(() => setBusy(false));
  };
  return html`<p class="line pick-line" role="status"><b>${words.ui.pack_number} ${draft.round} / ${draft.rounds}</b> <span>${words.ui.pick_number} ${draft.pick}</span>
      <span class="quiet">${draft.options.length ? `${glyphless(draft.passing)} ${draft.to}` : words.ui.others_pick}</span>
      <${Countdown} left=${draft.options.length ? told.left : null} told=${told} words=${words} /></p>
    <ul class="catalog pack" ref=${pack} aria-label=${words.ui.the_pack}>${counted(draft.pack).map(([card, count]) => html`<li key=${card}>${cardChoice(told.game, card, own, (event) => pick(card, event), words.ui.pick, draft.options.length > 0 && !busy)}${count > 1 && html`<span class="small">× ${count}</span>`}</li>`)}</ul>
    <section aria-label=${words.ui.your_pool}><h2>${words.ui.your_pool} <span class="quiet small">${draft.pool.length}</span></h2>
      <${Order} by=${by} change=${setBy} words=${words} />
      <ul class="pool">${inOrder(counted(draft.pool), by, told.game, own).map(([card, count]) => html`<li key=${card}>${colourSign(told.game, card, own)}${count > 1 ? `${count} ` : ""}${cardName(told.game, card)} <span class="quiet small">${costOf(told.game, card)}</span></li>`)}</ul></section>
    <${Table} told=${told} words=${words} act=${act} />`;
}

/** Which way packs go. @param {string} way */
const glyphless = (way) => (way === "left" ? "→" : "←");

/** Everybody around the table: how many cards each has, and who still picks. @param {{told: any, words: any, act: any}} props */
function Table({ told, words, act }) {
  return html`<section aria-label=${words.ui.the_table}><h2>${words.ui.the_table}</h2>
    <ol class="pool">${told.draft.players.map((/** @type {any} */ one, /** @type {number} */ seat) => html`<li key=${seat}>${one.name} <span class="quiet small">${one.cards}${one.picks ? " …" : ""}</span><${Presence} player=${told.players[seat]} words=${words} /> <${Missing} told=${told} seat=${seat} words=${words} act=${act} /></li>`)}</ol></section>`;
}

