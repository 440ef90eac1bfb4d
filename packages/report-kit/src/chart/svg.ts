import { escapeHtml } from "../escape/html.js";
import { oneLine } from "../escape/plain-text.js";

/** The widths in which a chart is drawn, so that letters have the same size on a phone. */
export type ChartWidth = 360 | 720;

const fontSize = 13;

/** The mean width of a letter of the interface's typeface, in parts of its size. Generous, so that nothing overlaps. */
const letterWidth = 0.66;

/** A width that a text needs at most, nearly always. */
export function textWidth(text: string): number {
  return [...text].length * fontSize * letterWidth;
}

/** Fits a text on one line: a text that is too wide is truncated with an ellipsis. */
export function fitted(text: string, room: number): string {
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

/** A drawing with a name that is read in its place. */
export function svg(width: number, height: number, name: string, parts: readonly string[]): string {
  const kind = width < 500 ? "narrow" : "wide";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${kind}" viewBox="0 0 ${width} ${round(height)}" role="img" aria-label="${escapeHtml(oneLine(name))}" font-family="system-ui, sans-serif" font-size="${fontSize}">`,
    `<style>text { fill: var(--ink, #1c1e21) } .axis { fill: var(--muted, #565c66) } .line { stroke: var(--line, #d5d8dd) } .rise { fill: var(--rise, #b45309) } .fall { fill: var(--fall, #0369a1) } .bar { fill: var(--bar, #4b5563) } .curve { stroke: var(--bar, #4b5563); fill: none } .open { fill: var(--paper, #fff); stroke: var(--bar, #4b5563) }</style>`,
    ...parts,
    "</svg>",
  ].join("\n");
}

/** Makes a drawing a separate file with its own background, since an image does not inherit the page's styles. */
export function standaloneSvg(drawing: string): string {
  const [open = "", ...rest] = drawing.split("\n");
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(open);
  const sized = open.replace("<svg ", `<svg width="${size?.[1]}" height="${size?.[2]}" `);
  return `${[sized, '<rect width="100%" height="100%" fill="#fff"/>', ...rest].join("\n")}\n`;
}
