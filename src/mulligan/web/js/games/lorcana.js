// How a table of Lorcana is laid out, and what stands where on its cards. Rules are none of this file's business.
import { keywordName, nameLanguage, term } from "../words.js";

/** @typedef {import("../card.js").Drawing} Drawing */

/** @type {Record<string, string>} */
const GROUNDS = { character: "person", item: "thing", action: "deed", song: "deed", location: "place" };

/**
 * @param {any} sheet what stands on the card @param {any} live what it is now; of a card in a hand or pile only its number and name
 * @param {any} words @returns {Drawing}
 */
export function drawing(sheet, live, words) {
  const [name, title] = String(sheet.title ?? sheet.name).split(" - ", 2);
  const figures = [];
  const inPlay = live && "exerted" in live;
  for (const sign of sheet.type === "location" ? ["willpower", "lore"] : ["strength", "willpower", "lore"]) {
    if (sheet.type !== "character" && sheet.type !== "location") break;
    const value = inPlay ? live[sign] : sheet[sign];
    figures.push({ sign, label: words.sheet[sign] ?? sign, value, printed: live?.[`printed_${sign}`] });
  }
  const marks = [];
  if (live?.damage) marks.push({ sign: "damage", label: words.state.damage, text: String(live.damage) });
  if (live?.exerted) marks.push({ sign: "exerted", label: words.state.exerted });
  if (live?.drying && sheet.type === "character") marks.push({ sign: "drying", label: words.state.drying });
  if (live?.under?.length) marks.push({ sign: "stack", label: words.state.under, text: String(live.under.length) });
  const inkable = sheet.inkable ? "inkable" : "hex";
  const label = `${words.sheet.cost ?? "cost"} ${sheet.cost}${sheet.inkable ? `, ${words.sheet.inkable}` : ""}`;
  return {
    name,
    title,
    colours: sheet.ink,
    letters: sheet.ink.map((/** @type {string} */ ink) => letters(ink, words)).join(" "),
    ground: GROUNDS[sheet.type] ?? "thing",
    frame: "lorcana",
    lang: nameLanguage(sheet, words),
    cost: [{ text: String(sheet.cost), shape: inkable, label }],
    line: [term(sheet.type, words), ...(sheet.classifications ?? []).filter((/** @type {string} */ one) => one.toLowerCase() !== sheet.type).map((/** @type {string} */ one) => term(one, words))].join(" · "),
    text: sheet.text ?? [],
    figures,
    marks,
    keywords: (live?.keywords ?? sheet.keywords ?? []).map((/** @type {string} */ one) => keywordName(one, words)),
    turned: Boolean(live?.exerted),
    under: live?.under ?? [],
    causes: [],
  };
}

/** The first letters of an ink. @param {string} ink @param {any} words */
function letters(ink, words) {
  const name = term(ink, words);
  return name === ink ? ink[0].toUpperCase() + ink.slice(1, 3) : name.slice(0, 2);
}

/** What stands in a player's strip. @param {any} player */
export const figures = (player) => [
  { sign: "lore", key: "lore", value: player.lore, big: true },
  { sign: "inkwell", key: "ink", value: `${player.ink.ready}/${player.ink.ready + player.ink.exerted}` },
  { sign: "hand", key: "hand", value: player.hand.length },
  { sign: "deck", key: "deck", value: player.deck, pile: "deck" },
  { sign: "discard", key: "discard", value: player.discard.length, pile: "discard" },
];

/** The rows of a player's board, from the middle of the table outwards. @param {any} player */
export function rows(player) {
  const locations = player.play.filter((/** @type {any} */ card) => card.type === "location");
  const there = new Set(locations.map((/** @type {any} */ card) => card.id));
  const characters = player.play.filter((/** @type {any} */ card) => card.type === "character" && !there.has(card.at));
  const items = player.play.filter((/** @type {any} */ card) => card.type !== "location" && card.type !== "character");
  return [
    { key: "characters", cards: characters },
    {
      key: "rest",
      cards: items,
      places: locations.map((/** @type {any} */ place) => ({
        place,
        cards: player.play.filter((/** @type {any} */ card) => card.at === place.id),
      })),
    },
  ];
}

/** Piles that can be opened. @param {any} player */
export const piles = (player) => ({ discard: player.discard, deck: player.deck_known.map((/** @type {any} */ pair) => pair[1]) });

/** What waits to resolve. @param {any} view */
export const waiting = (view) => view.bag.map((/** @type {any} */ one) => ({ name: one.name, text: one.ability, player: one.player, card: one.card }));

/** Cards on their way into play. @param {any} view */
export const between = (view) => view.players.flatMap((/** @type {any} */ player) => player.being_played);

export const phases = ["ready", "set", "draw", "main", "end"];
export const frame = "lorcana";
