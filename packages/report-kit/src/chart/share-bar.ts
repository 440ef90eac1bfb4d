import { oneLine } from "../escape/visible-text.js";
import { type ChartWidth, fittedText, round, svg, text, textWidth } from "./svg.js";

/** Parts of a total, the largest first. */
export interface ShareBar {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The parts in the order of display, each with its count. */
  readonly parts: readonly { readonly label: string; readonly count: number }[];
}

const rowHeight = 24;
const barHeight = 14;

/** Draws a small bar for each part, with its share of the total. */
export function shareBar({ name, parts }: ShareBar, width: ChartWidth): string {
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const shown = parts.map(({ label, count }) => ({ label: oneLine(label), count, of: `${count} of ${all}` }));
  const labels = Math.min(width * 0.4, Math.max(...shown.map(({ label }) => textWidth(label))) + 10);
  const room = width - labels - Math.max(...shown.map(({ of }) => textWidth(of))) - 10;
  const rows = shown.map(({ label, count, of }, index) => {
    const y = index * rowHeight + 4;
    const length = (count / all) * room;
    return [
      text(0, y + 12, fittedText(label, labels - 8)),
      `<rect class="${index === 0 ? "rise" : "bar"}" x="${round(labels)}" y="${y}" width="${round(length)}" height="${barHeight}" rx="2"/>`,
      text(labels + length + 6, y + 12, of),
    ].join("");
  });
  const shares = shown.map(({ label, of }) => `${label} ${of}`).join(", ");
  return svg(width, shown.length * rowHeight + 4, `${name}: ${shares}`, rows);
}
