// From a click to a choice: pick a thing, then what to do with it, then where it goes.
import { deeds, sorted, targetOf, thingOf } from "./seen.js";

/**
 * @typedef {object} Hand what is picked
 * @property {string} thing what was picked first
 * @property {any[]} options what may still become of it
 * @property {"target" | "menu"} asks what must be picked next
 */

/**
 * What a click on a thing means now: a choice, a pick, nothing but a question.
 * @param {any} decision @param {Hand | null} hand @param {string} thing
 * @returns {{choose?: any, hand?: Hand | null, why?: boolean}}
 */
export function click(decision, hand, thing) {
  if (hand) {
    const hit = hand.options.filter((option) => targetOf(option) === thing);
    if (hand.asks === "target" && hit.length) return fromOptions(thing, hit);
    if (hand.thing === thing) return { hand: null };
  }
  const own = sorted(decision).byThing.get(thing);
  if (!own) return { why: true, hand: null };
  return fromOptions(thing, own);
}

/**
 * What dragging a thing onto another means, or onto the free table, where `onto` is empty.
 * @param {any} decision @param {string} thing @param {string} onto
 * @returns {{choose?: any, hand?: Hand | null, why?: boolean}}
 */
export function drag(decision, thing, onto) {
  const own = sorted(decision).byThing.get(thing);
  if (!own) return { why: true };
  const hit = own.filter((option) => targetOf(option) === onto);
  if (onto && hit.length) return fromOptions(thing, hit);
  return fromOptions(thing, own);
}

/** @param {string} thing @param {any[]} options */
function fromOptions(thing, options) {
  const found = deeds(options);
  if (found.length > 1) return { hand: { thing, options, asks: /** @type {const} */ ("menu") } };
  return fromDeed(thing, found[0]);
}

/**
 * One deed was picked: it is done, or asks for its target.
 * @param {string} thing @param {any[]} deed
 * @returns {{choose?: any, hand?: Hand | null}}
 */
export function fromDeed(thing, deed) {
  const targets = new Set(deed.map(targetOf));
  if (deed.length === 1 && (!targetOf(deed[0]) || targetOf(deed[0]) === thing)) return { choose: deed[0], hand: null };
  if (targets.size === 1) return { choose: deed[0], hand: null };
  return { hand: { thing, options: deed, asks: "target" } };
}

/**
 * What may be picked now: things that can act, or once something is picked, its targets.
 * @param {any} decision @param {Hand | null} hand @returns {Set<string>}
 */
export function pickable(decision, hand) {
  if (hand?.asks === "target") return new Set(hand.options.map(targetOf));
  return new Set(sorted(decision).byThing.keys());
}

/** The words for a deed: of its one option, or what its options share. @param {any[]} deed @param {any} words */
export function deedWords(deed, words) {
  const [first] = deed;
  if (deed.length === 1) return first.group ? `${first.group}${words.ui.colon}${first.words}` : first.words;
  return first.group ?? first.verb;
}

export { deeds, sorted, thingOf };
