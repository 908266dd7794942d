// Lessons: what the server tells of them, which of them are learnt in this browser, and a table for one.
import { ask } from "./connection.js";
import { language } from "./language.js";

/** @typedef {{name: string, title: string, learn: string, task: string, done: string, missed: string, rules: string[]}} Lesson */

/** @type {Map<string, Promise<Lesson[]>>} */
const asked = new Map();

/** The lessons of a game, the first first. @param {string} game @returns {Promise<Lesson[]>} */
export function lessonsOf(game) {
  const key = `${language.state.tag} ${game}`;
  const found = asked.get(key) ?? ask(`games/${game}/lessons`);
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}

/** The names of the lessons that are learnt. @param {string} game @returns {string[]} */
export function learnt(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(`lessons ${game}`) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Remember that a lesson is learnt. @param {string} game @param {string} name */
export function remember(game, name) {
  localStorage.setItem(`lessons ${game}`, JSON.stringify([...new Set([...learnt(game), name])]));
}

/** Forget what was learnt. @param {string} game */
export const forget = (game) => localStorage.removeItem(`lessons ${game}`);

/** Sit down to a lesson. @param {string} game @param {string} name */
export async function begin(game, name) {
  const seated = await ask(`games/${game}/lessons/${name}`, {});
  location.hash = seated.link.replace(/^\/?#/, "#");
}
