// A deck of forty of one's cards. What is changed is kept by the server at once, so that nothing is lost by leaving.
import { html, useRef, useState } from "../../vendor/preact-htm.js";
import { ask, download } from "../connection.js";
import { Curve } from "../curve.js";
import { glyph } from "../glyphs.js";
import { titleFor } from "../sheets.js";
import { cardName, colourSign, costOf, counted, inOrder, Order } from "./cards.js";
import { Countdown } from "./countdown.js";
import { Missing, Presence } from "./missing.js";

/** A deck of one's cards. @param {any} props */
export function Building({ told, words, own, act, path, token }) {
  const you = told.players[told.you];
  return html`${you && !you.built && !you.left ? html`<${Workbench} told=${told} words=${words} own=${own} act=${act} path=${path} token=${token} />`
    : html`<p role="status">${you?.built ? glyph("check") : ""} ${words.ui.others_build}</p>`}
    <section aria-label=${words.ui.the_table}><h2>${words.ui.the_table}</h2>
      <ol class="pool">${told.players.map((/** @type {any} */ one, /** @type {number} */ seat) => html`<li key=${seat}>${one.name} ${one.built ? glyph("check") : html`<span class="quiet small">…</span>`}<${Presence} player=${one} words=${words} /> <${Missing} told=${told} seat=${seat} words=${words} act=${act} /></li>`)}</ol></section>`;
}

/** A list as it is written in a file. @param {Iterable<[string, number]>} cards */
const lines = (cards) => [...cards].map(([name, count]) => `${count} ${name}`);

/** Cards by name with how many of each. @param {any} deck as the server tells it @returns {Map<string, number>} */
const listOf = (deck) => new Map((deck?.cards ?? []).map((/** @type {any} */ one) => [one.name, one.count]));

