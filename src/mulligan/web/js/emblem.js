// The picture of a card: a pattern made from its name and kind, in its colours, so that a card is known again at a glance.
import { html } from "../vendor/preact-htm.js";

/**
 * A small generator of numbers from a text: the same text, the same numbers.
 * @param {string} text
 */
function numbersOf(text) {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ /** @type {number} */ (letter.codePointAt(0)), 16777619);
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** @param {number} radius @param {number} angle */
const at = (radius, angle) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;

/**
 * A ring of equal shapes around the middle.
 * @param {(below: number) => number} next @param {number} fold @param {number} radius
 */
function ring(next, fold, radius) {
  const inner = radius * (0.3 + next(45) / 100);
  const bend = (0.35 + next(60) / 100) * (Math.PI / fold);
  const turn = (next(4) * Math.PI) / (2 * fold) - Math.PI / 2;
  const shape = next(4);
  let path = "";
  for (let i = 0; i < fold; i += 1) {
    const middle = turn + (i * 2 * Math.PI) / fold;
    const tip = at(radius, middle);
    const left = at(inner, middle - bend);
    const right = at(inner, middle + bend);
    if (shape === 0) path += `M0 0Q${left} ${tip}Q${right} 0 0Z`;
    else if (shape === 1) path += `M${at(inner * 0.4, middle)}L${left}L${tip}L${right}Z`;
    else if (shape === 2) path += `M${left}A${radius / 3} ${radius / 3} 0 1 1 ${right}Z`;
    else path += `M${at(inner, middle - bend)}L${at(radius, middle - bend / 2)}L${at(radius, middle + bend / 2)}L${at(inner, middle + bend)}Z`;
  }
  return path;
}

/** @type {Record<string, string>} what lies behind the pattern, by the kind of a card */
const GROUNDS = {
  person: "M-60 60V18C-30 2 30 2 60 18V60Z",
  thing: "M-60 60V-60H60V60Z M-44 44H44V-44H-44Z",
  deed: "M0 0L-60 -34V34Z M0 0L60 -34V34Z M0 0L-34 -60H34Z M0 0L-34 60H34Z",
  place: "M-60 60V26L-30 4L-8 22L18 -6L60 30V60Z",
};

/** @type {Map<string, object>} */
const drawn = new Map();

/**
 * The emblem of a card.
 * @param {{name: string, ground: string}} card
 */
export function emblem({ name, ground }) {
  const key = `${ground}:${name}`;
  const known = drawn.get(key);
  if (known) return known;
  const next = numbersOf(name);
  const fold = 3 + next(6);
  const wide = ring(next, fold, 46 + next(10));
  const close = ring(next, next(2) ? fold : 3 + next(6), 22 + next(14));
  const picture = html`<svg class="emblem" viewBox="-60 -45 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="emblem-ground" fill-rule="evenodd" d=${GROUNDS[ground] ?? GROUNDS.thing} />
    <path class="emblem-wide" d=${wide} />
    <path class="emblem-close" d=${close} />
    <circle class="emblem-heart" r=${4 + next(5)} />
  </svg>`;
  drawn.set(key, picture);
  return picture;
}
