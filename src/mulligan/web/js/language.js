// The language that this browser is spoken to in: the one that somebody chose here, else what the browser accepts.
import { html } from "../vendor/preact-htm.js";
import { Store } from "./store.js";

/** @type {Store<{tag: string}>} */
export const language = new Store({ tag: localStorage.getItem("language") ?? "" });

/** Be spoken to in a language from here on. @param {string} tag */
function speak(tag) {
  localStorage.setItem("language", tag);
  language.set({ tag });
}

/** The part of an address that says so. @param {string} path */
export const inLanguage = (path) => (language.state.tag ? `${path}${path.includes("?") ? "&" : "?"}lang=${encodeURIComponent(language.state.tag)}` : path);

/** The switch, each language by its own name. @param {{words: any}} props */
export const LanguageChoice = ({ words }) => html`<select class="language" aria-label=${words.ui.language} title=${words.note || words.ui.language}
  onChange=${(/** @type {any} */ event) => speak(event.currentTarget.value)}>
  ${Object.entries(words.languages).map(([tag, name]) => html`<option key=${tag} value=${tag} lang=${tag} selected=${tag === words.language}>${name}</option>`)}
</select>`;
