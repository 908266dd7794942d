// How a table of Magic is laid out, and what stands where on its cards. Rules are none of this file's business.
import { keywordName, nameLanguage, term } from "../words.js";

/** @typedef {import("../card.js").Drawing} Drawing */

/** @type {Record<string, string>} */
const COLOURS = { W: "white", U: "blue", B: "black", R: "red", G: "green" };
/** @type {Record<string, string>} */
const LANDS = { plains: "white", island: "blue", swamp: "black", mountain: "red", forest: "green" };
/** @type {Record<string, string>} */
const LETTERS = { white: "W", blue: "U", black: "B", red: "R", green: "G" };
/** @type {Record<string, string>} */
const GROUNDS = { creature: "person", planeswalker: "person", land: "place", artifact: "thing", enchantment: "thing", plane: "place", phenomenon: "deed", scheme: "deed" };

/** @param {string} cost */
const symbols = (cost) => [...cost.matchAll(/\{([^}]+)\}/g)].map((found) => ({
  text: found[1] in COLOURS ? found[1] : found[1],
  shape: "mana",
  colour: COLOURS[found[1].replace("/", "")[0]],
  label: found[1],
}));

/**
 * @param {any} sheet @param {any} live @param {any} words @returns {Drawing}
 */
export function drawing(sheet, live, words) {
  const there = live && "tapped" in live;
  const figures = [];
  const power = there ? live.power : sheet.power;
  const toughness = there ? live.toughness : sheet.toughness;
  if (power !== undefined) {
    figures.push({ sign: "strength", label: words.sheet.power ?? "power", value: power, printed: live?.printed_power });
    figures.push({ sign: "willpower", label: words.sheet.toughness ?? "toughness", value: toughness, printed: live?.printed_toughness });
  }
  const loyalty = live?.loyalty ?? sheet.loyalty;
  if (loyalty !== undefined) figures.push({ sign: "willpower", label: words.sheet.loyalty ?? "loyalty", value: loyalty });
  const marks = [];
  if (live?.damage) marks.push({ sign: "damage", label: words.state.damage, text: String(live.damage) });
  if (live?.tapped) marks.push({ sign: "exerted", label: words.state.tapped });
  if (live?.commander) marks.push({ sign: "crown", label: words.state.commander });
  if (live?.sick) marks.push({ sign: "clock", label: words.state.sick });
  for (const [kind, count] of Object.entries(live?.counters ?? {})) marks.push({ sign: "up", label: term(kind, words), text: `${count} ${term(kind, words)}` });
  const types = live?.types ?? sheet.types ?? [];
  const subtypes = live?.subtypes ?? sheet.subtypes ?? [];
  const said = (/** @type {string} */ one) => term(one, words);
  let colours = live?.colors ?? sheet.colors ?? [];
  if (!colours.length) colours = subtypes.map((/** @type {string} */ one) => LANDS[one.toLowerCase()]).filter(Boolean).slice(0, 2);
  return {
    name: sheet.title ?? sheet.name,
    colours,
    letters: colours.map((/** @type {string} */ one) => LETTERS[one] ?? "").join(""),
    ground: GROUNDS[sheet.type] ?? "deed",
    frame: "magic",
    lang: nameLanguage(sheet, words),
    cost: symbols(sheet.cost ?? ""),
    line: [...(sheet.supertypes ?? []), ...types].map(said).join(words.ui.between_types) + (subtypes.length ? words.ui.before_subtypes + subtypes.map(said).join(words.ui.between_subtypes) : ""),
    text: sheet.text ?? [],
    figures,
    marks,
    keywords: (live?.keywords ?? sheet.keywords ?? []).map((/** @type {string} */ one) => keywordName(one, words)),
    turned: Boolean(live?.tapped),
    under: [],
    causes: [],
  };
}

/** @param {any} player */
export const figures = (player) => [
  { sign: "life", key: "life", value: player.life, big: true },
  ...(player.poison ? [{ sign: "drying", key: "poison", value: player.poison }] : []),
  ...Object.entries(player.commander_damage ?? {}).map(([name, value]) => ({ sign: "crown", key: "commander-damage", name, value })),
  ...(player.commander_tax ? [{ sign: "plus", key: "commander-tax", value: player.commander_tax }] : []),
  ...(player.mana ? [{ sign: "inkwell", key: "mana", value: player.mana }] : []),
  { sign: "hand", key: "hand", value: player.hand.length },
  { sign: "deck", key: "library", value: player.library, pile: "library" },
  { sign: "discard", key: "graveyard", value: player.graveyard.length, pile: "graveyard" },
  ...(player.planar_deck !== undefined ? [{ sign: "deck", key: "planar-deck", value: player.planar_deck }] : []),
  ...(player.scheme_deck !== undefined ? [{ sign: "deck", key: "scheme-deck", value: player.scheme_deck }] : []),
  ...(player.exile.length ? [{ sign: "close", key: "exile", value: player.exile.length, pile: "exile" }] : []),
];

/** @param {any} player @param {any} view */
export function rows(player, view) {
  const all = player.battlefield;
  const everything = view.players.flatMap((/** @type {any} */ one) => one.battlefield);
  /** @type {Map<number, any[]>} */
  const tucked = new Map();
  const here = new Set(everything.map((/** @type {any} */ card) => card.id));
  for (const card of everything) {
    if (typeof card.attached_to === "number" && here.has(card.attached_to)) {
      tucked.set(card.attached_to, [...(tucked.get(card.attached_to) ?? []), card]);
    }
  }
  const loose = all.filter((/** @type {any} */ card) => !(typeof card.attached_to === "number" && here.has(card.attached_to)));
  const land = (/** @type {any} */ card) => card.types.includes("land") && !card.types.includes("creature");
  const fights = (/** @type {any} */ card) => Boolean(card.attacking || card.blocking?.length);
  const others = loose.filter((/** @type {any} */ card) => !land(card));
  return [
    { key: "battlefield", cards: [...others.filter(fights), ...others.filter((/** @type {any} */ card) => !fights(card))], tucked },
    { key: "lands", cards: [...loose.filter(land), ...(player.command ?? []).filter((/** @type {any} */ card) => card.type !== "scheme")], small: true, tucked },
  ];
}

/** @param {any} player */
export const piles = (player) => ({
  graveyard: player.graveyard,
  exile: player.exile,
  library: player.library_known.map((/** @type {any} */ pair) => pair[1]),
});

/** @param {any} view */
export const waiting = (view) => view.stack.map((/** @type {any} */ one) => ({ name: one.name, text: one.text ?? "", player: one.player, card: one.card, targets: one.targets }));

/** Planes and schemes, which lie for all and change the rules. @param {any} view */
export const between = (view) => [
  ...(view.planes ?? []),
  ...view.players.flatMap((/** @type {any} */ player) => player.command.filter((/** @type {any} */ card) => card.type === "scheme")),
].map((card) => ({ ...card, large: true }));

export const middle = "middle"; // what lies between is called so
export const phases = ["untap", "upkeep", "draw", "main-1", "beginning-of-combat", "declare-attackers", "declare-blockers", "combat-damage", "end-of-combat", "main-2", "end", "cleanup"];
export const frame = "magic";
