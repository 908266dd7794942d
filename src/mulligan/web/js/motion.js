// Cards that changed their place go there instead of jumping.
import { useLayoutEffect, useRef } from "../vendor/preact-htm.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {{current: Element | null}} root everything under it with data-flip moves @param {unknown} view when this is another */
export function useMotion(root, view) {
  const before = useRef(/** @type {Map<string, DOMRect>} */ (new Map()));
  const moving = useRef(/** @type {Animation[]} */ ([]));
  useLayoutEffect(() => {
    for (const one of moving.current) one.cancel();
    moving.current = [];
    /** @type {Map<string, DOMRect>} */
    const now = new Map();
    // To measure takes the browser longer than to draw: where nothing moves, nothing is measured.
    const moved = still.matches || document.hidden ? [] : root.current?.querySelectorAll("[data-flip]") ?? [];
    for (const element of moved) {
      const key = /** @type {HTMLElement} */ (element).dataset.flip ?? "";
      const box = element.getBoundingClientRect();
      now.set(key, box);
      const was = before.current.get(key);
      if (!was && before.current.size) {
        moving.current.push(element.animate([{ opacity: 0, transform: "scale(0.9)" }, { opacity: 1, transform: "none" }], { duration: 180, easing: "ease-out" }));
      } else if (was && (Math.abs(was.x - box.x) > 2 || Math.abs(was.y - box.y) > 2)) {
        moving.current.push(element.animate([{ transform: `translate(${was.x - box.x}px, ${was.y - box.y}px)` }, { transform: "none" }], { duration: 220, easing: "ease-in-out" }));
      }
    }
    before.current = now;
  }, [view]);
}
