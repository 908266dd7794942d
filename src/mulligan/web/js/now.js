// What is happening and what is asked: what lies in the middle, the cards looked at, the prompt, its options, the one big button.
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { deeds, deedWords, sorted } from "./acting.js";
import { cardButton, hiddenButton } from "./board.js";
import { glyph } from "./glyphs.js";
import { Middle } from "./middle.js";
import { placeKey } from "./seen.js";
import { even, whole } from "./words.js";

const MANY = 12; // from so many options on they can be searched

/** Cards in piles that may be chosen now, laid out where they can be seen, unless they lie there as looked at. @param {{scene: any}} props */
function FromPiles({ scene }) {
  const { view, layout, words, can } = scene;
  const looking = new Set((view.decision?.looking ?? []).map((/** @type {any} */ card) => card.id));
  return view.players.flatMap((/** @type {any} */ player) =>
    Object.entries(layout.piles(player)).map(([zone, cards]) => {
      const shown = cards.map((/** @type {any} */ card, /** @type {number} */ index) =>
        card ? can.has(`card ${card.id}`) && !looking.has(card.id) && cardButton(scene, [card], "board") : hiddenButton(scene, { player: player.name, zone, index }, true)).filter(Boolean);
      return shown.length > 0 && html`<div class="from-pile" role="group" aria-label="${player.name}${words.ui.colon}${words.zone[zone]}" key="${player.name} ${zone}">
        <span class="small quiet">${player.name}${words.ui.colon}${words.zone[zone]}</span><div class="looking">${shown}</div></div>`;
    }));
}

/** Options that lie nowhere on the table. @param {{options: any[], choose: (option: any) => void, words: any}} props */
function Loose({ options, choose, words }) {
  const [search, setSearch] = useState("");
  useEffect(() => setSearch(""), [options[0]?.id]);
  if (!options.length) return null;
  const found = options.filter((option) => even(option.words, words).includes(even(search, words)));
  return html`<div class="loose">
    ${options.length > MANY && html`<input type="search" value=${search} placeholder=${words.ui.search} aria-label=${words.ui.search}
      onInput=${(/** @type {any} */ event) => setSearch(event.currentTarget.value)} />`}
    <ul>${found.slice(0, 60).map((option, i) => html`<li key=${option.id}>
      <button type="button" data-number=${i + 1} onClick=${() => choose(option)}>${i < 9 && html`<kbd>${i + 1}</kbd>`} ${capital(option.words)}</button>
    </li>`)}</ul>
  </div>`;
}

