import type { StudyReport } from "@concordat/contracts/study-report";
import { escapeHtml, folded, section } from "@concordat/report-kit";

/** Renders the computed facts. Each has the name of the file with which it can be checked. */
export function factsSection({ facts }: StudyReport): string {
  const items = facts.map(
    ({ id, text, file }) =>
      `<li id="${escapeHtml(id)}"><b>${escapeHtml(id)}</b> ${escapeHtml(text)} <cite>${escapeHtml(file)}</cite></li>`,
  );
  return section(
    "facts",
    "What was computed",
    folded("Every number, with its source", `<ul class="sources">\n${items.join("\n")}\n</ul>`),
  );
}
