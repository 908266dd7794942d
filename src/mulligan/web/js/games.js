// The games, and how each one's table is laid out.
import * as cipher from "./games/cipher.js";
import * as lorcana from "./games/lorcana.js";
import * as magic from "./games/magic.js";

/** @type {Record<string, any>} */
const LAYOUTS = { lorcana, cipher, magic };
export const GAMES = Object.keys(LAYOUTS);

/** @param {string} game */
export const layoutOf = (game) => LAYOUTS[game] ?? lorcana;
