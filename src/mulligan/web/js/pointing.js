// Dragging with mouse or finger, and the long press that shows a card large.
import { useEffect, useRef } from "../vendor/preact-htm.js";
import { drawn } from "./board.js";

const FAR = 12; // pixels from where a press becomes a drag
const LONG = 450; // milliseconds from where a press is a look

/** @param {Element | null} element */
const thingAt = (element) => /** @type {HTMLElement | null} */ (element?.closest("[data-thing]"))?.dataset.thing ?? "";

/**
 * @param {{current: HTMLElement | null}} root
 * @param {(thing: string, onto: string) => void} drop @param {(card: any, drawing?: any) => void} look
 */
export function usePointing(root, drop, look) {
  const calls = useRef({ drop, look });
  calls.current = { drop, look };
  useEffect(() => {
    const table = root.current;
    if (!table) return undefined;
    /** @type {{thing: string, x: number, y: number, ghost: HTMLElement | null, card: HTMLElement, looked: boolean} | null} */
    let press = null;
    let timer = 0;
    const end = () => {
      clearTimeout(timer);
      press?.ghost?.remove();
      if (press?.looked) calls.current.look(null);
      press = null;
    };
    const down = (/** @type {PointerEvent} */ event) => {
      const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".card[data-thing]"));
      if (!card || event.button !== 0) return;
      const thing = card.dataset.thing ?? "";
      press = { thing, x: event.clientX, y: event.clientY, ghost: null, card, looked: false };
      if (event.pointerType !== "mouse") {
        timer = window.setTimeout(() => {
          const shown = drawn.get(thing);
          if (!press || press.ghost || !shown) return;
          press.looked = true;
          calls.current.look(shown.card, shown.drawing);
        }, LONG);
      }
    };
    const move = (/** @type {PointerEvent} */ event) => {
      if (!press || press.looked) return;
      const dx = event.clientX - press.x;
      const dy = event.clientY - press.y;
      if (!press.ghost) {
        if (Math.hypot(dx, dy) < FAR || !press.card.classList.contains("can")) return;
        if (event.pointerType !== "mouse" && Math.abs(dx) > Math.abs(dy)) return; // a finger that scrolls a row
        clearTimeout(timer);
        const box = press.card.getBoundingClientRect();
        press.ghost = /** @type {HTMLElement} */ (press.card.cloneNode(true));
        press.ghost.className = "ghost";
        press.ghost.removeAttribute("data-thing");
        press.ghost.removeAttribute("data-things");
        press.ghost.setAttribute("aria-hidden", "true");
        press.ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
        table.append(press.ghost);
      }
      press.ghost.style.translate = `${dx}px ${dy}px`;
    };
    const up = (/** @type {PointerEvent} */ event) => {
      if (press?.ghost) {
        const { thing, card } = press;
        press.ghost.remove();
        const under = document.elementFromPoint(event.clientX, event.clientY);
        if (under && !card.contains(under) && under.closest(".table")) calls.current.drop(thing, thingAt(under));
        swallow();
      } else if (press?.looked) {
        swallow();
      }
      end();
    };
    const swallow = () => addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true });
    table.addEventListener("pointerdown", down);
    table.addEventListener("pointermove", move);
    table.addEventListener("pointerup", up);
    table.addEventListener("pointercancel", end);
    table.addEventListener("contextmenu", (event) => press && event.preventDefault());
    return () => {
      table.removeEventListener("pointerdown", down);
      table.removeEventListener("pointermove", move);
      table.removeEventListener("pointerup", up);
      table.removeEventListener("pointercancel", end);
    };
  }, []);
}
