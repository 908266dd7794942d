// Arrows over the board: who attacks, blocks, challenges or targets what. What they show is also said in words.
import { html, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";

/**
 * The arrows that the present view asks for, as pairs of things.
 * @param {any} view
 */
export function arrowsOf(view) {
  /** @type {{from: string, to: string, kind: string}[]} */
  const found = [];
  const end = (/** @type {any} */ one) => (typeof one === "number" ? `card ${one}` : `player ${one}`);
  for (const player of view.players) {
    for (const card of player.battlefield ?? []) {
      if (card.attacking !== null && card.attacking !== undefined) found.push({ from: `card ${card.id}`, to: end(card.attacking), kind: "attack" });
      for (const one of [card.blocking ?? []].flat()) found.push({ from: `card ${card.id}`, to: end(one), kind: "block" });
    }
  }
  if (view.attacking !== null && view.attacking !== undefined && view.defending !== null && view.defending !== undefined) {
    found.push({ from: end(view.attacking), to: end(view.defending), kind: "attack" });
  }
  for (const one of view.stack ?? []) for (const target of one.targets ?? []) found.push({ from: `waiting ${one.card}`, to: end(target), kind: "aim" });
  return found;
}

/** @typedef {{x: number, y: number}} Point */

/** The middle of a thing on the table, and half its size. @param {Element} root @param {string} thing */
function middle(root, thing) {
  const element = [...root.querySelectorAll("[data-things],[data-thing]")].find((one) => {
    const { things, thing: own } = /** @type {HTMLElement} */ (one).dataset;
    return own === thing || things?.split(",").includes(thing);
  });
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  const seen = element.closest(".seats-row")?.getBoundingClientRect() ?? frame; // what is scrolled away is pointed at from the edge
  const x = Math.max(seen.left, Math.min(seen.right, box.x + box.width / 2));
  return { x: x - frame.x, y: box.y + box.height / 2 - frame.y, wide: box.width / 2, high: box.height / 2 };
}

/** A point on the way from one to another. @param {Point} a @param {Point} b @param {number} t @returns {Point} */
const between = (a, b, t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/**
 * A bent line from the middle of one thing to the edge of another, so that nothing that stands on that is covered.
 * @param {Point} a @param {Point & {wide: number, high: number}} b
 */
function bent(a, b) {
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 };
  const at = (/** @type {number} */ t) => between(between(a, bend, t), between(bend, b, t), t);
  const inside = (/** @type {Point} */ point) => Math.abs(point.x - b.x) < b.wide && Math.abs(point.y - b.y) < b.high;
  let reach = 1;
  while (reach > 0.4 && inside(at(reach))) reach -= 0.02;
  const numbers = [a, between(a, bend, reach), at(reach)].map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
  return `M${numbers[0]}Q${numbers[1]} ${numbers[2]}`;
}

/** @param {{root: {current: Element | null}, arrows: {from: string, to: string, kind: string}[]}} props */
export function Arrows({ root, arrows }) {
  const [lines, setLines] = useState(/** @type {{d: string, kind: string}[]} */ ([]));
  const last = useRef("");
  useLayoutEffect(() => {
    if (!root.current) return;
    const table = root.current;
    const found = arrows.flatMap(({ from, to, kind }) => {
      const a = middle(table, from);
      const b = middle(table, to);
      if (!a || !b) return [];
      return [{ d: bent(a, b), kind }];
    });
    const key = JSON.stringify(found);
    if (key !== last.current) {
      last.current = key;
      setLines(found);
    }
  });
  return html`<svg class="arrows" aria-hidden="true">
    <defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0L8 4L0 8Z" fill="context-stroke" /></marker></defs>
    ${lines.map((line) => html`<path class="arrow arrow-${line.kind}" d=${line.d} marker-end="url(#tip)" />`)}
  </svg>`;
}
