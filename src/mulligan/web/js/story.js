// What happened, by turns, each line with its rule.
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";

/** @param {{log: any[], words: any, onRule: (number: string) => void}} props */
export function Story({ log, words, onRule }) {
  const [all, setAll] = useState(false);
  const box = useRef(/** @type {any} */ (null));
  const told = log.map((line, i) => ({ ...line, i })).filter((line) => line.words && (all || !words.quiet.has(line.what)));
  useEffect(() => {
    const element = box.current;
    const drawn = requestAnimationFrame(() => { // when its height is found anyway
      if (element) element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(drawn);
  }, [told.length, all]);
  return html`<section class="story" aria-label=${words.ui.story} ref=${box} tabindex="0">
    <ol>
      ${told.map((line) => html`<li key=${line.i} class=${line.what.startsWith("turn-begin") || line.what === "turn" ? "turn" : ""}>
        <span>${line.words}</span>
        ${line.cites && html` <button type="button" class="chip" onClick=${() => onRule(line.cites.split(",")[0])} aria-label="${words.ui.rule} ${line.cites}">${line.cites.split(",")[0]}</button>`}
      </li>`)}
    </ol>
    <button type="button" class="chip" aria-pressed=${all ? "true" : "false"} onClick=${() => setAll(!all)}>${all ? words.ui.less : words.ui.all_lines}</button>
  </section>`;
}
