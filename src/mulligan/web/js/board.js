// The table as it lies: each player's strip and rows, cards of equal name and state as one stack.
import { html } from "../vendor/preact-htm.js";
import { back, face, spoken } from "./card.js";
import { clock } from "./clock.js";
import { glyph } from "./glyphs.js";
import { placeKey } from "./seen.js";
import { sheetOf, titleFor } from "./sheets.js";

/**
 * @typedef {object} Scene what drawing the table needs
 * @property {any} view @property {any} layout the game's own module @property {any} words
 * @property {Set<string>} can things that may be picked @property {string} picked
 * @property {boolean} targeting @property {(thing: string, element: Element) => void} pick
 * @property {(card: any, drawing?: any, element?: Element) => void} look
 * @property {(title: string, cards: any[], at: {player: string, zone: string}) => void} open
 */

/** The cards that are drawn now, by what they are picked by. @type {Map<string, {card: any, drawing: any}>} */
export const drawn = new Map();

/** What a card would be, drawn from its name alone until its sheet is here. @param {any} card */
const unknownSheet = (card) => ({ name: card.name, type: card.type ?? "", ink: [], symbol: [], colors: [], types: [], cost: "" });

/** @param {Scene} scene @param {any} card */
export const drawingOf = (scene, card) =>
  scene.layout.drawing(sheetOf(scene.view.game, card) ?? unknownSheet(card), card, scene.words);

/**
 * One card, or a stack of equal ones, that can be picked.
 * @param {Scene} scene @param {any[]} cards @param {"board" | "hand"} size @param {any[]} [tucked]
 * @returns {any}
 */
export function cardButton(scene, cards, size, tucked = []) {
  const things = cards.map((card) => `card ${card.id}`);
  const thing = things.find((one) => scene.can.has(one)) ?? things[0];
  const can = scene.can.has(thing);
  const drawing = drawingOf(scene, cards[0]);
  drawn.set(thing, { card: cards[0], drawing });
  const picked = things.includes(scene.picked);
  const count = cards.length > 1 ? `${cards.length} × ` : "";
  const label = `${count}${spoken(drawing, scene.words)}${can ? `${scene.words.ui.stop}${scene.targeting ? scene.words.ui.target : scene.words.ui.playable}` : ""}`;
  return html`<div class="slot slot-${size}" key=${things[0]} data-flip=${things[0]}>
    ${tucked.map((one, i) => html`<div class="tucked" style="--n:${i + 1}" key=${one.id}>${cardButton(scene, [one], size)}</div>`)}
    <button
      type="button"
      class="card ${can ? (scene.targeting ? "target" : "can") : ""} ${picked ? "picked" : ""} ${cards.length > 1 ? "several" : ""}"
      data-thing=${thing}
      data-things=${things.join(",")}
      aria-label=${label}
      aria-pressed=${picked ? "true" : undefined}
      onClick=${(/** @type {any} */ event) => scene.pick(thing, event.currentTarget)}
      onMouseEnter=${(/** @type {any} */ event) => scene.look(cards[0], drawing, event.currentTarget)}
      onMouseLeave=${() => scene.look(null)}
      onFocus=${(/** @type {any} */ event) => event.currentTarget.matches(":focus-visible") && scene.look(cards[0], drawing, event.currentTarget)}
      onBlur=${() => scene.look(null)}
    >
      ${face(drawing, size)}
      ${cards.length > 1 && html`<span class="count">${cards.length}</span>`}
    </button>
  </div>`;
}

/**
 * A card whose face is not seen; where `only` is set, nothing unless it can be chosen.
 * @param {Scene} scene @param {{player: string, zone: string, index: number}} place @param {boolean} [only]
 */
export function hiddenButton(scene, place, only = false) {
  const thing = placeKey(place);
  const can = scene.can.has(thing);
  if (only && !can) return null;
  return html`<div class="slot slot-back" key=${thing}>
    <button type="button" class="card ${can ? "can" : ""}" data-thing=${thing} aria-label="${scene.words.ui.hidden} ${place.index + 1}" disabled=${!can}
      onClick=${(/** @type {any} */ event) => scene.pick(thing, event.currentTarget)}>${back(scene.layout)}</button>
  </div>`;
}

