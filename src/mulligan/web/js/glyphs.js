// Small signs of our own, each drawn on a grid of 16 by 16.
import { html } from "../vendor/preact-htm.js";

/** @type {Record<string, string>} */
const PATHS = {
  strength: "M13 1h2v2L7.5 10.5 9 12l-1 1-2-2-3 3-1-1 3-3-2-2 1-1 1.500 1.500z",
  willpower: "M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z",
  lore: "M8 1l5 7-5 7-5-7z",
  inkwell: "M8 1l6 3.500v7L8 15l-6-3.500v-7zM8 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8z",
  exerted: "M3 8a5 5 0 0 1 8.500-3.500L13 3v5H8l2-2a3 3 0 1 0 .800 3.500h2.100A5 5 0 0 1 3 8z",
  drying: "M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z",
  damage: "M8 1l1.500 4L14 3l-2 4 3 2-4 1 1 4-4-2-4 2 1-4-4-1 3-2-2-4 4.500 2z",
  card: "M4 1h8a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1zm1 2v10h6V3z",
  hand: "M2 5l3-1 2 9-3 1zM6 3h4v11H8zM11 4l3 1-2 9-1-1z",
  deck: "M4 3h9v11H4zM2 1h9v1H3v10H2z",
  discard: "M3 4h10l-1 11H4zM6 1h4v2H6z",
  orb: "M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2zM6 4.500a2 2 0 1 1 0 3 2 2 0 1 1 0-3z",
  bond: "M5 4a4 4 0 1 0 3 6.600A4 4 0 1 0 8 5.400 4 4 0 0 0 5 4zm0 2a2 2 0 1 1 0 4 2 2 0 1 1 0-4zm6 0a2 2 0 1 1 0 4 2 2 0 1 1 0-4z",
  life: "M8 14L2 8a3.500 3.500 0 0 1 6-4 3.500 3.500 0 0 1 6 4z",
  stack: "M8 1l7 4-7 4-7-4zM2 8l6 3.500L14 8l1 .500-7 4-7-4zM2 11l6 3.500L14 11l1 .500L8 15.500l-7-4z",
  up: "M8 2l5 6h-3v6H6V8H3z",
  down: "M8 14l5-6h-3V2H6v6H3z",
  crown: "M2 13V4l3.500 3L8 2l2.500 5L14 4v9z",
  clock: "M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1zm1 3v4l3 2-1 1.500L7 9V4z",
  eye: "M8 3c4 0 7 5 7 5s-3 5-7 5-7-5-7-5 3-5 7-5zm0 2a3 3 0 1 0 0 6 3 3 0 1 0 0-6z",
  undo: "M6 2v3h3a5 5 0 0 1 0 10H5v-2h4a3 3 0 0 0 0-6H6v3L1 6z",
  question: "M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1zm-1 9h2v2H7zm1-7c2 0 3 1 3 2.500S9 7.500 9 9H7c0-2.500 2-2.500 2-3.500C9 5 8.600 4.800 8 4.800S7 5 7 6H5c0-2 1-3 3-3z",
  flag: "M3 1h1v1h9l-2 3.500L13 9H4v6H3z",
  sun: "M8 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM7 0h2v3H7zM7 13h2v3H7zM0 7h3v2H0zM13 7h3v2h-3zM2 3.500L3.500 2l2 2L4 5.500zM10.500 12l1.500-1.500 2 2-1.500 1.500zM12 5.500L10.500 4l2-2L14 3.500zM2 12.500l2-2L5.500 12l-2 2z",
  moon: "M10 1a7 7 0 1 0 5 9A6 6 0 0 1 10 1z",
  check: "M1.500 8.500L3.500 6.500 6.500 9.500 12.500 3.500 14.500 5.500 6.500 13.500z",
  plus: "M7 2h2v5h5v2H9v5H7V9H2V7h5z",
  minus: "M2 7h12v2H2z",
  close: "M3 1.500L8 6.500l5-5L14.500 3l-5 5 5 5-1.500 1.500-5-5-5 5L1.500 13l5-5-5-5z",
  menu: "M1 3h14v2H1zM1 7h14v2H1zM1 11h14v2H1z",
  rule: "M3 1h8l2 2v12H3zm2 4v1.500h6V5zm0 3v1.500h6V8zm0 3v1.500h4V11z",
  die: "M2 3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1zM5 3.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 1 0 0-3zM8 6.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 1 0 0-3zM11 9.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 1 0 0-3z",
  mask: "M1 1c1 2 2 3 4 3h6c2 0 3-1 4-3 .500 4-.500 6-2 7 0 4-2 6-5 7-3-1-5-3-5-7-1.500-1-2.500-3-2-7zM5 8c0 1.500.800 2 2.200 2C7.200 8.800 6.500 8 5 8zm6 0c-1.500 0-2.200.800-2.200 2 1.400 0 2.200-.500 2.200-2z",
  support: "M8 1l2 5h5l-4 3.500L12.500 15 8 11.500 3.500 15 5 9.500 1 6h5z",
};

/**
 * A sign; with a label it is read out, without it is only for the eye.
 * @param {string} name @param {string} [label]
 */
export function glyph(name, label) {
  const path = PATHS[name] ?? PATHS.card;
  return label
    ? html`<svg class="glyph" viewBox="0 0 16 16" role="img" aria-label=${label}><path fill-rule="evenodd" d=${path} /></svg>`
    : html`<svg class="glyph" viewBox="0 0 16 16" aria-hidden="true"><path fill-rule="evenodd" d=${path} /></svg>`;
}
