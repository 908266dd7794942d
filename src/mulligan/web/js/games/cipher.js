// How a table of Cipher is laid out, and what stands where on its cards. Rules are none of this file's business.
import { nameLanguage, term } from "../words.js";

/** @typedef {import("../card.js").Drawing} Drawing */

/**
 * @param {any} sheet @param {any} live @param {any} words @returns {Drawing}
 */
export function drawing(sheet, live, words) {
  const own = sheet.title && sheet.title !== sheet.name ? /^(.+)[ \u3000]([^ \u3000]+)$/.exec(sheet.title) : /^(.+), (.+)$/.exec(sheet.name);
  const unit = live && "attack" in live;
  const figures = [
    { sign: "strength", label: words.sheet.attack ?? "attack", value: unit ? live.attack : sheet.attack, printed: live?.printed_attack },
    { sign: "support", label: words.sheet.support ?? "support", value: live?.support ?? sheet.support, printed: live?.printed_support },
  ];
  const marks = [];
  if (live?.main) marks.push({ sign: "crown", label: words.state.main });
  if (live?.tapped) marks.push({ sign: "exerted", label: words.state.tapped });
  if (live?.face === "down") marks.push({ sign: "card", label: words.state.down });
  if (live?.under?.length) marks.push({ sign: "stack", label: words.state.under, text: String(live.under.length) });
  const cost = [{ text: String(sheet.cost), shape: "square", label: `${words.sheet.cost ?? "cost"} ${sheet.cost}` }];
  if (sheet.class_change) cost.push({ text: String(sheet.class_change), shape: "small", label: `${words.sheet["class-change"] ?? "class change"} ${sheet.class_change}` });
  const range = unit ? live.range : sheet.range;
  return {
    name: own ? own[2] : String(sheet.title ?? sheet.name),
    title: own ? own[1] : undefined,
    colours: sheet.symbol,
    letters: [...sheet.symbol.map((/** @type {string} */ one) => (term(one, words) === one ? `${one[0].toUpperCase()}${one[1]}` : term(one, words)[0])), range].filter(Boolean).join(" "),
    ground: "person",
    frame: "cipher",
    lang: nameLanguage(sheet, words),
    cost,
    line: [...[sheet.class, ...(sheet.weapon ?? []), ...(sheet.traits ?? [])].filter(Boolean).map((one) => term(String(one), words)), range && `${words.sheet.range ?? "range"} ${range}`].filter(Boolean).join(" · "),
    text: sheet.text ?? [],
    figures,
    marks,
    keywords: [],
    turned: Boolean(live?.tapped),
    down: live?.face === "down",
    under: live?.under ?? [],
    causes: [],
  };
}

/** @param {any} player */
export const figures = (player) => [
  { sign: "orb", key: "orbs", value: player.orbs.length, big: true, pile: "orbs" },
  { sign: "bond", key: "bonds", value: `${player.faces.up}/${player.faces.up + player.faces.down}` },
  { sign: "hand", key: "hand", value: player.hand.length },
  { sign: "deck", key: "deck", value: player.deck, pile: "deck" },
  { sign: "discard", key: "retreat", value: player.retreat.length, pile: "retreat" },
];

/** @param {any} player */
export const rows = (player) => [
  { key: "front", label: "front", cards: player.front },
  { key: "back", label: "back", cards: player.back },
  { key: "bonds", label: "bonds", cards: player.bonds, small: true },
];

/** @param {any} player */
export const piles = (player) => ({ retreat: player.retreat, orbs: player.orbs, deck: player.deck_known.map((/** @type {any} */ pair) => pair[1]) });

/** @param {any} view */
export const waiting = (view) => view.waiting.map((/** @type {any} */ one) => ({ name: one.name, text: one.ability, player: one.player, card: one.card }));

/** The cards that support in a battle. @param {any} view */
export const between = (view) => view.players.flatMap((/** @type {any} */ player) => player.support);

export const phases = ["start", "bond", "deployment", "action", "end"];
export const frame = "cipher";
