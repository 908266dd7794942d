// Evenings of limited play: packs are drafted or opened, decks built of them, and rounds played.
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { ask } from "../connection.js";
import { Building } from "../evening/building.js";
import { ReadCard } from "../evening/cards.js";
import { Leave } from "../evening/missing.js";
import { Picking } from "../evening/picking.js";
import { Rounds } from "../evening/rounds.js";
import { glyph } from "../glyphs.js";
import { sheets } from "../sheets.js";
import { wordsOf } from "../words.js";

const AGAIN = 1500; // milliseconds until something may have happened

/** Before it begins: which packs, how many seats. @param {{words: any}} props */
export function EveningMaker({ words }) {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [wish, setWish] = useState({ game: "magic", format: "draft", set: "", seats: 8, agent: "normal", best_of: 1, pick: 75, build: 1200 });
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
      <label>${words.ui.match_clock}<input type="number" min="0" max="600" value=${minutes} onInput=${(/** @type {any} */ event) => setMinutes(Number(event.currentTarget.value))} /></label>
      ${wish.format === "draft" && html`<label>${words.ui.pick_time}<input type="number" min="0" max="3600" value=${wish.pick} onInput=${(/** @type {any} */ event) => change({ pick: Number(event.currentTarget.value) })} /></label>`}
      <label>${words.ui.build_time}<input type="number" min="0" max="600" value=${wish.build / 60} onInput=${(/** @type {any} */ event) => change({ build: Math.round(Number(event.currentTarget.value) * 60) })} /></label>
      <p class="small quiet">${words.ui.times_about}</p>
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
      : told.state === "building" ? html`<${Building} ...${parts} />`
      : html`<${Rounds} ...${parts} />`}
    <${Leave} told=${told} words=${words} act=${act} />
    <${ReadCard} game=${told.game} words=${words} own=${own} />
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
