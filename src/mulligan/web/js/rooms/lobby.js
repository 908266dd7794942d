// The first room: choose a game, a deck, and sit down; or join a table that is open.
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { ask } from "../connection.js";
import { deckAsked, DeckChoice } from "../deckchoice.js";
import { glyph } from "../glyphs.js";

/** @param {{words: any}} props */
export function Lobby({ words }) {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    ask("games").then(setGames).catch((error) => setProblem(error.message));
    const look = () => ask("tables").then(setTables).catch(() => {});
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, []);
  return html`<main class="room lobby">
    <h1>${words.ui.welcome}</h1>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <div class="games">${games.map((game) => html`<${Game} key=${game.name} game=${game} words=${words} />`)}</div>
    ${games.length > 0 ? html`<${OpenFile} words=${words} />` : !problem && html`<p class="quiet" aria-busy="true">${words.ui.please_wait} …</p>`}
    ${tables.length > 0 && html`<section class="tables"><h2>${words.ui.open_tables}</h2><ul>${tables.map((table) => html`<${OpenTable} key=${table.id} table=${table} games=${games} words=${words} />`)}</ul></section>`}
  </main>`;
}

/** A table that is listed: who sits there, and the way to it. @param {{table: any, games: any[], words: any}} props */
function OpenTable({ table, games, words }) {
  const game = games.find((one) => one.name === table.game);
  const format = game?.formats.find((/** @type {any} */ one) => one.name === table.format)?.title ?? table.format;
  const free = table.seats.filter((/** @type {any} */ seat) => (seat.sort ?? "open") === "open").length;
  const people = table.seats.map((/** @type {any} */ seat) => seat.name || words.ui.free_seat).join(" – ");
  const about = [game?.title ?? table.game, format, free ? words.ui.seats_free : words.ui.being_played,
    table.watchers ? `${table.watchers} ${words.ui.watch}` : "", table.delay ? `${words.ui.delay_short} ${table.delay} s` : ""].filter(Boolean).join(" · ");
  return html`<li><span><b>${table.title || people}</b> <span class="quiet small">${about}</span></span>
    <span class="ways">${free > 0 && html`<a class="button strong" href="#/table/${table.id}">${words.ui.sit_down}</a>`}
      ${table.watching !== false && html`<a class="button" href="#/table/${table.id}//watch">${glyph("eye")} ${words.ui.watch_it}</a>`}</span></li>`;
}

