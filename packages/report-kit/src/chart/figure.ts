import { escapeHtml } from "../escape/html.js";
import type { ChartWidth } from "./svg.js";

/** A chart in a page, drawn for a wide column and for a phone; one of them is shown. */
export function figure(draw: (width: ChartWidth) => string, caption: string | null): string {
  const captionHtml = caption === null ? "" : `\n<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure>\n${draw(720)}\n${draw(360)}${captionHtml}\n</figure>`;
}
