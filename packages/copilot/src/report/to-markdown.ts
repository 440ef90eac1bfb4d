import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkValue } from "@concordat/contracts/options";
import { quoteMarkdown, escapeMarkdown as text } from "@concordat/report-kit";
import { runRule } from "../run/run-rule.js";
import type { ItemInPlace } from "./in-place.js";
import { notSaid } from "./options-table.js";
import { type DecisionReport, reportOf } from "./report.js";
import type { ReportItem } from "./report-item.js";
import { modelNote, smallModelHeading } from "./report-notes.js";
import type { Section } from "./section.js";
import type { SensitivityLine } from "./sensitivity-lines.js";

/**
 * Renders a run's report as Markdown, with the answer first. The text of a small model comes after the computed
 * parts. Text of the model and of the user is escaped, so that no mark in it becomes markup.
 */
export function toMarkdown(run: DecisionRun): string {
  checkValue(run, runRule, "run");
  const report = reportOf(run);
  const blocks = [
    report.kind,
    `# ${text(report.title)}`,
    ...report.notes.map((note) => `> ${text(note)}`),
    ...(report.isOfSmallModel ? computedFirst(report) : answerFirst(report)),
    "## What the Model Read",
    ...context(report),
    ...report.footnotes.map(
      ({ label, place, text: words }) =>
        `[^${label}]: ${place === null ? "" : `${text(place)}: `}${text(words)}`,
    ),
    "---",
    ...report.formNotes.map(text),
    text(report.made),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function answerFirst(report: DecisionReport): string[] {
  return [
    ...final(report),
    ...options(report),
    ...found(report),
    ...analysis(report),
    ...asked("## Questions Asked Later", report.followUps),
    ...bullets("## Not Read", report.notRead),
  ];
}

/**
 * Renders the computed parts first, then the text of a small model under a separate heading. An error message counts as
 * computed.
 */
function computedFirst(report: DecisionReport): string[] {
  const failed = report.recommendation === null;
  const words = [
    ...(failed ? [] : final(report)),
    ...options(report),
    ...analysis(report),
    ...asked(
      "## Questions Asked Later",
      report.followUps.filter(({ isComputed }) => !isComputed),
    ),
  ];
  return [
    ...(failed ? final(report) : []),
    ...found(report),
    ...asked(
      "## Questions Answered Later from the Tables",
      report.followUps.filter(({ isComputed }) => isComputed),
    ),
    ...bullets("## Not Read", report.notRead),
    `## ${smallModelHeading}`,
    ...words.map((block) => (block.startsWith("##") ? `#${block}` : block)),
  ];
}

function final(report: DecisionReport): string[] {
  return [
    "## Recommendation",
    ...recommendation(report),
    ...change(report),
    ...(report.recommendation?.lists.flatMap(list) ?? []),
    ...(report.countLegend === null ? [] : [`_${text(report.countLegend)}_`]),
  ];
}

function found(report: DecisionReport): string[] {
  return [...computed(report), ...bullets("## Contradictions between the Documents", report.contradictions)];
}

function analysis(report: DecisionReport): string[] {
  return ["## Analysis", ...report.analysis.flatMap(list), ...report.empty.map(text)];
}

function asked(heading: string, followUps: readonly Section[]): string[] {
  return followUps.length === 0 ? [] : [heading, ...followUps.flatMap(list)];
}

function recommendation({ recommendation: found, noRecommendation }: DecisionReport): string[] {
  if (found === null) return [text(noRecommendation ?? "")];
  const { stance, confidence, reasons, rationale, spread } = found;
  return [
    `_${text(modelNote)}_`,
    `**${text(stance)}**`,
    ...(spread === null ? [] : [shares(spread)]),
    "### Confidence",
    text(confidence),
    text(reasons.join(" ")),
    "### Why",
    `${entry(rationale)}${sourceless(rationale)}`,
  ];
}

function computed({ computed: lines, notComputed }: DecisionReport): string[] {
  if (lines.length + notComputed.length === 0) return [];
  return [
    "## Computed from the Tables",
    [
      ...lines.map(({ question, item, from }) => `- _${text(question)}_ ${entry(item)} ${text(from)}`),
      ...notComputed.map((line) => `- ${text(line)}`),
    ].join("\n"),
  ];
}

function shares(spread: readonly { readonly label: string; readonly count: number }[]): string {
  const all = spread.reduce((sum, { count }) => sum + count, 0);
  return `Answers: ${spread.map(({ label, count }) => `${text(label)} ${count} of ${all}`).join(", ")}.`;
}

function list({ heading, items, apart, instead }: Section): string[] {
  return [
    `### ${text(heading)}`,
    ...(items.length === 0 ? [] : [entries(items)]),
    ...apart.flatMap((part) => [`_${part.heading}:_`, entries(part.items)]),
    ...(instead === null ? [] : [text(instead)]),
  ];
}

function entries(items: readonly ReportItem[]): string {
  return items.map((item) => `- ${entry(item)}`).join("\n");
}

function change({ whatWouldChange: lines }: DecisionReport): string[] {
  if (lines.length === 0) return [];
  const line = ({ text: words, rationale }: SensitivityLine): string =>
    `- ${text(words)}${rationale === null ? "" : ` ${entry(rationale)}${sourceless(rationale)}`}`;
  return ["### What Would Change the Answer", lines.map(line).join("\n")];
}

function options({ options: found }: DecisionReport): string[] {
  if (found === null) return [];
  const { names, rows, unassessed } = found;
  const cell = (statements: readonly ItemInPlace[]): string =>
    statements.length === 0
      ? notSaid
      : statements.map((one) => `${entry(one)}${sourceless(one)}`).join("<br>");
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const lines = [
    row(["", ...names.map(text)]),
    row(["---", ...names.map(() => "---")]),
    ...rows.map(({ heading, cells }) => row([text(heading), ...cells.map(cell)])),
  ];
  return ["## Options", ...(names.length === 0 ? [] : [lines.join("\n")]), ...unassessed.map(text)];
}

function sourceless({ isWithoutSource }: ItemInPlace): string {
  return isWithoutSource ? " _(no source)_" : "";
}

function entry({ text: words, named, footnotes, missing, detail }: ReportItem): string {
  const notes = footnotes.map(({ label }) => `[^${label}]`).join("");
  const absent = missing.length === 0 ? "" : ` (**not in the source: ${text(missing.join(", "))}**)`;
  const more = detail === undefined ? "" : ` _(${text(detail)})_`;
  return `${text(words)}${more}${named === null ? "" : ` _(${named})_`}${absent}${notes}`;
}

function bullets(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, lines.map((line) => `- ${text(line)}`).join("\n")];
}

function context({ context: parts }: DecisionReport): string[] {
  if (parts.length === 0) return ["It was given no documents or text."];
  return [
    // Viewers that know no HTML show the context as it is, below what these two lines say.
    "<details>\n<summary>Show the text</summary>",
    ...parts.flatMap(({ name, text: words }) => [
      ...(name === null ? [] : [`**${text(name)}**`]),
      quoteMarkdown(words),
    ]),
    "</details>",
  ];
}
