import type { StudyPair, StudyReport, StudyResult } from "@concordat/contracts/study-report";
import {
  bulleted,
  folded,
  formatNumber,
  formatShare,
  numberColumn,
  paragraph,
  section,
  table,
  textColumn,
} from "@concordat/report-kit";
import { decidingOf } from "../report/answer.js";
import { formatMeasureDifference, formatMeasureValue, measureNames } from "../report/measure-words.js";
import { valuesId } from "./answer-section.js";
import { confidenceText } from "./confidence-text.js";
import type { Links } from "./links.js";
import { verdictText } from "./verdict-text.js";

/** Renders the certainty of the answer, first as sentences, then as numbers. */
export function surenessSection(report: StudyReport, links: Links): string {
  const { measure, prefer, pairs, confidence } = report;
  const deciding = pairs.flatMap((pair) => {
    const result = decidingOf(pair, measure);
    return result === undefined ? [] : [{ pair, result }];
  });
  const how = `The ${measureNames[measure]} was named before anything was simulated; ${prefer} is better. Intervals hold the true difference in ${formatShare(confidence)} of studies; p is corrected after Holm for all pairs, of the other measures also for those that answer the same question.`;
  return section(
    "sure",
    "How sure it is",
    [
      accounting(report, links),
      deciding.length === 0
        ? paragraph("No run has a value of it.")
        : bulleted(deciding.map(({ pair, result }) => confidenceText(pair, result, report))),
      ...(deciding.length === 0 ? [] : [decidingTable(report, deciding)]),
      paragraph(how, "muted"),
      ...pairs.map((pair) => otherMeasures(pair, links)),
    ].join("\n"),
  );
}

function decidingTable(
  { measure }: StudyReport,
  deciding: readonly { readonly pair: StudyPair; readonly result: StudyResult }[],
): string {
  const rows = deciding.map(({ pair: { a, b }, result }) => {
    const { unit, difference, low, high, p_corrected, verdict } = result;
    const interval =
      low === null ? "–" : `${formatMeasureDifference(low, unit)} to ${formatMeasureDifference(high, unit)}`;
    return {
      cells: [
        `${b} less ${a}`,
        { text: formatMeasureDifference(difference, unit), to: valuesId },
        interval,
        formatNumber(p_corrected),
        verdictText(verdict, b),
      ],
    };
  });
  const columns = [
    textColumn("compared"),
    ...["difference", "interval", "p, corrected"].map(numberColumn),
    textColumn("verdict"),
  ];
  return table(`The ${measureNames[measure]}, message against message`, columns, rows);
}

/** Renders the table of the decisions, requests and tokens of each message. */
function accounting({ messages }: StudyReport, links: Links): string {
  const rows = messages.map(({ name, ...counts }) => ({
    cells: [
      name,
      links.count(name, counts.exposures, {}),
      links.count(name, counts.asked, { state: "asked" }),
      links.count(name, counts.valid, { state: "valid" }),
      links.count(name, counts.invalid, { state: "invalid" }),
      links.count(name, counts.failed, { state: "failed" }),
      links.count(name, counts.by_rule, { state: "by_rule" }),
      formatNumber(counts.requests),
      formatNumber(counts.tokens),
    ],
  }));
  const columns = ["items shown", "asked", "valid", "invalid", "failed", "by rules", "requests", "tokens"];
  return table(
    "What was asked, in all runs of a message",
    [textColumn("message"), ...columns.map(numberColumn)],
    rows,
  );
}

function otherMeasures({ a, b, results, pairing_reason: reason, file }: StudyPair, links: Links): string {
  const rows = results.map((result) => ({
    cells: [measureNames[result.measure], ...resultCells(result, { a, b }, links)],
  }));
  const columns = [
    textColumn("measure"),
    ...[a, b, `${b} less ${a}`, "from", "to", "p, corrected"].map(numberColumn),
    textColumn("verdict"),
    ...["difference asked about", "runs that show it"].map(numberColumn),
  ];
  return folded(
    `All measures of ${a} and ${b}`,
    `${paragraph(`Runs: ${reason}. The whole comparison is in ${file}.`)}
${table(`${a} and ${b}`, columns, rows)}`,
  );
}

function resultCells(result: StudyResult, { a, b }: Pick<StudyPair, "a" | "b">, links: Links) {
  const { measure, unit, mean_a, mean_b, difference, low, high, p_corrected, verdict } = result;
  const { size, runs_for_size } = result;
  return [
    links.value(a, formatMeasureValue(mean_a, unit), measure),
    links.value(b, formatMeasureValue(mean_b, unit), measure),
    formatMeasureDifference(difference, unit),
    formatMeasureDifference(low, unit),
    formatMeasureDifference(high, unit),
    formatNumber(p_corrected),
    verdictText(verdict, b),
    formatMeasureDifference(size, unit),
    formatNumber(runs_for_size),
  ];
}
