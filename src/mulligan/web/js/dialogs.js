// What opens over the page: a rule, a pile, a question. Each is a real dialog, so that keyboard and screen reader know it.
import { html, useEffect, useRef } from "../vendor/preact-htm.js";
import { glyph } from "./glyphs.js";

/** @param {{title: string, close: () => void, label: string, children?: any}} props */
export function Dialog({ title, close, label, children }) {
  const box = useRef(/** @type {any} */ (null));
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return html`<dialog ref=${box} onClose=${close} aria-label=${title} onClick=${(/** @type {any} */ event) => event.target === box.current && box.current.close()}>
    <header class="dialog-head"><h2>${title}</h2><button type="button" class="plain" aria-label=${label} onClick=${() => box.current.close()}>${glyph("close")}</button></header>
    ${children}
  </dialog>`;
}

/** One rule: what it says here, and what its parts say. @param {{rules: any[], close: () => void, words: any}} props */
export function RuleDialog({ rules, close, words }) {
  const title = rules.length ? `${words.ui.rule} ${rules[0].number}` : words.ui.no_rule;
  return html`<${Dialog} title=${title} close=${close} label=${words.ui.close}>
    ${rules.map((rule) => html`<article class="rule" key=${rule.number}>
      <h3>${rule.number} <span class="quiet small">${rule.rule ?? ""}</span></h3>
      <p>${rule.summary}</p>
      ${rule.editions && Object.keys(rule.editions).length > 0 && html`<p class="small quiet">${words.ui.elsewhere}${words.ui.colon}${Object.entries(rule.editions).map(([edition, numbers]) => `${edition}${words.ui.colon}${[numbers].flat().join(words.ui.comma) || "–"}`).join(" · ")}</p>`}
    </article>`)}
  </${Dialog}>`;
}
