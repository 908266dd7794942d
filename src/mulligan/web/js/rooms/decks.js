// The deck room: built-in decks and one's own, a list in any format, complaints with their rules, cards to add, the curve.
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { face } from "../card.js";
import { ask, download } from "../connection.js";
import { Curve } from "../curve.js";
import { RuleDialog } from "../dialogs.js";
import { GAMES, layoutOf } from "../games.js";
import { kept, keep } from "../shelf.js";
import { term, wordsOf } from "../words.js";

/** @param {{game: string, name: string, words: any}} props */
export function DeckRoom({ game, name, words }) {
  const [own, setOwn] = useState(kept(game));
  const [builtIn, setBuiltIn] = useState(/** @type {any[]} */ ([]));
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  const [looked, setLooked] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [rules, setRules] = useState(/** @type {any} */ (null));
  const [gameWords, setGameWords] = useState(/** @type {any} */ (null));

  useEffect(() => {
    setOwn(kept(game));
    setText("");
    setTitle("");
    setLooked(null);
    ask(`games/${game}/decks`).then(setBuiltIn);
    wordsOf(game).then(setGameWords);
  }, [game]);
  useEffect(() => {
    if (!name) return;
    if (name in own) {
      setTitle(name);
      setText(own[name]);
    } else {
      ask(`games/${game}/decks/${encodeURIComponent(name)}`).then((deck) => {
        setTitle(deck.title);
        setText(deck.text);
      }).catch((error) => setProblem(error.message));
    }
  }, [game, name]);
  useEffect(() => {
    if (!text.trim()) {
      setLooked(null);
      setProblem("");
      return undefined;
    }
    const timer = setTimeout(() => {
      ask(`games/${game}/decks`, { text }).then((deck) => {
        setLooked(deck);
        setProblem("");
      }).catch((error) => {
        setLooked(null);
        setProblem(error.message);
      });
    }, 350);
    return () => clearTimeout(timer);
  }, [game, text]);

  const save = () => setOwn(keep(game, title.trim() || words.ui.my_deck, text));
  const take = () => download(`${(title || game).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.txt`, looked?.text ?? text);
  const onRule = (/** @type {string} */ number) => ask(`games/${game}/rules?search=${encodeURIComponent(number)}`).then(setRules);

  return html`<main class="room decks">
    <nav class="line" aria-label=${words.ui.games}>${GAMES.map((one) => html`<a key=${one} class="tab" href="#/decks/${one}" aria-current=${one === game ? "page" : undefined}>${words.ui[`game_${one}`]}</a>`)}</nav>
    <div class="deck-columns">
      <section aria-label=${words.ui.decks}>
        <h2>${words.ui.decks}</h2>
        ${builtIn.length === 0 && html`<p class="quiet" aria-busy="true">${words.ui.please_wait} …</p>`}
        <ul class="deck-list">
          ${Object.keys(own).map((one) => html`<li key=${one}><a href="#/decks/${game}/${encodeURIComponent(one)}">${one}</a> <button type="button" class="chip" aria-label="${words.ui.remove} ${one}" onClick=${() => setOwn(keep(game, one, null))}>${words.ui.remove}</button></li>`)}
          ${builtIn.map((one) => html`<li key=${one.name}><a href="#/decks/${game}/${one.name}">${one.title}</a> <span class="quiet small">${Object.keys(one.colours).map((colour) => (gameWords ? term(colour, gameWords) : colour)).join(words.ui.comma)}</span></li>`)}
        </ul>
      </section>
      <section aria-label=${words.ui.list}>
        <label>${words.ui.deck_name}<input value=${title} maxlength="60" onInput=${(/** @type {any} */ event) => setTitle(event.currentTarget.value)} /></label>
        <label>${words.ui.paste}<textarea rows="16" spellcheck="false" value=${text} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)}></textarea></label>
        <p class="line"><button type="button" disabled=${!text.trim()} onClick=${save}>${words.ui.save}</button>
          <button type="button" disabled=${!looked} onClick=${take}>${words.ui.export}</button></p>
      </section>
      <section aria-label=${words.ui.checked} aria-live="polite">
        ${problem && html`<p class="notice bad">${problem}</p>`}
        ${looked && html`<p><b>${looked.size}</b> ${words.ui.cards} ${looked.legal ? html`<span class="good">${words.ui.legal}</span>` : ""}</p>
          <ul class="complaints">${looked.complaints.map((/** @type {any} */ one) => html`<li class="notice bad">${one.words} ${one.cites && html`<button type="button" class="chip" onClick=${() => onRule(one.cites.split(",")[0])}>${one.cites.split(",")[0]}</button>`}</li>`)}</ul>
          <h3>${words.ui.curve}</h3><${Curve} curve=${looked.summary.curve} label=${words.ui.curve} />
          <p class="small quiet">${Object.entries(looked.summary.colours).map(([colour, count]) => `${gameWords ? term(colour, gameWords) : colour} ${count}`).join(" · ")}</p>
          <p class="small quiet">${Object.entries(looked.summary.types).map(([type, count]) => `${gameWords ? term(type, gameWords) : type} ${count}`).join(" · ")}</p>`}
      </section>
    </div>
    ${gameWords && html`<${Search} game=${game} words=${words} gameWords=${gameWords} add=${(/** @type {string} */ card) => setText((old) => `${old.trimEnd()}${old.trim() ? "\n" : ""}1 ${card}\n`)} />`}
    ${rules && html`<${RuleDialog} rules=${rules} words=${words} close=${() => setRules(null)} />`}
  </main>`;
}

/** Search of all cards. @param {{game: string, words: any, gameWords: any, add: (card: string) => void}} props */
function Search({ game, words, gameWords, add }) {
  const [search, setSearch] = useState("");
  const [found, setFound] = useState(/** @type {any} */ ({ count: 0, cards: [] }));
  useEffect(() => {
    const timer = setTimeout(() => ask(`games/${game}/cards?most=24&search=${encodeURIComponent(search)}`).then(setFound).catch(() => {}), 250);
    return () => clearTimeout(timer);
  }, [game, search]);
  const layout = layoutOf(game);
  return html`<section aria-label=${words.ui.cards}>
    <h2>${words.ui.cards} <span class="quiet small">${found.count}</span></h2>
    <input type="search" value=${search} placeholder=${words.ui.search_cards} aria-label=${words.ui.search_cards} onInput=${(/** @type {any} */ event) => setSearch(event.currentTarget.value)} />
    <ul class="catalog">${found.cards.filter(Boolean).map((/** @type {any} */ sheet) => html`<li key=${sheet.number ?? sheet.name}>
      ${face(layout.drawing(sheet, null, gameWords), "large")}
      <button type="button" class="wide" onClick=${() => add(sheet.name)}>${words.ui.add} <span class="unseen">${sheet.title ?? sheet.name}</span></button></li>`)}</ul>
  </section>`;
}
