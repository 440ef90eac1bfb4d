import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { checkValue } from "@concordat/contracts/options";
import { printChange, printNumber, escapeMarkdown as text } from "@concordat/report-kit";
import type { FollowUp } from "../follow-up/follow-ups.js";
import { certaintyOf } from "./certainty.js";
import { driverGroups } from "./driver-group.js";
import { rankingTable } from "./ranking-table.js";
import { driverChart, type ReportChart, splitChart, trendChart } from "./report-charts.js";
import { reportRule } from "./report-rule.js";
import { areComputed, hasModelFindings, originOf, reportText, splitNote } from "./report-words.js";
import { headlineOf, shownSummary } from "./shown-summary.js";

/** Renders a part of the report; empty if the part has no content. */
type Part = (report: AnalysisReport, followUps: readonly FollowUp[]) => readonly string[];

const parts: readonly Part[] = [
  head,
  ranking,
  comparison,
  drivers,
  findings,
  commentary,
  recommendations,
  tables,
  missing,
  assumed,
  next,
  origin,
];

/**
 * Renders a report as Markdown. Its charts are separate image files, created by `reportImages`, because many viewers
 * remove inline SVG. Text from a model or a table is escaped, so that it cannot become markup or HTML.
 * @param followUps follow-up questions with their commands; default: none
 */
export function renderMarkdown(report: AnalysisReport, followUps: readonly FollowUp[] = []): string {
  checkValue(report, reportRule, "report");
  return `${parts
    .flatMap((part) => part(report, followUps))
    .filter((block) => block !== "")
    .join("\n\n")}\n`;
}

function head(report: AnalysisReport): string[] {
  const { title, reading } = report;
  const [headline, rest] = headlineOf(shownSummary(report));
  return [
    `# ${text(title)}`,
    ...(reading.length === 0 ? [] : [`${reportText.reading}:`, reading.map(readingItem).join("\n")]),
    `**${text(headline)}**${rest === "" ? "" : ` ${text(rest)}`}`,
  ];
}

/** Renders the model's text. It follows the computed parts, because it was not computed. */
function commentary({ commentary: said }: AnalysisReport): string[] {
  return said === null ? [] : [`_${reportText.fromModel}_\n\n> ${text(said)}`];
}

function readingItem({ part, value, option }: AnalysisReport["reading"][number]): string {
  return `- ${part}: **${text(value)}** (${text(option)})`;
}

function ranking(report: AnalysisReport): string[] {
  const shown = rankingTable(report);
  return shown === null ? [] : [`## ${reportText.ranking}`, markdownTable(shown.columns, shown.rows)];
}

function comparison(report: AnalysisReport): string[] {
  const { measure, time, total } = report;
  const chart = trendChart(report);
  const change =
    time === null || total === null
      ? ""
      : markdownTable(
          [`${measure.aggregate} of ${measure.name}`, time.period_a, time.period_b, "change"],
          [["total", printNumber(total.value_a), printNumber(total.value_b), printChange(total.change)]],
        );
  return change === "" && chart === null ? [] : ["## What changed", change, image(chart)];
}

function drivers(report: AnalysisReport): string[] {
  return driverGroups(report).flatMap((group, index) => [
    `## ${text(group.heading)}`,
    text(splitNote(group, report) ?? ""),
    image(splitChart(report, group, index)),
    image(driverChart(report, group, index)),
    markdownTable(group.columns, group.rows),
  ]);
}

function findings(report: AnalysisReport): string[] {
  if (!hasModelFindings(report)) return [];
  const { findings: found, csvs } = report;
  const isComputed = areComputed(report);
  const describe = (file: string): string =>
    `${link(file)} (${text(csvs.find((csv) => csv.file === file)?.description ?? "a table")})`;
  const items = found.map(
    (finding) =>
      `- ${text(finding.statement)} ${isComputed ? "" : `_${text(certaintyOf(finding))}_ `}Rests on ${finding.evidence.map(describe).join(", ")}.`,
  );
  return [
    "## Findings",
    isComputed ? reportText.computed : found.length === 0 ? "" : `_${reportText.fromModel}_`,
    items.length === 0 ? reportText.noFindings : items.join("\n"),
  ];
}

function recommendations({ recommendations: advised }: AnalysisReport): string[] {
  if (advised.length === 0) return [];
  const items = advised.map(
    ({ action, priority, rationale }) => `- **${text(action)}** ${text(rationale)} (priority: ${priority})`,
  );
  return ["## Recommendations", `_${reportText.advice}_`, items.join("\n")];
}

function tables({ csvs }: AnalysisReport): string[] {
  if (csvs.length === 0) return [];
  const rows = csvs.map(
    ({ file, description, rows: count, saved_by: by }) =>
      `| ${text(description)} | ${link(file)} | ${printNumber(count)} | the ${by} |`,
  );
  return [
    "## Tables",
    ["| shows | file | rows | saved by |", "| --- | --- | ---: | --- |", ...rows].join("\n"),
  ];
}

function missing({ shortfalls }: AnalysisReport): string[] {
  return listed("What is missing", shortfalls);
}

function assumed({ assumptions }: AnalysisReport): string[] {
  return listed("What was assumed", assumptions);
}

function next(_: AnalysisReport, followUps: readonly FollowUp[]): string[] {
  if (followUps.length === 0) return [];
  return [
    `## ${reportText.next}`,
    followUps.map(({ question, command }) => `- ${text(question)} ${code(command)}`).join("\n"),
  ];
}

/**
 * Formats a command as code, so that it can be copied unchanged. A command with line breaks or control characters is
 * escaped as text.
 */
function code(command: string): string {
  if (/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(command)) return text(command);
  const longest = Math.max(0, ...(command.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${fence}${space}${command}${space}${fence}`;
}

function listed(heading: string, sentences: readonly string[]): string[] {
  return sentences.length === 0
    ? []
    : [`## ${heading}`, sentences.map((sentence) => `- ${text(sentence)}`).join("\n")];
}

function origin(report: AnalysisReport): string[] {
  return ["---", text(originOf(report))];
}

/** Renders a table whose first column contains names and whose other columns contain numbers. */
function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(text).join(" | ")} |`;
  const ruler = columns.map((_, index) => (index === 0 ? "---" : "---:"));
  return [line(columns), `| ${ruler.join(" | ")} |`, ...rows.map(line)].join("\n");
}

function image(chart: ReportChart | null): string {
  return chart === null ? "" : `![${text(chart.name)}](${chart.file})`;
}

/** Formats a link to a file. File names are generated, so they need no escaping. */
function link(file: string): string {
  return `[${file}](${file})`;
}
