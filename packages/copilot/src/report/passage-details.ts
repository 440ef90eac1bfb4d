import { escapeHtml as text } from "@concordat/report-kit";
import type { Footnote, ReportItem } from "./report-item.js";

/**
 * Renders the numbers of a statement's passages as a `<details>` element, which opens the passages without a
 * script. The comma keeps 1 and 5 from being read as 15. Only one statement's passages are open at a time, in
 * browsers that support the attribute `name` of `<details>`.
 */
export function passageDetails({ footnotes }: Pick<ReportItem, "footnotes">): string {
  if (footnotes.length === 0) return "";
  const labels = footnotes.map(({ label }) => label).join(", ");
  const name = footnotes.length === 1 ? "Source" : "Sources";
  return `<details class="source" name="source"><summary><span class="hidden">${name} </span>${labels}</summary><div class="passage">${footnotes.map(passage).join("")}</div></details>`;
}

function passage({ label, place, text: words }: Footnote): string {
  const where = place === null ? "" : ` <cite>${text(place)}</cite>`;
  return `<p><b>${label}</b>${where}</p><blockquote>${text(words)}</blockquote>`;
}
