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

/** What a deck is called; one that does not come with the game as it is named. @param {string} name @param {Record<string, string>} [titles] */
export const titleOf = (name, titles) => titles?.[name] ?? name;
