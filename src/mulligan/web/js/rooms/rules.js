// The room of the rulebooks: rules by number or by words, in any edition, with where else they are stated.
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { ask } from "../connection.js";
import { GAMES } from "../games.js";

/** @param {{game: string, wanted: string, words: any}} props */
export function RulesRoom({ game, wanted, words }) {
  const [about, setAbout] = useState(/** @type {any} */ (null));
  const [edition, setEdition] = useState("");
  const [search, setSearch] = useState(wanted);
  const [found, setFound] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    setEdition("");
    ask(`games/${game}`).then(setAbout);
  }, [game]);
  useEffect(() => setSearch(wanted), [wanted]);
  useEffect(() => {
    const timer = setTimeout(() => ask(`games/${game}/rules?search=${encodeURIComponent(search)}&edition=${edition}`).then(setFound).catch(() => setFound([])), 200);
    return () => clearTimeout(timer);
  }, [game, edition, search]);
  return html`<main class="room rules">
    <nav class="line" aria-label=${words.ui.games}>${GAMES.map((one) => html`<a key=${one} class="tab" href="#/rules/${one}" aria-current=${one === game ? "page" : undefined}>${words.ui[`game_${one}`]}</a>`)}</nav>
    <form class="line" onSubmit=${(/** @type {any} */ event) => event.preventDefault()}>
      <label>${words.ui.search_rules}<input type="search" value=${search} onInput=${(/** @type {any} */ event) => setSearch(event.currentTarget.value)} /></label>
      ${about && about.editions.length > 1 && html`<label>${words.ui.edition}<select onChange=${(/** @type {any} */ event) => setEdition(event.currentTarget.value)}>${about.editions.map((/** @type {string} */ one) => html`<option key=${one} value=${one} selected=${one === (edition || about.newest)}>${one}</option>`)}</select></label>`}
    </form>
    <ol class="rule-list">${found.map((rule) => html`<li class="rule" key=${rule.number}>
      <h3>${rule.number} <span class="quiet small">${rule.rule}</span></h3><p>${rule.summary}</p>
      ${rule.below?.length > 0 && html`<p class="small">${rule.below.map((/** @type {string} */ one) => html`<a key=${one} href="#/rules/${game}/${encodeURIComponent(one)}">${one}</a> `)}</p>`}
      ${Object.keys(rule.editions ?? {}).length > 0 && html`<p class="small quiet">${words.ui.elsewhere}${words.ui.colon}${Object.entries(rule.editions).map(([one, numbers]) => `${one}${words.ui.colon}${[numbers].flat().join(words.ui.comma) || "–"}`).join(" · ")}</p>`}
    </li>`)}</ol>
    ${found.length === 0 && html`<p class="quiet">${words.ui.no_rule}</p>`}
  </main>`;
}
