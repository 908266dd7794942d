// How likely a win is: a hint's options with their chances, and a game that is over looked back on.
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { ask } from "./connection.js";

const TOLD = 5; // options of a hint
const AGAIN = 1500; // milliseconds until more may have been found
const LATER = 10_000;
const WIDE = 300;
const HIGH = 96;

/** @param {number} chance @param {any} words */
const percent = (chance, words) => `${Math.round(100 * chance)}${words.ui.percent}`;

/** What a hint says of the options of a decision. @param {{hint: any, options: any[], words: any}} props */
export function Hint({ hint, options, words }) {
  const named = (/** @type {string} */ id) => {
    const option = options.find((one) => one.id === id);
    return option ? `${option.group ? `${option.group}: ` : ""}${option.words}` : "";
  };
  const chances = hint.chances ?? [];
  if (!chances.length) return html`<p>${words.ui.hint}: <b>${named(hint.option)}</b></p>`;
  return html`<div class="hint">
    <ol>${chances.slice(0, TOLD).map((/** @type {[string, number]} */ [id, chance]) => html`<li key=${id}>
      <meter min="0" max="1" value=${chance} aria-hidden="true"></meter> <b>${percent(chance, words)}</b> ${named(id)}</li>`)}</ol>
    ${hint.reasons?.length > 0 && html`<p class="small">${words.ui.hint_because} ${hint.reasons.join(words.ui.comma)}</p>`}
    <p class="small quiet">${words.ui.hint_by} ${hint.rounds}</p>
  </div>`;
}

/** The chances of each player, turn by turn, as lines; and which point is looked at. @param {{found: any, at: number}} props */
function Curve({ found, at }) {
  const x = (/** @type {number} */ choice) => (WIDE * choice) / Math.max(1, found.count);
  const line = (/** @type {number} */ seat) =>
    found.curve.map((/** @type {any} */ point) => `${x(point.at).toFixed(1)},${(HIGH * (1 - point.chances[seat])).toFixed(1)}`).join(" ");
  return html`<svg class="chances" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
    <line class="even" x1="0" x2=${WIDE} y1=${HIGH / 2} y2=${HIGH / 2} />
    ${found.players.map((/** @type {string} */ name, /** @type {number} */ seat) => html`<polyline key=${name} class="of-${seat % 4}" points=${line(seat)} />`)}
    ${found.turns.map((/** @type {any} */ one) => html`<line key=${one.at} class="turned" x1=${x(one.at)} x2=${x(one.at)} y1="0" y2=${HIGH} />`)}
    <line class="here" x1=${x(at)} x2=${x(at)} y1="0" y2=${HIGH} />
  </svg>`;
}

/** A game that is over, looked back on. @param {{table: string, game: string, at: number, go: (to: number) => void, words: any}} props */
export function Analysis({ table, game, at, go, words }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let timer = 0;
    const look = () => ask(`replays/${encodeURIComponent(table)}/${game}/analysis`).then((told) => {
      setFound(told);
      if (told.done < told.count) timer = setTimeout(look, AGAIN);
      setProblem("");
    }).catch((error) => {
      setProblem(error.message);
      if (error.status === 429) timer = setTimeout(look, LATER); // too many are looked back on; one of them will end
    });
    look();
    return () => clearTimeout(timer);
  }, [table, game]);
  if (problem && !found) return html`<p class="notice bad" role="alert">${problem}</p>`;
  if (!found) return html`<p class="quiet" aria-busy="true">…</p>`;
  return html`<section class="analysis" aria-label=${words.ui.analysis}>
    ${found.done < found.count && html`<p class="small quiet"><progress max=${found.count} value=${found.done}></progress> ${words.ui.analysing} ${found.done} / ${found.count}</p>`}
    <${Curve} found=${found} at=${at} />
    <p class="small legend">${found.players.map((/** @type {string} */ name, /** @type {number} */ seat) => html`<span key=${name} class="of-${seat % 4}">${name}
      ${found.curve.length > 0 && html` ${percent(found.curve.filter((/** @type {any} */ point) => point.at <= at).at(-1)?.chances[seat] ?? found.curve[0].chances[seat], words)}`}</span>`)}</p>
    <ol class="turned">${found.turns.map((/** @type {any} */ one) => html`<li key=${one.at}>
      <button type="button" onClick=${() => go(one.at)} aria-current=${one.at === at ? "step" : undefined}>
        <span class="small quiet">${words.ui.turn} ${one.turn}${words.ui.pause}${found.players[one.player]}</span>
        <span>${one.chosen} <b>${percent(one.chances[0], words)}</b></span>
        <span>${words.ui.better}${words.ui.colon}${one.better} <b>${percent(one.chances[1], words)}</b></span>
        ${one.reasons.length > 0 && html`<span class="small">${one.reasons.join(words.ui.comma)}</span>`}
      </button></li>`)}</ol>
    ${found.done === found.count && found.turns.length === 0 && html`<p class="quiet">${words.ui.nothing_turned}</p>`}
  </section>`;
}
