// The room where a game is played: the seat's view on one screen, and the way from a click to a choice.
import { html, useEffect, useMemo, useRef, useState } from "../../vendor/preact-htm.js";
import { click, drag, fromDeed, pickable } from "../acting.js";
import { Hint } from "../advice.js";
import { Arrows, arrowsOf } from "../arrows.js";
import { cardButton, hand as handOf } from "../board.js";
import { Chat } from "../chat.js";
import { Coach } from "../coach.js";
import { ask, Connection, download } from "../connection.js";
import { deckAsked, DeckChoice } from "../deckchoice.js";
import { Dialog, RuleDialog } from "../dialogs.js";
import { layoutOf } from "../games.js";
import { glyph } from "../glyphs.js";
import { listen } from "../keys.js";
import { language, LanguageChoice } from "../language.js";
import { Large, looking } from "../large.js";
import { useMotion } from "../motion.js";
import { Now } from "../now.js";
import { Pace } from "../pace.js";
import { Passing, sayWishes, wishesFor } from "../passing.js";
import { usePointing } from "../pointing.js";
import { Ribbon } from "../ribbon.js";
import { Seats } from "../seats.js";
import { merged } from "../seen.js";
import { sheetOf, sheets } from "../sheets.js";
import { kept, titleOf } from "../shelf.js";
import { Sideboard } from "../sideboard.js";
import { Story } from "../story.js";
import { wordsOf } from "../words.js";

/** A table with what is left out where it says nothing. @param {any} info */
const full = (info) => ({
  chat: true,
  watching: true,
  best_of: 1,
  ...info,
  seats: info.seats.map((/** @type {any} */ seat) => ({ sort: "open", name: "", ...seat })),
});

/** Everything the server says about a table, kept up to date. @param {string} table @param {string} token */
function useTable(table, token) {
  const [state, setState] = useState(/** @type {any} */ ({ info: null, seat: -1, view: null, line: "joining", chat: [], wish: null, refused: null }));
  const line = useRef(/** @type {Connection | null} */ (null));
  const pace = useRef(/** @type {Pace | null} */ (null));
  useEffect(() => {
    const change = (/** @type {any} */ what) => setState((/** @type {any} */ old) => ({ ...old, ...(typeof what === "function" ? what(old) : what) }));
    const hear = (/** @type {any} */ told) => {
      if (told.type === "welcome") {
        change({ info: full(told.table), seat: told.seat });
        if (told.seat >= 0 && told.table.stops?.length) line.current?.say(sayWishes(wishesFor(told.table.game), "", told.table.stops));
      }
      else if (told.type === "table") change({ info: full(told.table) });
      else if (told.type === "view") {
        const shown = /** @type {Pace} */ (pace.current);
        shown.push(merged(shown.latest, told.view, told.whole), told.whole);
      }
      else if (told.type === "chat") change((/** @type {any} */ old) => ({ chat: [...old.chat, told].slice(-100) }));
      else if (told.type === "undo-asked") change({ wish: told });
      else if (told.type === "undo-answered") change({ wish: null });
      else if (told.type === "refused" && told.code !== "away" && told.re === undefined) change({ refused: told.reason });
    };
    pace.current = new Pace((view) => change({ view }));
    line.current = new Connection(table, token, hear, (now) => change({ line: now }));
    return () => line.current?.close();
  }, [table, token]);
  const { tag } = language.use();
  const told = useRef(tag);
  useEffect(() => {
    if (tag && tag !== told.current) line.current?.say({ type: "language", language: tag });
    told.current = tag;
  }, [tag]);
  return { ...state, pace: pace.current, say: (/** @type {any} */ saying) => /** @type {Connection} */ (line.current).say(saying) };
}

/** @param {{table: string, token: string, watch: boolean, leave: (to: string) => void}} props */
export function TableRoom({ table, token, watch, leave }) {
  const at = useTable(table, token);
  const [words, setWords] = useState(/** @type {any} */ (null));
  const game = at.info?.game;
  const { tag } = language.use();
  useEffect(() => {
    if (game) wordsOf(game).then(setWords);
  }, [game, tag]);
  if (at.refused && !at.view) return html`<main class="room"><p class="asks">${at.refused}</p><p><a href="#/">← Mulligan</a></p></main>`;
  if (!at.info || !words) return html`<main class="room" aria-busy="true"><p class="quiet">…</p></main>`;
  if (at.info.state === "open" || !at.view) return html`<${Waiting} at=${at} table=${table} token=${token} watch=${watch} words=${words} />`;
  return html`<${Table} at=${at} words=${words} token=${token} leave=${leave} />`;
}

