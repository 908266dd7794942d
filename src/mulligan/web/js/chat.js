// A few words between people at a table, shown as text and nothing else.
import { html, useState } from "../vendor/preact-htm.js";

/** @param {{lines: any[], say: (text: string) => void, words: any, muted: boolean}} props */
export function Chat({ lines, say, words, muted }) {
  const [text, setText] = useState("");
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    setText("");
  };
  return html`<section class="chat" aria-label=${words.ui.chat}>
    <ol aria-live="polite">${lines.slice(-4).map((line, i) => html`<li key=${i}><b>${line.by}</b> ${line.text}</li>`)}</ol>
    ${!muted && html`<form onSubmit=${send} class="line"><input value=${text} maxlength="300" placeholder=${words.ui.say_something} aria-label=${words.ui.say_something} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} /></form>`}
  </section>`;
}
