import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkValue } from "@concordat/contracts/options";
import { quoteMarkdown, escapeMarkdown as text } from "@concordat/report-kit";
import { runRule } from "../run/run-rule.js";
import { type Report, type ReportItem, reportOf, type Section } from "./report.js";

/**
 * A run's report in Markdown, the answer first. Words of the model and of the user stay words: no mark in them becomes
 * markup.
 */
export function toMarkdown(run: DecisionRun): string {
  checkValue(run, runRule, "run");
  const report = reportOf(run);
  const blocks = [
    report.kind,
    `# ${text(report.title)}`,
    ...report.notes.map((note) => `> ${text(note)}`),
    "## Final Recommendation",
    ...recommendation(report),
    "## Analysis",
    ...report.analysis.flatMap(list),
    ...report.empty.map(text),
    "## Context",
    ...context(report),
    ...report.footnotes.map(
      ({ label, file, text: words }) =>
        `[^${label}]: ${file === null ? "" : `${text(file)}: `}${text(words)}`,
    ),
    "---",
    text(report.made),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function recommendation({ recommendation: found, noRecommendation }: Report): string[] {
  if (found === null) return [text(noRecommendation ?? "")];
  const { stance, confidence, rationale, spread, lists } = found;
  return [
    "### Recommendation",
    `**${text(stance)}**${spread === null ? "" : ` (${shares(spread)})`}`,
    "### Confidence",
    text(confidence),
    "### Rationale",
    text(rationale),
    ...lists.flatMap(list),
  ];
}

function shares(spread: readonly { readonly label: string; readonly count: number }[]): string {
  const all = spread.reduce((sum, { count }) => sum + count, 0);
  return spread.map(({ label, count }) => `${text(label)} ${count} of ${all}`).join(", ");
}

function list({ heading, items, instead }: Section): string[] {
  return [
    `### ${heading}`,
    instead === null ? items.map((item) => `- ${entry(item)}`).join("\n") : text(instead),
  ];
}

function entry({ text: words, named, footnotes }: ReportItem): string {
  const notes = footnotes.map((label) => `[^${label}]`).join("");
  return `${text(words)}${named === null ? "" : ` _(${named})_`}${notes}`;
}

function context({ context: parts }: Report): string[] {
  if (parts.length === 0) return ["No context provided."];
  return [
    // Viewers that know no HTML show the context as it is, below what these two lines say.
    "<details>\n<summary>What the specialists were given</summary>",
    ...parts.flatMap(({ name, text: words }) => [
      ...(name === null ? [] : [`**${text(name)}**`]),
      quoteMarkdown(words),
    ]),
    "</details>",
  ];
}
