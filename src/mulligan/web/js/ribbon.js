// The ribbon between the two halves: the phases of a turn in the book's order, the present one marked, stops to be set.
import { html } from "../vendor/preact-htm.js";
import { glyph } from "./glyphs.js";

/** @param {{view: any, layout: any, words: any, stops: string[], possible: string[], toggle: (phase: string) => void}} props */
export function Ribbon({ view, layout, words, stops, possible, toggle }) {
  const active = layout.turnOf?.(view) ?? [view.active ?? ""];
  const whose = active.length > 1 && active.includes(view.you) ? words.ui.your_team : active.join(words.ui.comma);
  return html`<ol class="ribbon" aria-label=${words.ui.phases}>
    <li class="turn-number">${words.ui.turn} ${view.turn}<span class="of"> · ${whose}</span></li>
    ${layout.phases.map((/** @type {string} */ phase) => {
      const name = words.phase[phase];
      const short = words.short[phase] ?? name;
      const here = view.phase === phase || (view.phase === "first-strike-damage" && phase === "combat-damage");
      const stop = stops.includes(phase);
      const inner = html`${stop && glyph("flag")}<span>${here ? name : short}</span>`;
      return html`<li key=${phase} class="${here ? "here" : ""} ${stop ? "stop" : ""}" aria-current=${here ? "step" : undefined}>
        ${possible.includes(phase)
          ? html`<button type="button" class="phase" aria-pressed=${stop ? "true" : "false"} title="${words.ui.stop_here}${words.ui.colon}${name}" onClick=${() => toggle(phase)}>${inner}</button>`
          : html`<span class="phase">${inner}</span>`}
      </li>`;
    })}
  </ol>`;
}
