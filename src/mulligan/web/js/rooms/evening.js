// Evenings of limited play: packs are drafted or opened, decks built of them, and rounds played.
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { face, spoken } from "../card.js";
import { ask } from "../connection.js";
import { Dialog } from "../dialogs.js";
import { layoutOf } from "../games.js";
import { glyph } from "../glyphs.js";
import { sheetOf, sheets, titleFor } from "../sheets.js";
import { wordsOf } from "../words.js";

const AGAIN = 1500; // milliseconds until something may have happened

/** The cards of a list with how many there are of each. @param {string[]} cards @returns {[string, number][]} */
const counted = (cards) => [...cards.reduce((found, card) => found.set(card, (found.get(card) ?? 0) + 1), new Map())];

/** Before it begins: which packs, how many seats. @param {{words: any}} props */
export function EveningMaker({ words }) {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [wish, setWish] = useState({ game: "magic", format: "draft", set: "", seats: 8, agent: "normal", best_of: 1 });
  const [minutes, setMinutes] = useState(0);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    ask("games").then(setGames).catch((error) => setProblem(error.message));
  }, []);
  const able = games.filter((game) => game.packs.formats.length > 0);
  const game = able.find((one) => one.name === wish.game) ?? able[0];
  if (!game) return html`<main class="room narrow" aria-busy=${!problem}>${problem && html`<p class="notice bad" role="alert">${problem}</p>`}</main>`;
  const change = (/** @type {any} */ what) => setWish({ ...wish, ...what });
  const start = (/** @type {boolean} */ alone) =>
    ask("evenings", { ...wish, game: game.name, clock: minutes > 0 ? { seconds: minutes * 60, increment: 10 } : null, name: localStorage.getItem("name") || (alone ? words.ui.you : ""), alone })
      .then((seated) => { location.hash = seated.link.replace(/^\/?#/, "#"); }).catch((error) => setProblem(error.message));
  const choice = (/** @type {string} */ label, /** @type {string} */ key, /** @type {[any, string][]} */ options) => html`<label>${label}
    <select onChange=${(/** @type {any} */ event) => change({ [key]: event.currentTarget.value })}>${options.map(([value, title]) => html`<option key=${value} value=${value} selected=${value === /** @type {any} */ (wish)[key]}>${title}</option>`)}</select></label>`;
  return html`<main class="room narrow"><h1>${words.ui.packs}</h1><p>${words.ui.packs_about}</p>
    <section class="game-choice game-${game.name}">
      ${choice(words.ui.game, "game", able.map((one) => [one.name, one.title]))}
      ${choice(words.ui.format, "format", game.packs.formats.map((/** @type {string} */ one) => [one, words.ui[`packs_${one}`]]))}
      ${choice(words.ui.set, "set", [["", words.ui.newest_set], ...game.packs.sets.map((/** @type {any} */ one) => [one.code, one.title])])}
      <label>${words.ui.players}<input type="number" min=${wish.format === "draft" ? 4 : 2} max="8" value=${wish.seats} onInput=${(/** @type {any} */ event) => change({ seats: Number(event.currentTarget.value) })} /></label>
      ${choice(words.ui.opponent, "agent", game.levels.map((/** @type {string} */ one) => [one, words.ui[`level_${one}`] ?? one]))}
      <label>${words.ui.clock}<input type="number" min="0" max="600" value=${minutes} onInput=${(/** @type {any} */ event) => setMinutes(Number(event.currentTarget.value))} /></label>
      <label class="check"><input type="checkbox" checked=${wish.best_of === 3} onChange=${() => change({ best_of: wish.best_of === 3 ? 1 : 3 })} /> ${words.ui.match}</label>
      ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
      <button type="button" class="strong wide" onClick=${() => start(true)}>${words.ui.packs_alone}</button>
      <button type="button" class="wide" onClick=${() => start(false)}>${words.ui.packs_people}</button>
    </section></main>`;
}

/** @param {{id: string, token: string, words: any}} props */
export function EveningRoom({ id, token, words }) {
  sheets.use();
  const [told, setTold] = useState(/** @type {any} */ (null));
  const [own, setOwn] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [lost, setLost] = useState(""); // why nothing can be heard of it; it is asked for again and again
  const path = `evenings/${encodeURIComponent(id)}`;
  const acted = useRef(0); // what was told before something was done is out of date
  useEffect(() => {
    const look = () => {
      const before = acted.current;
      ask(path, undefined, token).then((found) => {
        if (before !== acted.current) return;
        setTold(found);
        setLost("");
      }).catch((error) => setLost(error.message));
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [id, token]);
  useEffect(() => {
    if (told) wordsOf(told.game).then(setOwn);
  }, [told?.game]);
  const act = (/** @type {string} */ what, /** @type {any} */ body) => {
    setProblem("");
    acted.current += 1;
    return ask(`${path}/${what}`, body, token).then((found) => {
      acted.current += 1;
      setTold(found);
    }).catch((error) => setProblem(error.message));
  };
  const trouble = problem || lost;
  if (!told || !own) return html`<main class="room" aria-busy=${!trouble}>${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}</main>`;
  const parts = { told, words, own, act, path, token };
  return html`<main class="room evening game-${told.game}">
    <h1>${own.ui[`packs_${told.format}`]} <span class="quiet small">${told.set}</span></h1>
    ${trouble && html`<p class="notice bad" role="alert">${trouble}</p>`}
    ${told.state === "open" ? html`<${Coming} ...${parts} id=${id} />`
      : told.state === "picking" ? html`<${Picking} ...${parts} />`
      : told.state === "building" ? html`<${Building} ...${parts} key=${told.players[told.you]?.built} />`
      : html`<${Rounds} ...${parts} />`}
  </main>`;
}

/** Who comes. @param {any} props */
function Coming({ told, words, act, id, token }) {
  const [name, setName] = useState(localStorage.getItem("name") ?? "");
  const [problem, setProblem] = useState("");
  const invitation = `${location.origin}/#/evening/${id}`;
  const join = (/** @type {any} */ event) => {
    event.preventDefault();
    localStorage.setItem("name", name);
    ask(`evenings/${encodeURIComponent(id)}/seats`, { name }).then((seated) => location.replace(seated.link)).catch((error) => setProblem(error.message));
  };
  return html`<ol class="seats">${told.players.map((/** @type {any} */ one, /** @type {number} */ seat) => html`<li key=${seat}>${glyph(one.name ? "crown" : "question")} ${one.name || words.ui.free_seat}</li>`)}</ol>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    ${told.you < 0
      ? html`<form onSubmit=${join} class="line"><label>${words.ui.your_name}<input required maxlength="30" value=${name} onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)} /></label><button class="strong">${words.ui.sit_down}</button></form>`
      : html`<p>${words.ui.invite}</p>
        <p class="line"><input readonly value=${invitation} aria-label=${words.ui.invite} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
          <button type="button" onClick=${() => navigator.clipboard?.writeText(invitation)}>${words.ui.copy}</button></p>
        <p><button type="button" class="strong wide" onClick=${() => act("begin", {})}>${words.ui.fill}</button></p>`}
    ${token && html`<p class="small quiet">${words.ui.packs_link}</p>`}`;
}

/** A card as a button. @param {string} game @param {string} name @param {any} own @param {(event: any) => void} pick @param {string} does @param {boolean} free */
function cardChoice(game, name, own, pick, does, free) {
  const sheet = sheetOf(game, { name });
  if (!sheet) return html`<button type="button" disabled=${!free} onClick=${pick}>${name}</button>`;
  const drawing = layoutOf(game).drawing(sheet, null, own);
  return html`<button type="button" class="pickable" disabled=${!free} aria-label="${does}: ${spoken(drawing, own)}" onClick=${pick}>${face(drawing, "large")}</button>`;
}

/** The pack in hand, and what one has. @param {any} props */
function Picking({ told, words, own, act }) {
  const { draft } = told;
  const [busy, setBusy] = useState(false);
  const pack = useRef(/** @type {any} */ (null));
  const picked = useRef(false);
  useEffect(() => {
    if (!picked.current || busy || !draft.options.length) return;
    picked.current = false; // the next pack is looked at from its beginning
    if (pack.current?.getBoundingClientRect().top < 0) pack.current.scrollIntoView({ block: "start" });
    pack.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [draft.round, draft.pick, draft.options.length, busy]);
  if (told.you < 0) return html`<${Table} told=${told} words=${words} />`;
  const pick = (/** @type {string} */ card, /** @type {any} */ event) => {
    if (event.detail > 1) return; // the second of two quick clicks is meant for no card of the next pack
    setBusy(true);
    picked.current = true;
    act("picks", { card, number: draft.pool.length + 1 }).finally(() => setBusy(false));
  };
  return html`<p class="line pick-line" role="status"><b>${words.ui.pack_number} ${draft.round} / ${draft.rounds}</b> <span>${words.ui.pick_number} ${draft.pick}</span>
      <span class="quiet">${draft.options.length ? `${glyphless(draft.passing)} ${draft.to}` : words.ui.others_pick}</span></p>
    <ul class="catalog pack" ref=${pack} aria-label=${words.ui.the_pack}>${counted(draft.pack).map(([card, count]) => html`<li key=${card}>${cardChoice(told.game, card, own, (event) => pick(card, event), words.ui.pick, draft.options.length > 0 && !busy)}${count > 1 && html`<span class="small">× ${count}</span>`}</li>`)}</ul>
    <section aria-label=${words.ui.your_pool}><h2>${words.ui.your_pool} <span class="quiet small">${draft.pool.length}</span></h2>
      <ul class="pool">${counted(draft.pool).map(([card, count]) => html`<li key=${card}>${count > 1 ? `${count} ` : ""}${titleFor(told.game, card)}</li>`)}</ul></section>
    <${Table} told=${told} words=${words} />`;
}

/** Which way packs go. @param {string} way */
const glyphless = (way) => (way === "left" ? "→" : "←");

/** Everybody around the table: how many cards each has, and who still picks. @param {{told: any, words: any}} props */
function Table({ told, words }) {
  return html`<section aria-label=${words.ui.the_table}><h2>${words.ui.the_table}</h2>
    <ol class="pool">${told.draft.players.map((/** @type {any} */ one, /** @type {number} */ seat) => html`<li key=${seat}>${one.name} <span class="quiet small">${one.cards}${one.picks ? " …" : ""}</span></li>`)}</ol></section>`;
}

/** A deck of one's cards. @param {any} props */
function Building({ told, words, act, path, token }) {
  const [cards, setCards] = useState(/** @type {Map<string, number>} */ (new Map((told.deck?.cards ?? []).map((/** @type {any} */ one) => [one.name, one.count]))));
  const [review, setReview] = useState(/** @type {any} */ (null));
  if (told.you < 0) return html`<p>${words.ui.others_build}</p>`;
  if (told.players[told.you].built) return html`<p role="status">${glyph("check")} ${words.ui.others_build}</p>`;
  const free = told.deck.unlimited.map((/** @type {any} */ one) => one.name);
  const pool = new Map(counted(told.draft.pool));
  const aside = [...pool].map(([name, count]) => /** @type {[string, number]} */ ([name, count - (cards.get(name) ?? 0)])).filter(([, count]) => count > 0);
  const change = (/** @type {string} */ name, /** @type {number} */ by) => {
    const next = new Map(cards);
    const count = (next.get(name) ?? 0) + by;
    if (count > 0) next.set(name, count);
    else next.delete(name);
    setCards(next);
  };
  const size = [...cards.values()].reduce((sum, count) => sum + count, 0);
  const line = (/** @type {[string, number]} */ [name, count], /** @type {number} */ by, /** @type {string} */ does) => html`<li key=${name}><span title=${sheetOf(told.game, { name })?.text?.join("\n") ?? ""}><b>${count}</b> ${titleFor(told.game, name)}${free.includes(name) ? "" : html` <span class="quiet small">${costOf(told.game, name)}</span>`}</span>
    <button type="button" aria-label="${does}: ${titleFor(told.game, name)}" title=${does} onClick=${() => change(name, by)}>${glyph(by > 0 ? "plus" : "minus")}</button></li>`;
  const sorted = (/** @type {[string, number][]} */ lines) => lines.sort(([one], [other]) => costOf(told.game, one) - costOf(told.game, other) || titleFor(told.game, one).localeCompare(titleFor(told.game, other), document.documentElement.lang));
  return html`<p>${words.ui.build_about}</p>
    <div class="swapping building">
      <section aria-label=${words.ui.in_deck}><h2>${words.ui.in_deck} <span class="quiet small">${size}</span></h2><ul>${sorted([...cards]).map((one) => line(one, -1, words.ui.lay_aside))}</ul></section>
      <section aria-label=${words.ui.in_sideboard}><h2>${words.ui.in_sideboard}</h2>
        ${free.length > 0 && html`<p class="line">${free.map((/** @type {string} */ name) => html`<button type="button" key=${name} onClick=${() => change(name, 1)}>${glyph("plus")} ${titleFor(told.game, name)}</button>`)}</p>`}
        <ul>${sorted(aside.filter(([name]) => !free.includes(name))).map((one) => line(one, 1, words.ui.take_in))}</ul></section>
    </div>
    <button type="button" class="strong wide" onClick=${() => act("deck", { cards: [...cards].map(([name, count]) => [count, name]) })}>${words.ui.play_deck} (${size})</button>
    ${told.format === "draft" && html`<button type="button" class="wide" onClick=${() => ask(`${path}/review`, undefined, token).then(setReview)}>${words.ui.review_draft}</button>`}
    ${review && html`<${Review} picks=${review} words=${words} />`}`;
}

/** @param {string} game @param {string} name */
const costOf = (game, name) => Number(sheetOf(game, { name })?.converted ?? sheetOf(game, { name })?.cost) || 0;

/** One's own picks, and what a computer player would have picked. @param {{picks: any[], words: any}} props */
function Review({ picks, words }) {
  return html`<section aria-label=${words.ui.review_draft}><table class="review"><thead><tr><th>${words.ui.pack_number}</th><th>${words.ui.pick}</th><th>${words.ui.bot_pick}</th></tr></thead>
    <tbody>${picks.map((one, i) => html`<tr key=${i}><td>${one.pack}</td><td><b>${one.card}</b></td><td>${one.bot === one.card ? glyph("check") : one.bot}</td></tr>`)}</tbody></table></section>`;
}

/** The rounds, one's own table, the standings. @param {any} props */
function Rounds({ told, words, act, token }) {
  const [leaving, setLeaving] = useState(false);
  const now = told.rounds.at(-1) ?? [];
  const mine = now.find((/** @type {any} */ one) => one.yours && !one.played && one.table);
  return html`${told.winner && html`<p class="asks" role="status">${glyph("crown")} ${told.winner}</p>`}
    ${mine && html`<p><a class="button strong wide" href="#/table/${mine.table}/${token}">${words.ui.to_your_match}</a></p>`}
    ${!told.winner && !mine && html`<p role="status">${words.ui.others_play}</p>`}
    ${told.rounds.map((/** @type {any[]} */ round, /** @type {number} */ i) => html`<section key=${i} aria-label="${words.ui.round} ${i + 1}"><h2>${words.ui.round} ${i + 1}</h2>
      <ul class="seats matches">${round.map((one, j) => html`<li key=${j} class=${one.yours ? "mine" : ""}><span>${one.players.join(" – ")}</span> <b>${one.played ? `${one.wins.join(" : ")}${one.draws ? ` (${one.draws})` : ""}` : "…"}</b>
        ${one.table && !one.played && !one.yours && html`<a class="chip" href="#/table/${one.table}//watch">${glyph("eye")} ${words.ui.watch_it}</a>`}
        ${one.table && told.state === "over" && html`<a class="chip" href="#/replay/${one.table}/1">${words.ui.replay}</a>`}</li>`)}</ul></section>`).reverse()}
    <section aria-label=${words.ui.standings}><h2>${words.ui.standings}</h2><ol class="seats matches standings">${told.standings.map((/** @type {any} */ one) => html`<li key=${one.name} class=${one.name === told.players[told.you]?.name ? "mine" : ""}><span>${one.name}</span> <span class="quiet small">${one.won}–${one.lost}${one.drawn ? `–${one.drawn}` : ""}</span> <b>${one.points}</b></li>`)}</ol></section>
    ${told.you >= 0 && !told.winner && !told.players[told.you].left && html`<p><button type="button" class="plain small" onClick=${() => setLeaving(true)}>${words.ui.drop_out}</button></p>`}
    ${leaving && html`<${Dialog} title=${`${words.ui.drop_out}?`} label=${words.ui.close} close=${() => setLeaving(false)}>
      <button type="button" class="strong wide" onClick=${() => { setLeaving(false); act("drop", {}); }}>${words.ui.drop_out}</button></${Dialog}>`}`;
}
