// What stands beside the table while somebody learns: the lesson and its task; then how it went, and the way on.
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { glyph } from "./glyphs.js";
import { begin, lessonsOf, remember } from "./lessons.js";

/** @param {{game: string, name: string, state: string, words: any, onRule: (number: string) => void}} props */
export function Coach({ game, name, state, words, onRule }) {
  const [all, setAll] = useState(/** @type {import("./lessons.js").Lesson[]} */ ([]));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    lessonsOf(game).then(setAll).catch((error) => setProblem(error.message));
  }, [game]);
  useEffect(() => {
    if (state === "done") remember(game, name);
  }, [game, name, state]);
  const at = all.findIndex((one) => one.name === name);
  const own = all[at];
  const next = all[at + 1];
  const go = (/** @type {string} */ wanted) => {
    setBusy(true);
    begin(game, wanted).catch((error) => {
      setProblem(error.message);
      setBusy(false);
    });
  };
  if (!own) return problem ? html`<p class="notice bad" role="alert">${problem}</p>` : null;
  const head = html`<p class="lesson-head"><span>${words.ui.lesson} ${at + 1} / ${all.length}</span>
    <progress max=${all.length} value=${state === "done" ? at + 1 : at} aria-label=${words.ui.progress}></progress></p>`;
  const again = html`<button type="button" class=${state === "missed" ? "strong" : ""} id=${state === "missed" ? "big" : undefined} disabled=${busy} onClick=${() => go(name)}>${words.ui.try_again}</button>`;
  if (state) {
    return html`<section class="lesson ${state}" aria-label=${words.ui.lesson}>${head}
      <div role="status"><h2>${glyph(state === "done" ? "check" : "undo")} ${state === "done" ? words.ui.well_done : words.ui.not_yet}</h2>
        <p>${state === "done" ? own.done : own.missed}</p></div>
      ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
      <div class="line">${state === "missed" ? again : next
        ? html`<button type="button" class="strong" id="big" disabled=${busy} onClick=${() => go(next.name)}>${words.ui.next_lesson}${words.ui.colon}${next.title}</button>${again}`
        : html`<a class="button strong" href="#/">${words.ui.to_a_game}</a>${again}`}
        <a class="button" href="#/learn/${game}">${words.ui.all_lessons}</a></div>
    </section>`;
  }
  return html`<section class="lesson" aria-label=${words.ui.lesson}>${head}
    <h2>${own.title}</h2>
    <p class="learn">${own.learn} ${own.rules.map((number) => html`<button type="button" class="chip" key=${number} aria-label="${words.ui.rule} ${number}" onClick=${() => onRule(number)}>${number}</button> `)}</p>
    <p class="task"><b>${words.ui.your_task}</b> ${own.task}</p>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
  </section>`;
}
