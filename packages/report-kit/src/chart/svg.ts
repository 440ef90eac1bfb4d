import { escapeHtml } from "../escape/html.js";
import { oneLine } from "../escape/visible-text.js";

/**
 * The possible widths of a chart, in units of its drawing. A chart is drawn for each width, so that letters have the
 * same size on a phone.
 */
export type ChartWidth = 360 | 720;

const fontSize = 13;

/** Average width of a letter, as a share of the font size. It is slightly too large, so that texts do not overlap. */
const letterWidth = 0.66;

/** Estimates the maximum width of a text. */
export function textWidth(text: string): number {
  return [...text].length * fontSize * letterWidth;
}

/** Truncates a text with an ellipsis if it is too wide. */
export function fittedText(text: string, room: number): string {
  const letters = [...oneLine(text)];
  const most = Math.max(2, Math.floor(room / (fontSize * letterWidth)));
  return letters.length <= most ? letters.join("") : `${letters.slice(0, most - 1).join("")}…`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The look of a text in a chart. */
export interface TextLook {
  readonly anchor?: "start" | "middle" | "end";
  readonly isMuted?: boolean;
}

export function text(
  x: number,
  y: number,
  words: string,
  { anchor = "start", isMuted = false }: TextLook = {},
): string {
  const look = `${anchor === "start" ? "" : ` text-anchor="${anchor}"`}${isMuted ? ' class="axis"' : ""}`;
  return `<text x="${round(x)}" y="${round(y)}"${look}>${escapeHtml(words)}</text>`;
}

/** Creates an SVG image with a description, which screen readers read instead of the image. */
export function svg(width: number, height: number, name: string, parts: readonly string[]): string {
  const kind = width < 500 ? "narrow" : "wide";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${kind}" viewBox="0 0 ${width} ${round(height)}" role="img" aria-label="${escapeHtml(oneLine(name))}" font-family="system-ui, sans-serif" font-size="${fontSize}">`,
    `<style>text { fill: var(--ink, #1c1e21) } .axis { fill: var(--muted, #565c66) } .line { stroke: var(--line, #d5d8dd) } .rise { fill: var(--rise, #b45309) } .fall { fill: var(--fall, #0369a1) } .bar { fill: var(--bar, #4b5563) } .curve { stroke: var(--bar, #4b5563); fill: none } .open { fill: var(--paper, #fff); stroke: var(--bar, #4b5563) }</style>`,
    ...parts,
    "</svg>",
  ].join("\n");
}

/** Matches a colour that a page may change, such as `var(--ink, #1c1e21)`. */
const changeableColour = /var\(--[\w-]+, (#[0-9a-f]+)\)/g;

/**
 * Converts a drawing to a separate image file with its own background. An image does not inherit the page's styles, and
 * programs for drawings do not know variables in them: each colour is written as it is.
 */
export function standaloneSvg(drawing: string): string {
  const [open = "", ...rest] = drawing.split("\n");
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(open);
  const sized = open.replace("<svg ", `<svg width="${size?.[1]}" height="${size?.[2]}" `);
  const image = [sized, '<rect width="100%" height="100%" fill="#fff"/>', ...rest].join("\n");
  return `${image.replace(changeableColour, "$1")}\n`;
}
