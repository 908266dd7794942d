// The page: which room is shown is told by the address behind the #.
import { html, render, useEffect, useState } from "../vendor/preact-htm.js";
import { glyph } from "./glyphs.js";
import { language, LanguageChoice } from "./language.js";
import { DeckRoom } from "./rooms/decks.js";
import { EveningMaker, EveningRoom } from "./rooms/evening.js";
import { LearnRoom } from "./rooms/learn.js";
import { Lobby } from "./rooms/lobby.js";
import { ReplayRoom } from "./rooms/replay.js";
import { RulesRoom } from "./rooms/rules.js";
import { TableRoom } from "./rooms/table.js";
import { wordsOf } from "./words.js";

/** @returns {string[]} */
const address = () => location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);

const themes = ["", "light", "dark"];

function Page() {
  const [where, setWhere] = useState(address());
  const [words, setWords] = useState(/** @type {any} */ (null));
  const { tag } = language.use();
  const [theme, setTheme] = useState(localStorage.getItem("theme") ?? "");
  useEffect(() => {
    const moved = () => setWhere(address());
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  useEffect(() => {
    wordsOf("").then(setWords);
  }, [tag]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
  }, [theme]);
  if (!words) return html`<main class="room" aria-busy="true"></main>`;
  const [room, first, second, third] = where;
  const spoken = words.language;
  if (room === "table") return html`<${TableRoom} key=${first} table=${first} token=${second ?? ""} watch=${third === "watch"} leave=${(/** @type {string} */ to) => { location.hash = to; }} />`;
  if (room === "replay") return html`<${ReplayRoom} key="${first} ${spoken}" table=${first} game=${second || "1"} first=${third ?? ""} words=${words} />`;
  return html`<header class="top"><a class="sign" href="#/">Mulligan</a>
    <nav aria-label=${words.ui.rooms}>
      ${["learn", "packs", "decks", "rules"].map((one) => html`<a key=${one} href="#/${one}" aria-current=${room === one ? "page" : undefined}>${words.ui[one]}</a>`)}
      <${LanguageChoice} words=${words} />
      <button type="button" class="plain" aria-label=${words.ui.theme} onClick=${() => setTheme(themes[(themes.indexOf(theme) + 1) % 3])}>${glyph(theme === "dark" ? "moon" : "sun")}</button>
    </nav></header>
    ${room === "decks" ? html`<${DeckRoom} key=${spoken} game=${first || "lorcana"} name=${second ?? ""} words=${words} />`
      : room === "packs" ? html`<${EveningMaker} key=${spoken} words=${words} />`
      : room === "evening" ? html`<${EveningRoom} key="${first} ${spoken}" id=${first} token=${second ?? ""} words=${words} />`
      : room === "learn" ? html`<${LearnRoom} key=${spoken} game=${first || "lorcana"} words=${words} />`
      : room === "rules" ? html`<${RulesRoom} key=${spoken} game=${first || "lorcana"} wanted=${second ?? ""} words=${words} />`
      : html`<${Lobby} key=${spoken} words=${words} />`}`;
}

render(html`<${Page} />`, /** @type {Element} */ (document.getElementById("page")));
