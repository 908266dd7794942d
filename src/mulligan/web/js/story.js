// What happened, by turns, each line with its rule.
import { html, useEffect, useRef } from "../vendor/preact-htm.js";

/** @param {{log: any[], words: any, onRule: (number: string) => void}} props */
export function Story({ log, words, onRule }) {
  const end = useRef(/** @type {any} */ (null));
  const box = useRef(/** @type {any} */ (null));
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [log.length]);
  return html`<section class="story" aria-label=${words.ui.story} ref=${box} tabindex="0">
    <ol>
      ${log.map((line, i) => html`<li key=${i} class=${line.what.startsWith("turn-begin") || line.what === "turn" ? "turn" : ""}>
        <span>${line.words}</span>
        ${line.cites && html` <button type="button" class="chip" onClick=${() => onRule(line.cites.split(",")[0])} aria-label="${words.ui.rule} ${line.cites}">${line.cites.split(",")[0]}</button>`}
      </li>`)}
    </ol>
    <div ref=${end}></div>
  </section>`;
}