/** Cards that are equal in all but their number. @param {any[]} cards @param {Map<number, any[]>} [tucked] */
function grouped(cards, tucked) {
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  for (const card of cards) {
    const { id, ...rest } = card;
    const itself = (/** @type {string} */ field, /** @type {any} */ value) => (field === "by" && value === id ? "itself" : value);
    const key = tucked?.has(id) || card.attacking || card.blocking?.length ? `own ${id}` : JSON.stringify(rest, itself);
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/**
 * A place of its own beside other cards, with a sign that says what it is; nothing where nothing lies there.
 * @param {Scene} scene @param {{key: string, sign: string, cards: any[]} | undefined} place @param {any} player @param {"board" | "hand"} size
 */
function placeOf(scene, place, player, size) {
  if (!place?.cards.length) return null;
  const label = scene.words.zone[place.key];
  return html`<div class="place own-place" role="group" aria-label="${player.name}${scene.words.ui.colon}${label}" key=${place.key}>
    <span class="place-sign" aria-hidden="true" title=${label}>${glyph(place.sign)}<span>${label}</span></span>
    <div class="place-cards">${place.cards.map((card) => cardButton(scene, [card], size))}</div>
  </div>`;
}

/** @param {Scene} scene @param {any} row @param {any} player */
function rowOf(scene, row, player) {
  const label = scene.words.zone[row.key] ?? row.key;
  const groups = grouped(row.cards, row.tucked);
  return html`<div class="row ${row.small ? "row-small" : ""} ${row.flat ? "row-flat" : ""} row-${row.key}" role="group" aria-label="${player.name}${scene.words.ui.colon}${label}" key=${row.key}>
    ${row.label && html`<span class="row-label">${label}</span>`}
    ${placeOf(scene, row.aside, player, "board")}
    ${(row.places ?? []).map((/** @type {{place: any, cards: any[]}} */ { place, cards }) => html`<div class="place" key=${place.id}>
      ${cardButton(scene, [place], "board")}${grouped(cards).map((group) => cardButton(scene, group, "board"))}
    </div>`)}
    ${groups.map((group) =>
      !group[0].name
        ? hiddenButton(scene, { player: player.name, zone: row.key, index: row.cards.indexOf(group[0]) })
        : cardButton(scene, group, "board", row.tucked?.get(group[0].id)))}
  </div>`;
}

/** A figure of the table with its name, as a part of a line. @param {Scene} scene @param {any} one @param {any} [open] */
export function stat(scene, one, open) {
  const label = scene.words.zone[one.key] + (one.name ? `${scene.words.ui.colon}${titleFor(scene.view.game, one.name)}` : "");
  const inner = html`${glyph(one.sign)}${one.name && html`<span class="figure-of">${titleFor(scene.view.game, one.name)}</span>`}
    <span class="figure-value" key=${one.value}>${one.value}</span><span class="figure-name">${scene.words.zone[one.key]}</span>`;
  const style = `stat ${one.big ? "big" : ""} ${one.bad ? "bad" : ""} ${one.name ? "named" : ""}`;
  const key = `${one.key} ${one.name ?? ""}`;
  return open
    ? html`<button type="button" class=${style} key=${key} title=${label} aria-label="${label}${scene.words.ui.colon}${one.value}" onClick=${() => open(label)}>${inner}</button>`
    : html`<span class=${style} key=${key} title=${label} role="img" aria-label="${label}${scene.words.ui.colon}${one.value}">${inner}</span>`;
}

/** Whether it is a player's turn, alone or with others. @param {Scene} scene @param {any} player */
export const isActive = ({ view, layout }, player) => (layout.turnOf?.(view) ?? [view.active]).includes(player.name);

/** @param {Scene} scene @param {any} player @param {any} seat */
export function strip(scene, player, seat) {
  const thing = `player ${player.name}`;
  const can = scene.can.has(thing);
  const piles = scene.layout.piles(player);
  const active = isActive(scene, player);
  const asked = scene.view.decision?.by === player.name;
  const signs = scene.layout.signs?.(player, scene.words) ?? [];
  const said = [player.name, ...signs.map((/** @type {any} */ one) => one.label), ...(active ? [scene.words.ui.active] : [])].join(scene.words.ui.comma);
  return html`<div class="strip ${active ? "active" : ""} ${player.playing ? "" : "gone"}">
    <button type="button" class="who ${can ? "can" : ""}" data-thing=${thing} onClick=${(/** @type {any} */ event) => scene.pick(thing, event.currentTarget)}
      aria-label="${said}${can ? `${scene.words.ui.stop}${scene.words.ui.target}` : ""}">
      ${asked && html`<span class="asked" aria-hidden="true"></span>`}<b>${player.name}</b>
      ${signs.map((/** @type {any} */ one) => html`<span class="badge">${glyph(one.sign)}${one.label}</span>`)}
      ${seat?.left !== undefined && seat?.left !== null && html`<span class="clock">${glyph("clock")}${clock(seat.left)}</span>`}
    </button>
    ${scene.layout.figures(player, scene.view).map((/** @type {any} */ one) => {
      const cards = one.pile ? piles[one.pile] : undefined;
      return stat(scene, one, cards?.length && ((/** @type {string} */ label) => scene.open(`${player.name}${scene.words.ui.colon}${label}`, cards, { player: player.name, zone: one.pile })));
    })}
  </div>`;
}

/** One player's half of the table. @param {Scene} scene @param {any} player @param {boolean} mine @param {any} seat */
export function half(scene, player, mine, seat) {
  const rows = scene.layout.rows(player, scene.view).map((/** @type {any} */ row) => rowOf(scene, row, player));
  const head = strip(scene, player, seat);
  return html`<section class="half ${mine ? "mine" : "theirs"} ${player.name === scene.view.you ? "me" : ""}" aria-label=${player.name} data-player=${player.name} key=${player.name}>
    ${mine ? [...rows, head] : [head, ...rows.reverse()]}
  </section>`;
}

/** The hand of whoever sits here, and what lies beside it. @param {Scene} scene @param {any} player */
export function hand(scene, player) {
  const beside = scene.view.you === player.name ? scene.layout.beside?.(player) : undefined;
  return html`<section class="hand" aria-label=${scene.words.ui.hand} style="--cards:${player.hand.length + (beside?.cards.length ?? 0)}">
    ${placeOf(scene, beside, player, "hand")}
    ${player.hand.map((/** @type {any} */ card, /** @type {number} */ index) =>
      card ? cardButton(scene, [card], "hand") : hiddenButton(scene, { player: player.name, zone: "hand", index }))}
  </section>`;
}
