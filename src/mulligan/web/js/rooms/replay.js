// The replay room: a game that is over, step by step, as everybody saw it or with every card; and on from any point.
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/preact-htm.js";
import { Analysis } from "../advice.js";
import { Arrows, arrowsOf } from "../arrows.js";
import { hand } from "../board.js";
import { ask } from "../connection.js";
import { RuleDialog } from "../dialogs.js";
import { layoutOf } from "../games.js";
import { glyph } from "../glyphs.js";
import { listen } from "../keys.js";
import { Large, looking } from "../large.js";
import { Middle } from "../middle.js";
import { useMotion } from "../motion.js";
import { Ribbon } from "../ribbon.js";
import { Seats } from "../seats.js";
import { sheetOf, sheets } from "../sheets.js";
import { Story } from "../story.js";
import { wordsOf } from "../words.js";

/** @param {{table: string, game: string, first: string, words: any}} props */
export function ReplayRoom({ table, game, first, words }) {
  sheets.use();
  const [at, setAt] = useState(Number(first) || 0);
  const [told, setTold] = useState(/** @type {any} */ (null));
  const [own, setOwn] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [rules, setRules] = useState(/** @type {any} */ (null));
  const [analysing, setAnalysing] = useState(false);
  const root = useRef(/** @type {any} */ (null));
  useEffect(() => {
    ask(`replays/${encodeURIComponent(table)}/${game}/at/${at}`).then((answer) => {
      setTold(answer);
      history.replaceState(null, "", `#/replay/${table}/${game}/${at}`);
    }).catch((error) => setProblem(error.message));
  }, [table, game, at]);
  const view = told?.view;
  useEffect(() => {
    if (view) wordsOf(view.game).then(setOwn);
  }, [view?.game]);
  useMotion(root, view);
  const length = told?.count ?? 0;
  const go = (/** @type {number} */ to) => setAt(Math.max(0, Math.min(length, to)));
  useEffect(() => listen({ ",": () => go(at - 1), ".": () => go(at + 1), Home: () => go(0), End: () => go(length) }));
  const arrows = useMemo(() => (view ? arrowsOf(view) : []), [view]);
  if (problem) return html`<main class="room"><p class="notice bad" role="alert">${problem}</p></main>`;
  if (!view || !own) return html`<main class="room" aria-busy="true"></main>`;
  const layout = layoutOf(view.game);
  const look = (/** @type {any} */ card, /** @type {any} */ drawing, /** @type {Element | undefined} */ element) =>
    looking.set({ at: card ? { drawing, live: card, sheet: sheetOf(view.game, card), game: view.game, side: element && element.getBoundingClientRect().x > innerWidth / 2 - 170 ? "left" : "right" } : null });
  /** @type {any} */
  const scene = { view, layout, words: own, can: new Set(), picked: "", targeting: false, pick: () => {}, look, open: () => {} };
  const playOn = (/** @type {number} */ seat) =>
    ask(`replays/${encodeURIComponent(table)}/${game}/table`, { at, seat }).then((seated) => { location.hash = seated.link.replace(/^\/?#/, "#"); }).catch((error) => setProblem(error.message));
  const mine = view.players.at(0);
  return html`<main class="table game-${view.game}" ref=${root}>
    <${Seats} scene=${scene} players=${view.players.slice(1)} mine=${false} seatOf=${() => undefined} />
    <${Ribbon} view=${view} layout=${layout} words=${own} stops=${[]} possible=${[]} toggle=${() => {}} />
    <${Seats} scene=${scene} players=${[mine]} mine=${true} seatOf=${() => undefined} />
    ${hand(scene, mine)}
    <div class="side telling">
      <div class="tools" role="toolbar" aria-label=${own.ui.tools}><a class="tab" href="#/">${glyph("menu")} ${own.ui.leave}</a></div>
      <section class="now" aria-label=${own.ui.replay}>
        <${Middle} scene=${scene} />
        <div class="line">
          <button type="button" onClick=${() => go(0)} aria-label=${own.ui.to_start}>⏮</button>
          <button type="button" onClick=${() => go(at - 1)} aria-label=${own.ui.step_back}>◀</button>
          <button type="button" onClick=${() => go(at + 1)} aria-label=${own.ui.step_on}>▶</button>
          <button type="button" onClick=${() => go(length)} aria-label=${own.ui.to_end}>⏭</button>
          <output>${at} / ${length}</output>
        </div>
        <input type="range" min="0" max=${length} value=${at} aria-label=${own.ui.replay} onInput=${(/** @type {any} */ event) => go(Number(event.currentTarget.value))} />
        <div class="line">${view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => html`<button type="button" key=${seat} onClick=${() => playOn(seat)}>${own.ui.play_on_as} ${player.name}</button>`)}</div>
        ${analysing ? html`<${Analysis} table=${table} game=${game} at=${at} go=${go} words=${own} />` : html`<button type="button" class="wide" onClick=${() => setAnalysing(true)}>${own.ui.analyse}</button>`}
        <p class="line"><a href="/api/replays/${table}/${game}/file">${own.ui.export}</a> <button type="button" class="chip" onClick=${() => navigator.clipboard?.writeText(location.href)}>${own.ui.copy_link}</button></p>
      </section>
      <${Story} log=${view.log} words=${own} onRule=${(/** @type {string} */ number) => ask(`games/${view.game}/rules?edition=${encodeURIComponent(view.edition)}&search=${encodeURIComponent(number.trim())}`).then(setRules)} />
    </div>
    <${Arrows} root=${root} arrows=${arrows} />
    <${Large} words=${own} />
    ${rules && html`<${RuleDialog} rules=${rules} words=${words} close=${() => setRules(null)} />`}
  </main>`;
}
