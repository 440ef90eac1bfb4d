import { type ChartWidth, fittedText, round, svg, text } from "./svg.js";

/** A chart with the title above it. */
export interface TitledChart {
  /** The title. */
  readonly title: string;
  /** The chart, drawn for the same width. */
  readonly drawing: string;
}

const titleHeight = 24;
const gap = 12;
const margin = 8;

/**
 * Joins charts to one image, each below the other under its title.
 * @param name the description of the image, which is followed by those of the charts
 * @param charts the charts, from top to bottom
 * @param note a sentence below the charts
 */
export function stackedCharts(
  name: string,
  charts: readonly TitledChart[],
  { note, width }: { readonly note: string; readonly width: ChartWidth },
): string {
  const parts: string[] = [];
  const descriptions: string[] = [];
  let y = 0;
  for (const { title, drawing } of charts) {
    const lines = drawing.split("\n");
    const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(lines[0] ?? "")?.[1] ?? 0);
    descriptions.push(`${title}: ${/aria-label="([^"]*)"/.exec(lines[0] ?? "")?.[1] ?? ""}`);
    // Without the element itself and its style, which the image has once.
    const content = lines.slice(2, -1).join("\n");
    parts.push(
      text(margin, y + 16, fittedText(title, width - margin)),
      `<g transform="translate(0 ${round(y + titleHeight)})">`,
      content,
      "</g>",
    );
    y += titleHeight + height + gap;
  }
  parts.push(text(margin, y + 12, note, { isMuted: true }));
  const image = svg(width, y + titleHeight, name, parts);
  // The descriptions of the charts are escaped already.
  return image.replace(
    /aria-label="([^"]*)"/,
    (_, own: string) => `aria-label="${[own, ...descriptions].join(". ")}"`,
  );
}
