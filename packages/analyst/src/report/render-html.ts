import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { checkValue } from "@concordat/contracts/options";
import {
  figure,
  page,
  paragraphs,
  printChange,
  printNumber,
  section,
  table,
  escapeHtml as text,
} from "@concordat/report-kit";
import type { FollowUp } from "../follow-up/follow-ups.js";
import { certaintyOf } from "./certainty.js";
import { type DriverGroup, driverGroups } from "./driver-group.js";
import { rankingTable } from "./ranking-table.js";
import { driverChart, type ReportChart, splitChart, trendChart } from "./report-charts.js";
import { reportRule } from "./report-rule.js";
import { areComputed, hasModelFindings, originOf, reportText, splitNote } from "./report-words.js";
import { headlineOf, shownSummary } from "./shown-summary.js";

/** Renders a part of the report; empty text if the part has no content. */
type Part = (report: AnalysisReport, followUps: readonly FollowUp[]) => string;

const parts: readonly Part[] = [
  reading,
  answer,
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
];

/**
 * Renders a report as one HTML file without scripts and network access. Charts are SVG, each with a table. Text from a
 * model or a table is always escaped.
 * @param followUps follow-up questions with their commands; default: none
 */
export function renderHtml(report: AnalysisReport, followUps: readonly FollowUp[] = []): string {
  checkValue(report, reportRule, "report");
  return page({
    kind: reportText.kind,
    title: report.title,
    notes: [],
    main: parts
      .map((part) => part(report, followUps))
      .filter((part) => part !== "")
      .join("\n"),
    footer: `<p>${text(originOf(report))}</p>`,
  });
}

function reading({ reading: read }: AnalysisReport): string {
  if (read.length === 0) return "";
  const items = read.map(
    ({ part, value, option }) => `<li>${part}: <b>${text(value)}</b> <code>${text(option)}</code></li>`,
  );
  const parts = read.map(({ part, value }) => `${part} <b>${text(value)}</b>`);
  return `<details>\n<summary class="muted">Understood as ${parts.join(", ")}</summary>\n<p class="muted">${text(reportText.reading)}:</p>\n<ul>\n${items.join("\n")}\n</ul>\n</details>`;
}

function ranking(report: AnalysisReport): string {
  const shown = rankingTable(report);
  if (shown === null) return "";
  const [first = "", ...others] = shown.columns;
  const rows = shown.rows.map((cells) => ({ cells }));
  return section(
    "ranking",
    reportText.ranking,
    table(shown.caption, [name(first), ...others.map(number)], rows),
  );
}

function answer(report: AnalysisReport): string {
  const [headline, rest] = headlineOf(shownSummary(report));
  return `<p class="lead"><b>${text(headline)}</b></p>${rest === "" ? "" : `\n<p>${text(rest)}</p>`}`;
}

/** Renders the model's text. It follows the computed parts and is collapsed at first, because it was not computed. */
function commentary({ commentary: said }: AnalysisReport): string {
  if (said === null) return "";
  return `<details><summary>${text(reportText.fromModel)}</summary>\n<blockquote>${paragraphs(said)}</blockquote>\n</details>`;
}

function comparison(report: AnalysisReport): string {
  const { measure, time, total, trend } = report;
  const chart = trendChart(report);
  const label = `${measure.aggregate} of ${measure.name}`;
  const change =
    time === null || total === null
      ? ""
      : table(
          `${label}, ${time.period_a} against ${time.period_b}`,
          [name(label), number(time.period_a), number(time.period_b), number("change")],
          [
            {
              cells: [
                "total",
                printNumber(total.value_a),
                printNumber(total.value_b),
                printChange(total.change),
              ],
            },
          ],
        );
  if (change === "" && chart === null) return "";
  const isPartial = trend?.points.some(({ complete }) => !complete) === true;
  const values = (trend?.points ?? []).map(({ period, value, complete }) => ({
    cells: [complete ? period : `${period} (in part)`, printNumber(value)],
  }));
  const all =
    chart === null
      ? ""
      : `${drawn(chart, isPartial ? reportText.partial : null)}
<details><summary>All ${values.length} periods as a table</summary>
${table(chart.name, [name(trend?.grain ?? ""), number(label)], values)}
</details>`;
  return section("changed", "What changed", `${change}\n${all}`);
}