/** @param {{game: any, words: any}} props */
function Game({ game, words }) {
  const [deck, setDeck] = useState(localStorage.getItem(`deck ${game.name}`) ?? "");
  const [more, setMore] = useState(false);
  const [edition, setEdition] = useState(game.newest ?? game.editions.at(-1));
  const [format, setFormat] = useState(game.formats[0].name);
  const way = game.formats.find((/** @type {any} */ one) => one.name === format);
  const decks = way?.decks ?? game.decks ?? [];
  const [players, setPlayers] = useState(2);
  const [against, setAgainst] = useState("normal");
  const [list, setList] = useState("");
  const [match, setMatch] = useState(false);
  const [minutes, setMinutes] = useState(0);
  const [listed, setListed] = useState(true);
  const [watching, setWatching] = useState(true);
  const [delay, setDelay] = useState(0);
  const [teams, setTeams] = useState(false);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState(localStorage.getItem("name") ?? "");
  const start = async (/** @type {boolean} */ people) => {
    setBusy(true);
    setProblem("");
    localStorage.setItem(`deck ${game.name}`, deck);
    const me = { sort: "me", name: name || (people ? "" : words.ui.you), deck: list.trim() ? { text: list } : deckAsked(game.name, deck) };
    const others = Array.from({ length: players - 1 }, () => (people ? { sort: "open" } : { sort: "computer", agent: against }));
    try {
      const seated = await ask("tables", { game: game.name, edition, format, seats: [me, ...others], listed: people && listed, watching, delay: watching ? delay : 0, best_of: match ? 3 : 1,
        clock: minutes > 0 ? { seconds: minutes * 60, increment: 10 } : null,
        teams: teams ? Array.from({ length: players }, (_, seat) => seat % 2) : null });
      location.hash = seated.link.replace(/^\/?#/, "#");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
      setBusy(false);
    }
  };
  return html`<section class="game-choice game-${game.name}" aria-label=${game.title ?? game.name}>
    <h2>${game.title ?? game.name}</h2>
    <${DeckChoice} game=${game.name} decks=${decks} titles=${game.deck_titles} deck=${deck} choose=${setDeck} words=${words} />
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}
    <button type="button" class="strong wide" disabled=${busy} onClick=${() => start(false)}>${words.ui.play_computer}</button>
    <button type="button" class="wide" disabled=${busy} onClick=${() => start(true)}>${words.ui.play_people}</button>
    <a class="button wide" href="#/learn/${game.name}">${words.ui.learn_to_play}</a>
    <button type="button" class="plain small" aria-expanded=${more} onClick=${() => setMore(!more)}>${glyph("menu")} ${words.ui.more_choices}</button>
    ${more && html`<div class="more">
      <label>${words.ui.your_name}<input maxlength="30" value=${name} onInput=${(/** @type {any} */ event) => {
        setName(event.currentTarget.value);
        localStorage.setItem("name", event.currentTarget.value);
      }} /></label>
      <label>${words.ui.edition}<select onChange=${(/** @type {any} */ event) => setEdition(event.currentTarget.value)}>${game.editions.map((/** @type {string} */ one) => html`<option key=${one} value=${one} selected=${one === edition}>${one}</option>`)}</select></label>
      <label>${words.ui.format}<select onChange=${(/** @type {any} */ event) => {
        setFormat(event.currentTarget.value);
        setDeck("");
        const chosen = game.formats.find((/** @type {any} */ one) => one.name === event.currentTarget.value);
        setPlayers(Math.min(Math.max(players, chosen?.fewest ?? 2), chosen?.most ?? 6));
      }}>${game.formats.map((/** @type {any} */ one) => html`<option key=${one.name} value=${one.name} selected=${one.name === format}>${one.title}</option>`)}</select></label>
      <label>${words.ui.players}<input type="number" min=${way?.fewest ?? 2} max=${way?.most ?? game.most_players} value=${players} onInput=${(/** @type {any} */ event) => setPlayers(Number(event.currentTarget.value))} /></label>
      <label>${words.ui.opponent}<select onChange=${(/** @type {any} */ event) => setAgainst(event.currentTarget.value)}>${game.levels.map((/** @type {string} */ one) => html`<option key=${one} value=${one} selected=${one === against}>${words.ui[`level_${one}`] ?? one}</option>`)}</select></label>
      <label>${words.ui.clock}<input type="number" min="0" max="600" value=${minutes} onInput=${(/** @type {any} */ event) => setMinutes(Number(event.currentTarget.value))} /></label>
      <label class="check"><input type="checkbox" checked=${match} onChange=${() => setMatch(!match)} /> ${words.ui.match}</label>
      <label class="check"><input type="checkbox" checked=${listed} onChange=${() => setListed(!listed)} /> ${words.ui.open_to_all}</label>
      <label class="check"><input type="checkbox" checked=${watching} onChange=${() => setWatching(!watching)} /> ${words.ui.may_watch}</label>
      ${watching && html`<label>${words.ui.delay}<input type="number" min="0" max="600" step="10" value=${delay} onInput=${(/** @type {any} */ event) => setDelay(Number(event.currentTarget.value))} /></label>`}
      ${players >= 4 && players % 2 === 0 && html`<label class="check"><input type="checkbox" checked=${teams} onChange=${() => setTeams(!teams)} /> ${words.ui.teams}</label>`}
      <label>${words.ui.own_list}<textarea rows="5" value=${list} onInput=${(/** @type {any} */ event) => setList(event.currentTarget.value)}></textarea></label>
    </div>`}
  </section>`;
}

/** A game or a scenario from a file becomes a table. @param {{words: any}} props */
function OpenFile({ words }) {
  const [problem, setProblem] = useState("");
  const open = async (/** @type {any} */ event) => {
    const file = event.currentTarget.files[0];
    if (!file) return;
    try {
      const text = await file.text();
      const seated = await ask(isScenario(text) ? "scenarios" : "saves", { text });
      location.hash = seated.link.replace(/^\/?#/, "#");
    } catch (error) {
      setProblem(/** @type {Error} */ (error).message);
    }
  };
  return html`<section class="line"><label class="file button">${words.ui.open_file}<input type="file" class="unseen" accept=".json,.jsonl,.game" onChange=${open} /></label>
    ${problem && html`<p class="notice bad" role="alert">${problem}</p>`}</section>`;
}

/** @param {string} text */
function isScenario(text) {
  try {
    const [first] = [JSON.parse(text)].flat();
    return "players" in first && "steps" in first;
  } catch {
    return false;
  }
}
