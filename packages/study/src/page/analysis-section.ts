import type { StudyReport } from "@concordat/contracts/study-report";
import { bulleted, escapeHtml, modelText, paragraph, section, subheading } from "@concordat/report-kit";
import { notMade } from "./not-made.js";

/** Renders the analyst's findings about the decisions. */
export function analysisSection({ analysis }: StudyReport): string {
  if (analysis.state === "not-made") return section("analysis", "What the decisions say", notMade(analysis));
  const items = analysis.findings.map(
    ({ statement, evidence }) =>
      `<li>${escapeHtml(statement)}<br><small>${escapeHtml(`Rests on ${evidence.join(", ")}.`)}</small></li>`,
  );
  return section(
    "analysis",
    "What the decisions say",
    [
      ...(items.length === 0 ? [] : [paragraph(modelText, "muted")]),
      items.length === 0
        ? paragraph("No finding that rests on evidence.")
        : `<ul>\n${items.join("\n")}\n</ul>`,
      paragraph(`The analysis, with its tables, is in the folder ${analysis.folder}.`, "muted"),
      ...(analysis.shortfalls.length === 0
        ? []
        : [subheading("What is missing"), bulleted(analysis.shortfalls)]),
    ].join("\n"),
  );
}
