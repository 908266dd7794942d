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
  text: found[1],
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
  if (live?.tax) marks.push({ sign: "plus", label: words.zone["commander-tax"], text: String(live.tax) });
  if (live?.hides) marks.push({ sign: "mask", label: words.state.hides, text: live.hides });
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
    cost: symbols(live?.cost ?? sheet.cost ?? ""),
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

/** @param {any} player @param {any} view */
export const figures = (player, view) => [
  { sign: "life", key: "life", value: player.life, big: true },
  ...(player.poison ? [{ sign: "drying", key: "poison", value: player.poison }] : []),
  ...Object.entries(player.commander_damage ?? {}).map(([name, value]) => ({
    sign: "crown",
    key: "commander-damage",
    name,
    value: `${value}/${view.deadly_commander_damage}`,
    bad: value * 3 >= view.deadly_commander_damage * 2,
  })),
  ...(player.commander_tax && !leading(player).length ? [{ sign: "plus", key: "commander-tax", value: player.commander_tax }] : []),
  ...(player.mana ? [{ sign: "inkwell", key: "mana", value: player.mana }] : []),
  { sign: "hand", key: "hand", value: player.hand.length },
  { sign: "deck", key: "library", value: player.library, pile: "library" },
  { sign: "discard", key: "graveyard", value: player.graveyard.length, pile: "graveyard" },
  ...(player.planar_deck !== undefined ? [{ sign: "deck", key: "planar-deck", value: player.planar_deck }] : []),
  ...(player.scheme_deck !== undefined ? [{ sign: "deck", key: "scheme-deck", value: player.scheme_deck }] : []),
  ...(player.exile.length ? [{ sign: "close", key: "exile", value: player.exile.length, pile: "exile" }] : []),
];

/** What a player is, beside the name. @param {any} player @param {any} words */
export const signs = (player, words) => (player.archenemy ? [{ sign: "mask", label: words.state.archenemy }] : []);

/** Whose turn it is, where a team takes it together. @param {any} view */
export const turnOf = (view) => view.turn_of ?? [view.active];

/** The commanders that wait in a player's command zone. @param {any} player */
const leading = (player) =>
  player.command.filter((/** @type {any} */ card) => card.commander).map((/** @type {any} */ card) => ({ ...card, tax: player.commander_tax }));

/** What lies beside a player's hand, to be played as from it. @param {any} player */
export const beside = (player) => ({ key: "command", sign: "crown", cards: leading(player) });

/** What else lies face up in the command zone: emblems, and the commanders of those whose hand is not shown. @param {any} player @param {any} view */
const commanding = (player, view) => [
  ...(player.name === view.you ? [] : leading(player)),
  ...player.command.filter((/** @type {any} */ card) => !card.commander && card.type !== "scheme"),
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
    { key: "lands", cards: loose.filter(land), small: true, flat: true, tucked, aside: { key: "command", sign: "crown", cards: commanding(player, view) } },
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

/** What there is to know of them. @param {any} view @param {any} words */
export function aboutBetween(view, words) {
  if (!view.planes) return [];
  const owners = new Set(view.planes.map((/** @type {any} */ card) => card.owner).filter(Boolean));
  const begun = view.log.findLastIndex((/** @type {any} */ line) => line.what === "turn-begins");
  const rolled = view.log.findLast((/** @type {any} */ line, /** @type {number} */ i) => i > begun && line.what === "rolls");
  return [
    { sign: "eye", key: "planar-controller", value: view.planar_controller },
    ...[...owners].map((owner) => ({ sign: "deck", key: "planar-deck", value: owner })),
    { sign: "die", key: "planar-die", value: view.roll_cost ? `{${view.roll_cost}}` : words.state.free },
    ...(rolled ? [{ sign: "die", told: rolled.words }] : []),
  ];
}

export const middle = "middle"; // what lies between is called so
export const phases = ["untap", "upkeep", "draw", "main-1", "beginning-of-combat", "declare-attackers", "declare-blockers", "combat-damage", "end-of-combat", "main-2", "end", "cleanup"];
export const frame = "magic";
