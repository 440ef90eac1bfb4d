import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { escapeXml } from "./escape-text.js";
import { formatChange } from "./format-number.js";

type Driver = AnalysisReport["drivers"][number];

const width = 720;
const labelWidth = 230;
const valueWidth = 90;
const rowHeight = 24;
const barHeight = 16;
const longestLabel = 32;
const colours = { rise: "#b45309", fall: "#0369a1" } as const;

/**
 * Effects as horizontal bars from a common zero, as an SVG element to stand in a page. Rises and falls differ in side
 * and sign, not in colour alone.
 */
export function driverChart(title: string, drivers: readonly Driver[]): string {
  const effects = drivers.map(({ effect }) => effect);
  const least = Math.min(0, ...effects);
  const greatest = Math.max(0, ...effects);
  const scale = (width - labelWidth - valueWidth) / (greatest - least || 1);
  const zero = labelWidth - least * scale;
  const height = drivers.length * rowHeight + 8;
  const rows = drivers.map((driver, index) => bar(driver, index * rowHeight + 4, zero, scale));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}" font-family="sans-serif" font-size="12">`,
    `<title>${escapeXml(title)}</title>`,
    ...rows,
    `<line x1="${round(zero)}" y1="0" x2="${round(zero)}" y2="${height}" stroke="#6b7280"/>`,
    "</svg>",
  ].join("\n");
}

function bar({ dimension, member, effect }: Driver, y: number, zero: number, scale: number): string {
  const end = zero + effect * scale;
  const left = Math.min(zero, end);
  const name = shorten(member ?? `(no ${dimension})`);
  const middle = y + barHeight / 2 + 4;
  const colour = effect < 0 ? colours.fall : colours.rise;
  return [
    `<text x="${labelWidth - 8}" y="${middle}" text-anchor="end">${escapeXml(name)}</text>`,
    `<rect x="${round(left)}" y="${y}" width="${round(Math.abs(end - zero))}" height="${barHeight}" fill="${colour}"/>`,
    `<text x="${round(Math.max(zero, end) + 6)}" y="${middle}">${escapeXml(formatChange(effect))}</text>`,
  ].join("");
}

function shorten(text: string): string {
  const letters = [...text];
  return letters.length <= longestLabel ? text : `${letters.slice(0, longestLabel - 1).join("")}…`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
