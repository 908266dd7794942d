// The room where somebody learns a game: its lessons, which of them are learnt, and the one to go on with.
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { GAMES } from "../games.js";
import { glyph } from "../glyphs.js";
import { begin, forget, learnt, lessonsOf } from "../lessons.js";

/** @param {{game: string, words: any}} props */
export function LearnRoom({ game, words }) {
  const [all, setAll] = useState(/** @type {import("../lessons.js").Lesson[]} */ ([]));
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState(learnt(game));
  useEffect(() => {
    setAll([]);
    setDone(learnt(game));
    lessonsOf(game).then(setAll).catch((error) => setProblem(error.message));
  }, [game]);
  const go = (/** @type {string} */ name) => begin(game, name).catch((error) => setProblem(error.message));
  const next = all.find((one) => !done.includes(one.name));
  const count = all.filter((one) => done.includes(one.name)).length;
  return html`<main class="room learn game-${game}">
    <nav class="line" aria-label=${words.ui.games}>${GAMES.map((one) => html`<a key=${one} class="tab" href="#/learn/${one}" aria-current=${one === game ? "page" : undefined}>${words.ui[`game_${one}`]}</a>`)}</nav>
    <header><h1>${words.ui.learn_to_play}</h1><p class="quiet">${words.ui.learn_about}</p></header>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    ${all.length > 0 && html`<div class="line on">
      ${next ? html`<button type="button" class="strong" onClick=${() => go(next.name)}>${count ? words.ui.go_on_with : words.ui.begin_with}${words.ui.colon}${next.title}</button>`
        : html`<p class="good">${glyph("check")} ${words.ui.all_learnt} <a href="#/">${words.ui.to_a_game}</a></p>`}
      <span class="quiet small">${count} / ${all.length}</span>
      ${count > 0 && html`<button type="button" class="plain small" onClick=${() => { forget(game); setDone([]); }}>${words.ui.forget_learnt}</button>`}
    </div>`}
    <ol class="lessons">${all.map((one, i) => html`<li key=${one.name}>
      <button type="button" class=${done.includes(one.name) ? "learnt" : ""} onClick=${() => go(one.name)}>
        <span class="number">${done.includes(one.name) ? glyph("check", words.ui.learnt) : i + 1}</span><span>${one.title}</span></button></li>`)}</ol>
  </main>`;
}
