// The decks that somebody keeps in this browser.

/** @param {string} game @returns {Record<string, string>} */
export function kept(game) {
  try {
    return JSON.parse(localStorage.getItem(`decks ${game}`) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep a deck, or with null forget it; what is kept then. @param {string} game @param {string} name @param {string | null} text */
export function keep(game, name, text) {
  const all = kept(game);
  if (text === null) delete all[name];
  else all[name] = text;
  localStorage.setItem(`decks ${game}`, JSON.stringify(all));
  return all;
}

/** The name of a built-in deck as people write it. @param {string} name */
export const titleOf = (name) => name.replaceAll("-", " ").replace(/^(\w)/, (first) => first.toUpperCase());