function drivers(report: AnalysisReport): string {
  return driverGroups(report)
    .map((group, index) => section(`drivers-${index + 1}`, group.heading, driverGroup(report, group, index)))
    .join("\n");
}

function driverGroup(report: AnalysisReport, group: DriverGroup, index: number): string {
  const note = splitNote(group, report);
  const charts = [splitChart(report, group, index), driverChart(report, group, index)];
  const rows = group.rows.map((cells, at) => ({ cells, isTotal: at === group.rows.length - 1 }));
  const [first = "", ...others] = group.columns;
  return [
    ...(note === null ? [] : [`<p>${text(note)}</p>`]),
    ...charts.filter((chart) => chart !== null).map((chart) => drawn(chart, null)),
    table(captionOf(report, group), [name(first), ...others.map(number)], rows),
  ].join("\n");
}

function captionOf({ measure, time }: AnalysisReport, { dimension }: DriverGroup): string {
  const periods = time === null ? "" : `, ${time.period_a} against ${time.period_b}`;
  return `${measure.aggregate} of ${measure.name} by ${dimension}${periods}`;
}

function drawn({ draw }: ReportChart, caption: string | null): string {
  return figure(draw, caption);
}

function findings(report: AnalysisReport): string {
  if (!hasModelFindings(report)) return "";
  const { findings: found, csvs } = report;
  const isComputed = areComputed(report);
  const describe = (file: string): string =>
    `${text(file)} (${text(csvs.find((csv) => csv.file === file)?.description ?? "a table")})`;
  const items = found.map(
    (finding) =>
      `<li>${text(finding.statement)}<br><small>${isComputed ? "" : `${text(certaintyOf(finding))} `}Rests on ${finding.evidence.map(describe).join(", ")}.</small></li>`,
  );
  return section(
    "findings",
    "Findings",
    items.length === 0
      ? `<p>${reportText.noFindings}</p>`
      : `<p class="muted">${isComputed ? reportText.computed : reportText.fromModel}</p>\n<ul>\n${items.join("\n")}\n</ul>`,
  );
}

function recommendations({ recommendations: advised }: AnalysisReport): string {
  if (advised.length === 0) return "";
  const items = advised.map(
    ({ action, priority, rationale }) =>
      `<li><b>${text(action)}</b> ${text(rationale)} <small>(priority: ${priority})</small></li>`,
  );
  return section(
    "advice",
    "Recommendations",
    `<p class="muted">${text(reportText.advice)}</p>\n<ul>\n${items.join("\n")}\n</ul>`,
  );
}

function tables({ csvs }: AnalysisReport): string {
  if (csvs.length === 0) return "";
  const rows = csvs.map(({ file, description, rows: count, saved_by: by }) => ({
    cells: [description, file, printNumber(count), `the ${by}`],
  }));
  const columns = [name("shows"), name("file"), number("rows"), name("saved by")];
  return section("tables", "Tables", table("Tables beside this report", columns, rows));
}

function missing({ shortfalls }: AnalysisReport): string {
  return listed("missing", "What is missing", shortfalls);
}

function assumed({ assumptions }: AnalysisReport): string {
  return listed("assumed", "What was assumed", assumptions);
}

function next(_: AnalysisReport, followUps: readonly FollowUp[]): string {
  if (followUps.length === 0) return "";
  const items = followUps.map(
    ({ question, command }) => `<li>${text(question)}<br><code>${text(command)}</code></li>`,
  );
  return section("next", reportText.next, `<ul>\n${items.join("\n")}\n</ul>`);
}

function listed(id: string, heading: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return "";
  return section(
    id,
    heading,
    `<ul>\n${sentences.map((sentence) => `<li>${text(sentence)}</li>`).join("\n")}\n</ul>`,
  );
}

function name(heading: string): { heading: string; isNumber: boolean } {
  return { heading, isNumber: false };
}

function number(heading: string): { heading: string; isNumber: boolean } {
  return { heading, isNumber: true };
}