/** Before the game: who sits where, the invitation. @param {{at: any, table: string, token: string, watch: boolean, words: any}} props */
function Waiting({ at, table, token, watch, words }) {
  const [name, setName] = useState(localStorage.getItem("name") ?? "");
  const [problem, setProblem] = useState("");
  const [game, setGame] = useState(/** @type {any} */ (null));
  const [deck, setDeck] = useState(localStorage.getItem(`deck ${at.info.game}`) ?? "");
  const comes = token === "" && !watch;
  useEffect(() => {
    if (comes) ask(`games/${at.info.game}`).then(setGame).catch((error) => setProblem(error.message));
  }, [comes, at.info.game]);
  const decks = game?.formats.find((/** @type {any} */ one) => one.name === at.info.format)?.decks ?? [];
  const known = deck in kept(at.info.game) || decks.includes(deck) ? deck : "";
  const invitation = `${location.origin}/#/table/${table}`;
  const free = at.info.seats.some((/** @type {any} */ seat) => seat.sort === "open");
  const attempt = (/** @type {Promise<any>} */ doing) => doing.catch((error) => setProblem(error.message));
  const join = (/** @type {any} */ event) => {
    event.preventDefault();
    localStorage.setItem("name", name);
    localStorage.setItem(`deck ${at.info.game}`, known);
    attempt(ask(`tables/${table}/seats`, { name, deck: deckAsked(at.info.game, known) }).then((seated) => location.replace(seated.link)));
  };
  return html`<main class="room narrow">
    <h1>${at.info.title || words.ui.table}</h1>
    <ul class="seats">${at.info.seats.map((/** @type {any} */ seat) => html`<li key=${seat.seat}>${glyph(seat.sort === "open" ? "question" : "crown")} ${seat.name || words.ui.free_seat} <span class="quiet small">${seat.deck ? titleOf(seat.deck, words.deck) : ""}</span></li>`)}</ul>
    ${watch && html`<p class="notice" role="status">${glyph("eye")} ${words.ui.watch_begins}${at.info.delay ? `${words.ui.pause}${at.info.delay} ${words.ui.seconds_later}` : ""}${words.ui.stop.trimEnd()}</p>`}
    ${token === "" && free && html`<form onSubmit=${join} class="line">
      <label>${words.ui.your_name}<input required maxlength="40" value=${name} onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label>
      ${game && html`<${DeckChoice} game=${at.info.game} decks=${decks} titles=${game.deck_titles} deck=${known} choose=${setDeck} words=${words} />`}
      <button class="strong">${words.ui.sit_down}</button>
    </form>`}
    ${token !== "" && free && html`<p>${words.ui.invite}</p>
      <p class="line"><input readonly value=${invitation} aria-label=${words.ui.invite} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
        <button type="button" onClick=${() => navigator.clipboard?.writeText(invitation)}>${words.ui.copy}</button></p>
      <p><button type="button" onClick=${() => attempt(ask(`tables/${table}/computers`, {}, token))}>${words.ui.fill}</button></p>`}
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <p><a href="#/">← Mulligan</a></p>
  </main>`;
}

