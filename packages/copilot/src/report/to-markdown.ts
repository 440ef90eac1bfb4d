import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type Report, type ReportItem, reportOf, type Section } from "./report.js";

/** A run's report in Markdown. Words of the model and of the user stay words: no mark in them becomes markup. */
export function toMarkdown(run: DecisionRun): string {
  const report = reportOf(run);
  const parts = [
    `# ${report.title}`,
    ...report.notes.map((note) => `> ${inline(note)}`),
    "## Question",
    inline(report.question),
    "## Context",
    quoted(report.context),
    "## Analysis",
    ...report.analysis.flatMap((section) => [`### ${section.heading}`, list(section)]),
    "## Final Recommendation",
    ...recommendation(report),
    ...report.footnotes.map(
      ({ label, file, text }) => `[^${label}]: ${file === null ? "" : `${inline(file)}: `}${inline(text)}`,
    ),
    "---",
    inline(report.made),
  ];
  return `${parts.join("\n\n")}\n`;
}

function recommendation({ recommendation: found, noRecommendation }: Report): string[] {
  if (found === null) return [inline(noRecommendation ?? "")];
  const { stance, spread, confidence, rationale, lists } = found;
  return [
    "### Recommendation",
    `**${inline(stance)}**${spread === null ? "" : ` (${inline(spread)})`}`,
    "### Confidence",
    inline(confidence),
    "### Rationale",
    inline(rationale),
    ...lists.flatMap((section) => [`### ${section.heading}`, list(section)]),
  ];
}

function list({ items, instead }: Section): string {
  return instead === null ? items.map((item) => `- ${entry(item)}`).join("\n") : inline(instead);
}

function entry({ text, named, footnotes }: ReportItem): string {
  const notes = footnotes.map((label) => `[^${label}]`).join("");
  return `${inline(text)}${named === null ? "" : ` _(${named})_`}${notes}`;
}

/** Text as one line in which every character that Markdown or HTML gives a meaning to is escaped. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>#+!|~&$^:@/-]/g, escapeMark)
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/=/g, "\\=");
}

/** A hyphen, slash or colon inside a word is no mark and reads better bare; only at a line's beginning is it one. */
function escapeMark(mark: string, at: number, text: string): string {
  if (mark === "-") return at === 0 ? "\\-" : "-";
  if (mark === "+" || mark === "#") return at === 0 ? `\\${mark}` : mark;
  if (mark === ":" || mark === "/" || mark === "@") return isLink(text, at) ? `\\${mark}` : mark;
  return `\\${mark}`;
}

/** Marks by which some renderers make links of bare text. */
function isLink(text: string, at: number): boolean {
  return text[at] === "@" || text.startsWith("://", at);
}

/** Text of several lines, as a quotation. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${inline(line)}`.trimEnd())
    .join("\n");
}
