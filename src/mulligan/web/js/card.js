// A card as we draw it, in three sizes: on the board, in the hand, and large with all that is known of it.
import { html } from "../vendor/preact-htm.js";
import { emblem } from "./emblem.js";
import { glyph } from "./glyphs.js";
import { whole } from "./words.js";

/**
 * @typedef {{sign: string, label: string, value: string | number, printed?: string | number}} Figure a number of a card
 * @typedef {{sign: string, label: string, text?: string}} Mark what a card's state is
 * @typedef {object} Drawing everything that the drawing of a card needs; each game's module makes it
 * @property {string} name
 * @property {string} [title] the second half of a name
 * @property {string} [lang] the language of the name, where it is not the reader's
 * @property {string[]} colours names of the tokens
 * @property {string} [letters] the same colours for those who do not tell them apart
 * @property {string} ground what lies behind the emblem: person, thing, deed, place
 * @property {string} frame the shape of the frame, by game
 * @property {{text: string, shape: string, colour?: string, label: string}[]} cost
 * @property {string} line the type line
 * @property {string[]} text
 * @property {Figure[]} figures
 * @property {Mark[]} marks
 * @property {string[]} keywords
 * @property {boolean} turned exerted or tapped
 * @property {boolean} [down] it lies face down, though its face is known
 * @property {string[]} under names of cards under it
 * @property {string[]} causes why it is other than printed
 */

/** @param {Figure} figure */
function changed(figure) {
  if (figure.printed === undefined || figure.printed === figure.value) return "";
  return Number(figure.value) > Number(figure.printed) ? "better" : "worse";
}

/** @param {Figure} figure */
function figureOf(figure) {
  const way = changed(figure);
  return html`<span class="figure ${way}">
    ${glyph(figure.sign)}<b>${figure.value}</b>${way && glyph(way === "better" ? "up" : "down")}
  </span>`;
}

/** @param {Drawing} drawing */
const costOf = (drawing) => html`<span class="cost">
  ${drawing.cost.map((part) => html`<span class="cost-${part.shape}" style=${part.colour ? `--own: var(--${part.colour})` : ""}>${part.text}</span>`)}
</span>`;

/**
 * All of a card in one sentence, for those who hear it.
 * @param {Drawing} drawing @param {any} words
 */
export function spoken(drawing, words) {
  const parts = [drawing.title ? `${drawing.name}${words.ui.comma}${drawing.title}` : drawing.name];
  if (drawing.cost.length) parts.push(drawing.cost.map((part) => part.label).join(" "));
  if (drawing.line) parts.push(drawing.line);
  for (const figure of drawing.figures) {
    const was = changed(figure) ? ` (${words.ui.printed} ${figure.printed})` : "";
    parts.push(`${figure.label} ${figure.value}${was}`);
  }
  for (const mark of drawing.marks) parts.push(mark.text ? `${mark.label} ${mark.text}` : mark.label);
  if (drawing.keywords.length) parts.push(drawing.keywords.join(words.ui.comma));
  return parts.join(words.ui.semicolon);
}

/**
 * The drawing itself, without any way to act on it.
 * @param {Drawing} drawing @param {"board" | "hand" | "large"} size
 */
export function face(drawing, size) {
  const colours = drawing.colours.length ? drawing.colours : ["colourless"];
  const style = `--c1: var(--${colours[0]}); --c2: var(--${colours[1] ?? colours[0]})`;
  return html`<div class="face face-${size} frame-${drawing.frame} ${drawing.turned ? "turned" : ""} ${drawing.down ? "down" : ""}" style=${style}>
    <div class="face-head">
      ${drawing.frame !== "magic" && costOf(drawing)}
      <span class="face-name" lang=${drawing.lang}>${drawing.name}${size !== "board" && drawing.title && html`<i>${drawing.title}</i>`}</span>
      ${drawing.frame === "magic" && costOf(drawing)}
    </div>
    <div class="face-art">
      ${emblem(drawing)}
      ${drawing.letters && html`<span class="face-letters">${drawing.letters}</span>`}
      <span class="face-marks">${drawing.marks.map((mark) => html`<span class="mark mark-${mark.sign}">${glyph(mark.sign)}${whole(mark.text ?? "")}</span>`)}</span>
    </div>
    ${size === "board" && drawing.keywords.length > 0 && html`<div class="face-keywords">${drawing.keywords.join(" · ")}</div>`}
    ${size !== "board" && html`<div class="face-line">${drawing.line}</div>`}
    ${size !== "board" && html`<div class="face-text">${drawing.text.map((line) => html`<p>${whole(line)}</p>`)}</div>`}
    <div class="face-foot">${drawing.figures.map(figureOf)}</div>
  </div>`;
}

/** The back of a card that nobody here may see. @param {{frame: string}} game */
export const back = ({ frame }) => html`<div class="face face-back frame-${frame}" aria-hidden="true"><span></span></div>`;