/** The button that goes on; it waits half a second after it changed its meaning. @param {{option: any, choose: (option: any) => void, fallback: string}} props */
export function Big({ option, choose, fallback }) {
  const since = useRef(0);
  const last = useRef("");
  const meaning = option ? `${option.id} ${option.words}` : "";
  if (meaning !== last.current) {
    last.current = meaning;
    since.current = performance.now();
  }
  const press = (/** @type {any} */ event) => {
    if (!option) return;
    if (event.detail === 0 && performance.now() - since.current < 500) return;
    choose(option);
  };
  return html`<button type="button" class="big-button ${option ? "strong" : ""}" id="big" disabled=${!option} onClick=${press}>
    ${option ? capital(option.words) : fallback}${option && html`<kbd>Space</kbd>`}
  </button>`;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything that can be picked somewhere on the screen. @param {any} scene */
function thingsOnTable({ view, layout }) {
  /** @type {Set<string>} */
  const found = new Set();
  const put = (/** @type {any} */ card, /** @type {string} */ player, /** @type {string} */ zone, /** @type {number} */ index) =>
    found.add(card?.id === undefined ? placeKey({ player, zone, index }) : `card ${card.id}`);
  for (const player of view.players) {
    found.add(`player ${player.name}`);
    for (const row of layout.rows(player, view)) {
      row.cards.forEach((/** @type {any} */ card, /** @type {number} */ i) => put(card, player.name, row.key, i));
      for (const card of row.aside?.cards ?? []) put(card, "", "", 0);
      for (const { place, cards } of row.places ?? []) [place, ...cards].forEach((card) => put(card, "", "", 0));
      for (const cards of row.tucked?.values() ?? []) for (const card of cards) put(card, "", "", 0);
    }
    for (const [zone, cards] of Object.entries(layout.piles(player))) cards.forEach((/** @type {any} */ card, /** @type {number} */ i) => put(card, player.name, zone, i));
    if (player.name === view.you) for (const card of layout.beside?.(player).cards ?? []) put(card, "", "", 0);
    if (player.name === view.you) player.hand.forEach((/** @type {any} */ card, /** @type {number} */ i) => put(card, player.name, "hand", i));
  }
  for (const card of [...layout.between(view), ...(view.decision?.looking ?? [])]) put(card, "", "", 0);
  return found;
}

/**
 * @param {{scene: any, decision: any, info: any, hand: any, choose: (option: any) => void, drop: () => void,
 *   deed: (options: any[]) => void, onRule: (number: string) => void, notice: any, over: any}} props
 */
export function Now({ scene, decision, info, hand, choose, drop, deed, onRule, notice, over }) {
  const { words, view } = scene;
  const { byThing, loose: free, passive } = sorted(decision);
  const onTable = thingsOnTable(scene);
  const loose = [...[...byThing].filter(([thing]) => !onTable.has(thing)).flatMap(([, options]) => options), ...free];
  const mine = Boolean(decision?.options);
  const menu = hand?.asks === "menu" ? deeds(hand.options) : [];
  return html`<section class="now" aria-label=${words.ui.now}>
    <div class="lying">
      ${decision?.looking?.length > 0 && html`<div class="looking" role="group" aria-label=${words.ui.looking}>${decision.looking.map((/** @type {any} */ card) => cardButton(scene, [card], "board"))}</div>`}
      <${FromPiles} scene=${scene} />
      <${Middle} scene=${scene} />
    </div>
    <div class="prompt" id="prompt">
      ${view.over
        ? html`<p class="asks">${over}</p>`
        : mine
          ? html`<p class="asks">${hand?.asks === "target" ? words.ui.pick_target : whole(decision.words)} ${decision.cites && html`<button type="button" class="chip" onClick=${() => onRule(decision.cites.split(",")[0])} aria-label="${words.ui.rule} ${decision.cites}">${decision.cites.split(",")[0]}</button>`}</p>`
          : html`<p class="asks quiet">${words.ui.waits_for} ${decision?.by ?? ""}</p>`}
      ${notice && html`<div class="notice ${notice.bad ? "bad" : ""}" role="status">
        ${notice.lines.map((/** @type {any} */ line) => html`<p>${line.words} ${line.cites && html`<button type="button" class="chip" onClick=${() => onRule(line.cites.split(",")[0])}>${line.cites.split(",")[0]}</button>`}</p>`)}
        ${notice.hint}
      </div>`}
      ${menu.length > 0 && html`<ul class="deeds" aria-label=${words.ui.deeds}>${menu.map((one, i) => html`<li key=${one[0].id}>
        <button type="button" data-number=${i + 1} onClick=${() => deed(one)}>${i < 9 && html`<kbd>${i + 1}</kbd>`} ${deedWords(one, words)}</button></li>`)}
        <li><button type="button" class="plain" onClick=${drop}><kbd>Esc</kbd> ${words.ui.back}</button></li></ul>`}
      ${hand?.asks === "target" && html`<button type="button" class="plain" onClick=${drop}><kbd>Esc</kbd> ${words.ui.back}</button>`}
      ${!menu.length && hand?.asks !== "target" && html`<${Loose} options=${[...loose, ...passive.slice(1)]} choose=${choose} words=${words} />`}
    </div>
    ${!view.over && !menu.length && html`<${Big} option=${mine && !hand ? passive[0] : undefined} choose=${choose} fallback=${mine ? words.ui.your_choice : words.ui.please_wait} />`}
    ${info?.practice && html`<p class="small quiet">${glyph("undo")} ${words.ui.practice}</p>`}
  </section>`;
}
