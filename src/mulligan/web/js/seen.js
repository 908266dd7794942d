// The view that the server sends in pieces, put together again.

/**
 * A view with what has changed in it.
 * @param {any} before @param {any} change @param {boolean} whole
 */
export function merged(before, change, whole) {
  if (whole || !before) return change;
  const after = { ...before };
  for (const [field, value] of Object.entries(change)) {
    if (field === "players") after.players = before.players.map((/** @type {any} */ one, /** @type {number} */ i) => merge(one, value[i]));
    else if (field === "log") after.log = [...before.log.slice(0, change.log_start), ...value];
    else after[field] = value;
  }
  return after;
}

/** @param {any} before @param {any} change */
const merge = (before, change) => ({ ...before, ...change });

/**
 * The options of a decision, sorted by what on the table they belong to.
 * @param {any} decision
 */
export function sorted(decision) {
  /** @type {Map<string, any[]>} */
  const byThing = new Map();
  /** @type {any[]} */
  const loose = [];
  /** @type {any[]} */
  const passive = [];
  const quiet = new Set(decision?.passive ?? []);
  for (const option of decision?.options ?? []) {
    const thing = thingOf(option);
    if (quiet.has(option.id) && !thing) passive.push(option);
    else if (thing) byThing.set(thing, [...(byThing.get(thing) ?? []), option]);
    else loose.push(option);
  }
  return { byThing, loose, passive };
}

/** What an option begins with: a card by its number, a hidden card by its place, a player by name. @param {any} option */
export function thingOf(option) {
  if (option.card !== undefined) return `card ${option.card}`;
  if (option.card_at) return placeKey(option.card_at);
  if (option.target !== undefined) return `card ${option.target}`;
  if (option.target_at) return placeKey(option.target_at);
  if (option.player !== undefined) return `player ${option.player}`;
  return "";
}

/** What an option is done to. @param {any} option */
export function targetOf(option) {
  if (option.card === undefined && !option.card_at) return "";
  if (option.target !== undefined) return `card ${option.target}`;
  if (option.target_at) return placeKey(option.target_at);
  if (option.player !== undefined) return `player ${option.player}`;
  return "";
}

/** @param {{player: string, zone: string, index: number}} place */
export const placeKey = (place) => `at ${place.player}/${place.zone}/${place.index}`;

/**
 * What can be done with one thing, each deed once; a deed with several targets asks for one of them.
 * @param {any[]} options
 */
export function deeds(options) {
  /** @type {Map<string, any[]>} */
  const found = new Map();
  for (const option of options) {
    const key = [option.verb, option.text ?? "", option.ability ?? "", option.number ?? "", targetOf(option) ? "to" : ""].join("|");
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return [...found.values()];
}
