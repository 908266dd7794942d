// Passing by itself where nothing can be done: stops, holding on, passing on until something.
import { html } from "../vendor/preact-htm.js";

/**
 * @typedef {{auto: boolean, stops: string[], hold: boolean}} Wishes
 */

/** @param {string} game @returns {Wishes} */
export function wishesFor(game) {
  try {
    return { auto: true, stops: [], hold: false, ...JSON.parse(localStorage.getItem(`passing ${game}`) ?? "{}") };
  } catch {
    return { auto: true, stops: [], hold: false };
  }
}

/** What the server is told of them. @param {Wishes} wishes @param {string} [until] @param {string[]} [possible] */
export const sayWishes = (wishes, until = "", possible = []) =>
  wishes.auto ? { type: "stops", stops: wishes.stops, hold: wishes.hold, until } : { type: "stops", stops: possible, hold: true, until };

/** @param {{wishes: Wishes, change: (wishes: Wishes) => void, pass: (until: string) => void, words: any, asked: boolean}} props */
export function Passing({ wishes, change, pass, words, asked }) {
  return html`<div class="passing" role="group" aria-label=${words.ui.passing}>
    <label class="check"><input type="checkbox" checked=${wishes.auto} onChange=${() => change({ ...wishes, auto: !wishes.auto })} /> ${words.ui.auto_pass}</label>
    <label class="check"><input type="checkbox" checked=${wishes.hold} onChange=${() => change({ ...wishes, hold: !wishes.hold })} /> ${words.ui.hold}</label>
    ${asked && html`<span class="line"><span class="small quiet">${words.ui.pass_until}</span>
      ${["something", "turn", "my-turn"].map((until) => html`<button type="button" class="chip" key=${until} onClick=${() => pass(until)}>${words.ui[`until_${until}`]}</button>`)}</span>`}
  </div>`;
}
