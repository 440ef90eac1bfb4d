import { escapeHtml } from "../escape/html.js";
import type { ChartWidth } from "./svg.js";

/** Renders a chart for a page in two widths, for a wide column and for a phone. The page shows one of them. */
export function figure(draw: (width: ChartWidth) => string, caption: string | null): string {
  const captionHtml = caption === null ? "" : `\n<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure>\n${draw(720)}\n${draw(360)}${captionHtml}\n</figure>`;
}
