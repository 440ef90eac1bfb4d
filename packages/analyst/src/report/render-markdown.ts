import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { driverChart } from "./driver-chart.js";
import { escapeMarkdown as text } from "./escape-text.js";
import { formatChange, formatNumber, formatShare } from "./format-number.js";

type Driver = AnalysisReport["drivers"][number];

/** A part of the report; empty when there is nothing to say. */
type Section = (report: AnalysisReport) => readonly string[];

const driversShown = 15;
const barsShown = 12;

/** The parts of a report, in order. */
const sections: readonly Section[] = [
  head,
  comparison,
  drivers,
  findings,
  recommendations,
  tables,
  notes,
  origin,
];

/**
 * A report as Markdown with an inline SVG chart. What came from the model or the table is escaped: it can be neither
 * markup nor HTML.
 */
export function renderMarkdown(report: AnalysisReport): string {
  return `${sections
    .map((section) => section(report).join("\n"))
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}

function head({ title, question, summary }: AnalysisReport): string[] {
  return [`# ${text(title)}`, "", `**Question:** ${text(question)}`, "", text(summary)];
}

function comparison({ measure, time, total }: AnalysisReport): string[] {
  if (time === null || total === null) return [];
  return [
    "## What changed",
    "",
    `| ${text(measure.aggregate)} of ${text(measure.name)} | ${text(time.period_a)} | ${text(time.period_b)} | change |`,
    "| --- | ---: | ---: | ---: |",
    `| total | ${formatNumber(total.value_a)} | ${formatNumber(total.value_b)} | ${formatChange(total.change)} |`,
  ];
}

function drivers({ drivers: all, time }: AnalysisReport): string[] {
  const dimensions = [...new Set(all.map(({ dimension }) => dimension))];
  return dimensions.flatMap((dimension, index) => {
    const members = all.filter((driver) => driver.dimension === dimension);
    const title = `What drove the change, by ${dimension}`;
    const chart = index === 0 ? ["", driverChart(title, members.slice(0, barsShown))] : [];
    return [
      ...(index === 0 ? [] : [""]),
      `## ${text(title)}`,
      ...chart,
      "",
      ...driverTable(dimension, members, time),
    ];
  });
}

function driverTable(dimension: string, members: readonly Driver[], time: AnalysisReport["time"]): string[] {
  const rest = members.length - driversShown;
  return [
    `| ${text(dimension)} | ${text(time?.period_a ?? "before")} | ${text(time?.period_b ?? "after")} | change | share of the change |`,
    "| --- | ---: | ---: | ---: | ---: |",
    ...members
      .slice(0, driversShown)
      .map(
        ({ member, value_a, value_b, effect, share_of_change: share }) =>
          `| ${member === null ? "*(missing)*" : text(member)} | ${formatNumber(value_a)} | ${formatNumber(value_b)} | ${formatChange(effect)} | ${formatShare(share)} |`,
      ),
    ...(rest > 0 ? ["", `${rest} more are in the table's CSV.`] : []),
  ];
}

function findings({ findings: found }: AnalysisReport): string[] {
  if (found.length === 0) return ["## Findings", "", "None that rests on evidence."];
  return [
    "## Findings",
    "",
    ...found.map(
      ({ statement, confidence, confidence_explanation: why, evidence }) =>
        `- ${text(statement)} Confidence ${confidence}: ${text(why)} Evidence: ${evidence.map(link).join(", ")}.`,
    ),
  ];
}

function recommendations({ recommendations: advised }: AnalysisReport): string[] {
  if (advised.length === 0) return [];
  return [
    "## Recommendations",
    "",
    "The model's own; weigh them against the findings.",
    "",
    ...advised.map(
      ({ action, priority, rationale }) => `- **${priority}**: ${text(action)} ${text(rationale)}`,
    ),
  ];
}

function tables({ csvs }: AnalysisReport): string[] {
  if (csvs.length === 0) return [];
  return [
    "## Tables",
    "",
    "| file | shows | rows | saved by |",
    "| --- | --- | ---: | --- |",
    ...csvs.map(
      ({ file, description, rows, saved_by: by }) =>
        `| ${link(file)} | ${text(description)} | ${formatNumber(rows)} | the ${by} |`,
    ),
  ];
}

function notes({ shortfalls, assumptions }: AnalysisReport): string[] {
  return [
    ...(shortfalls.length === 0
      ? []
      : ["## What is missing", "", ...shortfalls.map((one) => `- ${text(one)}`)]),
    ...(shortfalls.length > 0 && assumptions.length > 0 ? [""] : []),
    ...(assumptions.length === 0
      ? []
      : ["## What was assumed", "", ...assumptions.map((one) => `- ${text(one)}`)]),
  ];
}

function origin({ iterations, model }: AnalysisReport): string[] {
  return [
    `Every number was computed from the table by DuckDB, in ${iterations} iterations planned by ${text(model)}. iterations.jsonl holds them, attempts.jsonl every answer of the model.`,
  ];
}

/** Names of files are our own: nothing in them needs to be escaped. */
function link(file: string): string {
  return `[${file}](${file})`;
}