/** @param {{at: any, words: any, token: string, leave: (to: string) => void}} props */
function Table({ at, words, token, leave }) {
  sheets.use();
  const { info, seat, say, pace } = at;
  const [back, setBack] = useState(0);
  const past = back > 0 ? pace.past.at(-1 - back) : undefined;
  const view = past ?? at.view;
  const layout = layoutOf(view.game);
  const root = useRef(/** @type {any} */ (null));
  const [hand, setHand] = useState(/** @type {any} */ (null));
  const [notice, setNotice] = useState(/** @type {any} */ (null));
  const [rules, setRules] = useState(/** @type {any} */ (null));
  const [pile, setPile] = useState(/** @type {any} */ (null));
  const [telling, setTelling] = useState(false);
  const [asking, setAsking] = useState("");
  const [wishes, setWishes] = useState(wishesFor(view.game));
  const [spoken, setSpoken] = useState("");
  const busy = useRef(false);
  const lesson = seat >= 0 ? info.lesson : undefined;
  const learnt = lesson?.state ?? "";
  const decision = learnt ? null : view.decision?.options && !past && !view.decision.passing ? view.decision : view.decision && { by: view.decision.by };
  useMotion(root, view);
  useEffect(() => () => looking.set({ at: null }), []); // what was looked at stays at its table

  useEffect(() => {
    setHand(null);
    busy.current = false;
  }, [decision?.number]);
  useEffect(() => {
    setSpoken(view.log.slice(-6).map((/** @type {any} */ line) => line.words).join(" "));
  }, [view.log.length, words.language]);

  const choose = async (/** @type {any} */ option) => {
    if (busy.current || !decision?.options) return;
    busy.current = true;
    setHand(null);
    setNotice(null);
    setPile(null);
    const told = await say({ type: "choose", decision: decision.number, option: option.id });
    busy.current = false;
    if (told.type === "refused" && told.reason) setNotice({ bad: true, lines: [{ words: told.reason }] });
  };
  const why = async (/** @type {string} */ thing) => {
    if (!thing.startsWith("card ")) return;
    const told = await say({ type: "why", card: Number(thing.slice(5)) });
    if (told.type === "because") setNotice({ lines: told.reasons.slice(0, 4) });
    else if (told.reason) setNotice({ bad: true, lines: [{ words: told.reason }] });
  };
  const follow = (/** @type {any} */ next) => {
    if (next.choose) choose(next.choose);
    else if (next.hand !== undefined) setHand(next.hand);
  };
  const pick = (/** @type {string} */ thing) => {
    looking.set({ at: null });
    const next = click(decision, hand, thing);
    if (next.why) why(thing);
    follow(next);
  };
  const onRule = (/** @type {string} */ number) =>
    ask(`games/${view.game}/rules?edition=${encodeURIComponent(view.edition)}&search=${encodeURIComponent(number.trim())}`).then(setRules).catch(() => setRules([]));
  const undo = async () => {
    const told = await say({ type: "undo" });
    if (told.type === "refused" && told.reason) setNotice({ bad: true, lines: [{ words: told.reason }] });
  };
  const hint = async () => {
    const told = await say({ type: "hint" });
    if (told.type === "refused") setNotice({ bad: true, lines: [{ words: told.reason }] });
    else setNotice({ lines: [], hint: html`<${Hint} hint=${told} options=${decision?.options ?? []} words=${words} />` });
  };
  const saveScenario = () => ask(`tables/${info.id}/scenario`, undefined, token)
    .then((told) => download(`${view.game}-turn-${view.turn}.json`, JSON.stringify(told, null, 1)))
    .catch((error) => setNotice({ bad: true, lines: [{ words: error.message }] }));
  const wish = (/** @type {any} */ next) => {
    setWishes(next);
    localStorage.setItem(`passing ${view.game}`, JSON.stringify(next));
    say(sayWishes(next, "", info.stops));
  };
  const toggle = (/** @type {string} */ phase) =>
    wish({ ...wishes, stops: wishes.stops.includes(phase) ? wishes.stops.filter((one) => one !== phase) : [...wishes.stops, phase] });
  const step = (/** @type {number} */ by) => {
    pace.hurry();
    setBack((/** @type {number} */ old) => Math.max(0, Math.min(pace.past.length - 1, old + by)));
  };

  useEffect(() => listen({
    Escape: () => { setBack(0); setHand(null); setNotice(null); looking.set({ at: null }); },
    " ": () => document.getElementById("big")?.click(),
    "?": () => setAsking("keys"),
    ",": () => step(1),
    ".": () => step(-1),
    l: () => setTelling((old) => !old),
    z: undo,
    h: hint,
    w: () => why(/** @type {HTMLElement} */ (document.activeElement?.closest("[data-thing]"))?.dataset.thing ?? ""),
  }));

  usePointing(root, (thing, onto) => {
    const next = drag(decision, thing, onto);
    if (next.why) why(thing);
    follow(next);
  }, (card, drawing) => looking.set({ at: card && { drawing, live: card, sheet: sheetOf(view.game, card), game: view.game, side: "left" } }));

  /** @type {any} */
  const scene = {
    view,
    layout,
    words,
    can: pickable(decision, hand),
    picked: hand?.thing ?? "",
    targeting: hand?.asks === "target",
    pick,
    look: (/** @type {any} */ card, /** @type {any} */ drawing, /** @type {Element | undefined} */ element) => {
      if (!card || matchMedia("(hover: none)").matches) looking.set({ at: null });
      else looking.set({ at: { drawing, live: card, sheet: sheetOf(view.game, card), game: view.game, side: element && element.getBoundingClientRect().x > innerWidth / 2 - 170 ? "left" : "right" } });
    },
    open: (/** @type {string} */ title, /** @type {any[]} */ cards) => setPile({ title, cards }),
  };
  const me = view.players.find((/** @type {any} */ player) => player.name === view.you);
  const team = me?.team;
  const mine = me ? [me, ...view.players.filter((/** @type {any} */ player) => player !== me && info.teams && player.team === team)] : view.players.slice(0, 1);
  const theirs = view.players.filter((/** @type {any} */ player) => !mine.includes(player));
  const seatOf = (/** @type {any} */ player) => info.seats.find((/** @type {any} */ one) => one.name === player.name);
  const over = view.over ? (view.winner === null ? words.ui.draw : view.winner === view.you ? words.ui.you_win : `${view.winner}${words.ui.wins}`) : "";
  const arrows = useMemo(() => arrowsOf(view), [view]);

  return html`<main class="table game-${view.game}" ref=${root} data-decision=${decision?.number} data-over=${view.over || undefined} data-picked=${hand ? hand.thing : undefined}>
    <${Seats} scene=${scene} players=${theirs} mine=${false} seatOf=${seatOf} />
    <${Ribbon} view=${view} layout=${layout} words=${words} stops=${wishes.stops} possible=${seat >= 0 ? (info.stops ?? []) : []} toggle=${toggle} />
    <${Seats} scene=${scene} players=${mine} mine=${true} seatOf=${seatOf} />
    ${me ? handOf(scene, me) : html`<div class="hand"></div>`}
    <div class="side ${telling ? "telling" : ""}">
      <div class="tools" role="toolbar" aria-label=${words.ui.tools}>
        <button type="button" onClick=${() => leave(lesson ? `#/learn/${view.game}` : "#/")}>${glyph("menu")}${words.ui.leave}</button>
        <button type="button" class="tabs" aria-pressed=${telling} onClick=${() => setTelling(!telling)}>${glyph("rule")}${words.ui.story}</button>
        ${seat >= 0 && html`<button type="button" onClick=${undo} title="Z">${glyph("undo")}${words.ui.undo}</button>
          <button type="button" onClick=${hint} title="H">${glyph("eye")}${words.ui.hint}</button>
          ${!view.over && !lesson && html`<button type="button" onClick=${() => setAsking("concede")}>${glyph("flag")}${words.ui.concede}</button>`}`}
        <button type="button" onClick=${() => step(1)} title="," aria-label=${words.ui.step_back}>◀</button>
        <button type="button" onClick=${() => step(-1)} title="." aria-label=${words.ui.step_on} disabled=${back === 0}>▶</button>
        <button type="button" onClick=${() => setAsking("keys")} title="?" aria-label=${words.ui.help}>${glyph("question")}</button>
      </div>
      <div>
        ${at.wish && html`<div class="notice" role="alertdialog"><p>${at.wish.by} ${words.ui.wants_undo}</p>
          <p class="line"><button type="button" onClick=${() => say({ type: "answer", agree: true })}>${words.ui.agree}</button><button type="button" onClick=${() => say({ type: "answer", agree: false })}>${words.ui.disagree}</button></p></div>`}
        ${lesson && html`<${Coach} game=${view.game} name=${lesson.name} state=${learnt} words=${words} onRule=${onRule} />`}
        ${!learnt && html`<${Now} scene=${scene} decision=${decision} info=${info} hand=${hand} choose=${choose} drop=${() => setHand(null)}
          deed=${(/** @type {any[]} */ deed) => follow(fromDeed(hand.thing, deed))} onRule=${onRule} notice=${notice} over=${over} />`}
        ${past && html`<p class="notice padded">${words.ui.looking_back} <button type="button" class="chip" onClick=${() => setBack(0)}>${words.ui.to_now}</button></p>`}
        ${info.stops?.length > 0 && seat >= 0 && !view.over && !lesson && html`<${Passing} wishes=${wishes} change=${wish} words=${words} asked=${Boolean(decision?.options)} pass=${(/** @type {string} */ until) => {
          say(sayWishes(wishes, until, info.stops));
        }} />`}
        ${seat < 0 && html`<p class="notice padded watching" role="status">${glyph("eye")} ${words.ui.you_watch}${info.delay ? `${words.ui.pause}${info.delay} ${words.ui.seconds_later}` : ""}</p>`}
        ${seat >= 0 && info.watchers > 0 && html`<p class="padded small quiet">${glyph("eye")} ${info.watchers} ${words.ui.watch}${info.delay ? `${words.ui.pause}${info.delay} ${words.ui.seconds_later}` : ""}</p>`}
        ${seat >= 0 && info.state === "between" && html`<${Sideboard} table=${info.id} token=${token} game=${info.played} words=${words} say=${say} />`}
        ${view.over && info.evening && html`<p class="padded"><a class="button strong wide" href="#/evening/${info.evening}/${token}">${words.ui.to_evening}</a></p>`}
        ${view.over && seat >= 0 && !lesson && !(info.evening && info.state === "over") && html`<div class="line padded"><button type="button" class="strong" onClick=${() => say({ type: "ready" })}>${info.best_of > 1 && info.state === "between" ? words.ui.next_game : words.ui.rematch}</button>
          ${info.next && html`<a href="#/table/${info.next}">${words.ui.to_rematch}</a>`} ${info.replay && html`<a href="#/replay/${info.id}/${info.played || 1}">${words.ui.replay}</a>`}</div>`}
      </div>
      ${info.chat && info.seats.filter((/** @type {any} */ one) => one.sort === "person").length > 1 && html`<${Chat} lines=${at.chat} words=${words} muted=${seat < 0 || info.seats[seat]?.muted} say=${(/** @type {string} */ text) => say({ type: "chat", text })} />`}
      <${Story} log=${view.log} words=${words} onRule=${onRule} />
    </div>
    <${Arrows} root=${root} arrows=${arrows} />
    <${Large} words=${words} />
    ${at.line !== "here" && html`<p class="away" role="status">${words.ui.away}</p>`}
    ${rules && html`<${RuleDialog} rules=${rules} words=${words} close=${() => setRules(null)} />`}
    ${pile && html`<${Dialog} title=${pile.title} label=${words.ui.close} close=${() => setPile(null)}><div class="pile">${pile.cards.map((/** @type {any} */ card) => card && cardButton(scene, [card], "board"))}</div></${Dialog}>`}
    ${asking === "concede" && html`<${Dialog} title=${words.ui.concede} label=${words.ui.close} close=${() => setAsking("")}>
      <p>${words.ui.concede_sure}</p><button type="button" class="strong" onClick=${() => { say({ type: "concede" }); setAsking(""); }}>${words.ui.concede}</button></${Dialog}>`}
    ${asking === "keys" && html`<${Dialog} title=${words.ui.help} label=${words.ui.close} close=${() => setAsking("")}>
      <dl class="keys">${[["↑ ↓ ← →", "key_arrows"], ["Enter", "key_enter"], ["1–9", "key_numbers"], ["Space", "key_space"], ["Esc", "key_escape"], ["W", "key_why"], ["Z", "key_undo"], ["H", "key_hint"], ["L", "key_log"], [", .", "key_steps"]].map(([key, word]) => html`<dt><kbd>${key}</kbd></dt><dd>${words.ui[word]}</dd>`)}</dl>
      <p class="line"><${LanguageChoice} words=${words} /></p>
      ${seat >= 0 && !lesson && html`<p class="line"><button type="button" onClick=${saveScenario}>${glyph("card")} ${words.ui.save_scenario}</button></p>`}</${Dialog}>`}
    <p class="unseen" role="log" aria-live="polite">${spoken}</p>
  </main>`;
}
