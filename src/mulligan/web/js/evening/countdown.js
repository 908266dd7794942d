// How much time is left for a pick or a deck.
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { clock } from "../clock.js";
import { glyph } from "../glyphs.js";

const SOON = 10; // seconds before the end that are shown as such

/** @param {{left: number | null, told: any, words: any}} props told anew by the server again and again, which corrects it */
export function Countdown({ left, told, words }) {
  const [shown, setShown] = useState(left ?? 0);
  useEffect(() => {
    if (left === null) return undefined;
    const end = performance.now() + left * 1000;
    const show = () => setShown(Math.max(0, (end - performance.now()) / 1000));
    show();
    const timer = setInterval(show, 500);
    return () => clearInterval(timer);
  }, [told]);
  if (left === null) return null;
  return html`<span class="countdown ${shown <= SOON ? "soon" : ""}" role="timer" aria-label=${words.ui.time_left}>${glyph("clock")} ${clock(shown)}</span>`;
}