/** @param {any} props */
function Workbench({ told, words, own, act, path, token }) {
  const [cards, setCards] = useState(() => listOf(told.deck));
  const [before, setBefore] = useState(/** @type {Map<string, number>[]} */ ([])); // what the deck was, change by change
  const [order, setOrder] = useState(/** @type {"cost" | "colour"} */ ("cost"));
  const [review, setReview] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const keeping = useRef({ busy: false, next: /** @type {Map<string, number> | null} */ (null) });
  const free = told.deck.unlimited.map((/** @type {any} */ one) => one.name);
  const pool = new Map(counted(told.draft.pool));
  const aside = [...pool].map(([name, count]) => /** @type {[string, number]} */ ([name, count - (cards.get(name) ?? 0)])).filter(([, count]) => count > 0);
  const body = (/** @type {Map<string, number>} */ list) => ({ cards: [...list].map(([name, count]) => [count, name]) });
  const keep = async (/** @type {Map<string, number>} */ list) => {
    keeping.current.next = list;
    if (keeping.current.busy) return; // the newest is sent when the one under way has arrived
    keeping.current.busy = true;
    while (keeping.current.next) {
      const now = keeping.current.next;
      keeping.current.next = null;
      await ask(`${path}/list`, body(now), token).then(() => setProblem("")).catch((error) => setProblem(error.message));
    }
    keeping.current.busy = false;
  };
  const change = (/** @type {string} */ name, /** @type {number} */ by) => {
    const next = new Map(cards);
    const count = (next.get(name) ?? 0) + by;
    if (count > 0) next.set(name, count);
    else next.delete(name);
    turnTo(next);
    keep(next);
  };
  const turnTo = (/** @type {Map<string, number>} */ next) => {
    setBefore([...before, cards]);
    setCards(next);
  };
  const undo = () => {
    const last = /** @type {Map<string, number>} */ (before.at(-1));
    setBefore(before.slice(0, -1));
    setCards(last);
    keep(last);
  };
  const suggest = () => ask(`${path}/list`, { cards: [] }, token).then((found) => turnTo(listOf(found.deck))).catch((error) => setProblem(error.message));
  const write = () => download(`${told.format}.txt`, [...lines(cards), "", "Sideboard", ...lines(aside), ""].join("\n"));
  const size = [...cards.values()].reduce((sum, count) => sum + count, 0);
  const curve = curveOf([...cards].filter(([name]) => !free.includes(name)), told.game);
  const line = (/** @type {[string, number]} */ [name, count], /** @type {number} */ by, /** @type {string} */ does) => html`<li key=${name}><span class="card-line">${colourSign(told.game, name, own)}<b>${count}</b> ${cardName(told.game, name)}${free.includes(name) ? "" : html` <span class="quiet small">${costOf(told.game, name)}</span>`}</span>
    <button type="button" aria-label="${does}${words.ui.colon}${titleFor(told.game, name)}" title=${does} onClick=${() => change(name, by)}>${glyph(by > 0 ? "plus" : "minus")}</button></li>`;
  const sorted = (/** @type {[string, number][]} */ list) => inOrder(list, order, told.game, own);
  return html`<p class="line pick-line"><span>${words.ui.build_about}</span> <${Countdown} left=${told.left} told=${told} words=${words} /></p>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <div class="line"><${Order} by=${order} change=${setOrder} words=${words} />
      <button type="button" disabled=${!before.length} onClick=${undo}>${glyph("undo")} ${words.ui.take_back}</button>
      <button type="button" onClick=${write}>${glyph("down")} ${words.ui.export}</button></div>
    <div class="swapping building">
      <section aria-label=${words.ui.in_deck}><h2>${words.ui.in_deck} <span class="quiet small">${size}</span></h2><ul>${sorted([...cards]).map((one) => line(one, -1, words.ui.lay_aside))}</ul></section>
      <section aria-label=${words.ui.in_sideboard}><h2>${words.ui.in_sideboard}</h2>
        ${free.length > 0 && html`<p class="line">${free.map((/** @type {string} */ name) => html`<button type="button" key=${name} onClick=${() => change(name, 1)}>${glyph("plus")} ${titleFor(told.game, name)}</button>`)}</p>`}
        <ul>${sorted(aside.filter(([name]) => !free.includes(name))).map((one) => line(one, 1, words.ui.take_in))}</ul></section>
    </div>
    <section aria-label=${words.ui.curve}><h2>${words.ui.curve}</h2><${Curve} curve=${curve} label=${words.ui.curve} /></section>
    <button type="button" class="strong wide" onClick=${() => act("deck", body(cards))}>${words.ui.play_deck} (${size})</button>
    <button type="button" class="wide" onClick=${suggest}>${words.ui.suggest_deck}</button>
    ${told.format === "draft" && html`<button type="button" class="wide" onClick=${() => ask(`${path}/review`, undefined, token).then(setReview).catch((error) => setProblem(error.message))}>${words.ui.review_draft}</button>`}
    ${review && html`<${Review} picks=${review} words=${words} />`}`;
}

/** How many cards there are of each cost, from the cheapest to the dearest. @param {[string, number][]} cards @param {string} game */
function curveOf(cards, game) {
  /** @type {Record<string, number>} */
  const curve = {};
  const most = Math.max(0, ...cards.map(([name]) => costOf(game, name)));
  for (let cost = 0; cost <= most; cost += 1) curve[cost] = 0;
  for (const [name, count] of cards) curve[costOf(game, name)] += count;
  return curve;
}

/** One's own picks, and what a computer player would have picked. @param {{picks: any[], words: any}} props */
export function Review({ picks, words }) {
  return html`<section aria-label=${words.ui.review_draft}><table class="review"><thead><tr><th>${words.ui.pack_number}</th><th>${words.ui.pick}</th><th>${words.ui.bot_pick}</th></tr></thead>
    <tbody>${picks.map((one, i) => html`<tr key=${i}><td>${one.pack}</td><td><b>${one.card}</b></td><td>${one.bot === one.card ? glyph("check") : one.bot}</td></tr>`)}</tbody></table></section>`;
}

