// What the cards of a deck cost.
import { html } from "../vendor/preact-htm.js";

/** The costs of a deck as bars. @param {{curve: Record<string, number>, label: string}} props */
export function Curve({ curve, label }) {
  const entries = Object.entries(curve);
  const most = Math.max(1, ...entries.map(([, count]) => count));
  const told = entries.map(([cost, count]) => `${cost}: ${count}`).join(", ");
  return html`<div class="curve" role="img" aria-label="${label}: ${told}">
    ${entries.map(([cost, count]) => html`<span key=${cost}><b>${count}</b><i style="height:${Math.round((count / most) * 64)}px"></i>${cost}</span>`)}
  </div>`;
}
