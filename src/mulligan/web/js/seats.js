// The players of one side of the table, beside one another; where they do not fit, one goes from one to the next.
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { half, isActive } from "./board.js";
import { glyph } from "./glyphs.js";

/**
 * @param {{scene: import("./board.js").Scene, players: any[], mine: boolean, seatOf: (player: any) => any}} props
 */
export function Seats({ scene, players, mine, seatOf }) {
  const row = useRef(/** @type {any} */ (null));
  const [crowded, setCrowded] = useState(false);
  useLayoutEffect(() => {
    const look = () => setCrowded(row.current.scrollWidth > row.current.clientWidth + 1);
    const watching = new ResizeObserver(look);
    watching.observe(row.current);
    look();
    return () => watching.disconnect();
  }, [players.length]);
  const show = (/** @type {Element | null} */ seat) => seat?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const active = players.find((player) => isActive(scene, player))?.name;
  useEffect(() => {
    if (crowded) show(row.current.querySelector(".half:has(.can, .target)") ?? row.current.querySelector(".half:has(.strip.active)"));
  }, [crowded, active, scene.view.decision?.number, scene.picked]);
  return html`<div class="side-of ${mine ? "you" : "them"} seats-${players.length}">
    ${crowded && !mine && html`<div class="around" role="group" aria-label=${scene.words.ui.the_table}>${players.map((player) => html`<button type="button"
      class="${isActive(scene, player) ? "active" : ""} ${player.playing ? "" : "gone"}" key=${player.name}
      onClick=${() => show([...row.current.children].find((one) => one.dataset.player === player.name) ?? null)}>
      ${scene.view.decision?.by === player.name && html`<span class="asked" aria-hidden="true"></span>`}${player.name}
      ${scene.layout.figures(player, scene.view).filter((/** @type {any} */ one) => one.big).map((/** @type {any} */ one) => html`<b>${glyph(one.sign)}${one.value}</b>`)}
    </button>`)}</div>`}
    <div class="seats-row" ref=${row}>${players.map((player) => half(scene, player, mine, seatOf(player)))}</div>
  </div>`;
}
