// The keyboard: arrows go from card to card as they lie, numbers pick options, letters do what the help says.

/** Where the nearest thing lies in a direction. @param {string} key */
function step(key) {
  const from = document.activeElement?.closest("[data-thing]") ?? null;
  const all = [...document.querySelectorAll(".table [data-thing]")].filter((one) => one instanceof HTMLButtonElement && !one.disabled);
  if (!all.length) return;
  if (!from || !all.includes(from)) {
    const first = all.find((one) => one.classList.contains("can") || one.classList.contains("target")) ?? all[0];
    /** @type {HTMLElement} */ (first).focus();
    return;
  }
  const a = from.getBoundingClientRect();
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const b = one.getBoundingClientRect();
    const dx = b.x + b.width / 2 - a.x - a.width / 2;
    const dy = b.y + b.height / 2 - a.y - a.height / 2;
    const along = (across ? dx : dy) * sign;
    if (along < 4) continue;
    const far = along + Math.abs(across ? dy : dx) * 2.5;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  if (best) /** @type {HTMLElement} */ (best).focus();
}

/**
 * Listen to the keyboard at a table.
 * @param {Record<string, () => void>} commands by key: Escape, " ", "?", "l", "z", "w", "h"
 * @returns {() => void} to stop
 */
export function listen(commands) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches?.("input, textarea, select")) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key.startsWith("Arrow") && !target.closest(".story")) {
      event.preventDefault();
      step(event.key);
      return;
    }
    if (/^[1-9]$/.test(event.key)) {
      const button = document.querySelector(`.now [data-number="${event.key}"]`);
      if (button) {
        event.preventDefault();
        /** @type {HTMLElement} */ (button).click();
      }
      return;
    }
    const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!command) return;
    event.preventDefault();
    command();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}
