import type { ComparedMeasure } from "@concordat/contracts/simulation-comparison";
import {
  figure,
  formatNumber,
  formatShare,
  intervalChart,
  numberColumn,
  paragraph,
  shortened,
  table,
  textColumn,
} from "@concordat/report-kit";
import type { MeanInterval, Measure } from "@concordat/simulation";
import { formatSurveyTime, sinceAsked } from "@concordat/simulation/results";

/** A share or a mean of answers, or its shift, averaged over several runs. */
export interface MeanAnswer extends MeanInterval {
  /** The name of the compared simulation; `null` if only one simulation is shown. */
  readonly side: string | null;
  /** The measure. */
  readonly measure: Measure;
  /** The survey question and answer that are measured, and the rounds. */
  readonly survey: NonNullable<ComparedMeasure["survey"]>;
}

/** Maximum number of rows in one chart. */
const maxDrawn = 40;

/**
 * Renders the answers to a question for each time when it was asked, and their shifts, as charts with intervals and as
 * tables.
 * @param rounds the number of rounds of the scenario
 */
export function meanAnswers(title: string, answers: readonly MeanAnswer[], rounds: number): string {
  const times = new Map<string, MeanAnswer[]>();
  for (const answer of answers) {
    const time = timeOf(answer, rounds);
    times.set(time, [...(times.get(time) ?? []), answer]);
  }
  return [...times].map(([time, rows]) => atOneTime(`${title}: ${time}`, rows)).join("\n");
}

/**
 * Formats the time of an answer or a shift, such as `answers before round 0` or `shift from round 0 to after the last
 * round`.
 */
function timeOf({ survey: { round, since } }: MeanAnswer, rounds: number): string {
  return since === null
    ? `answers ${formatSurveyTime(round, rounds)}`
    : `shift ${sinceAsked(since, round, rounds)}`;
}

function atOneTime(caption: string, rows: readonly MeanAnswer[]): string {
  const [first] = rows;
  if (first === undefined) return "";
  const format = (value: number): string => answerWords(first, value);
  const chart = {
    name: caption,
    rows: rows.slice(0, maxDrawn).map((row) => ({
      label: labelOf(row, 40),
      value: row.mean,
      interval: possible(row),
      isMarked: false,
    })),
    format,
    none: "no value",
  };
  const isDrawn = rows.length > 1 && rows.some(({ mean }) => mean !== null && mean !== 0);
  return [
    ...(isDrawn ? [paragraph(caption), figure((width) => intervalChart(chart, width), null)] : []),
    table(
      caption,
      [textColumn("answer"), ...["mean", "95 % interval", "runs"].map(numberColumn)],
      rows.map((row) => {
        const interval = possible(row);
        return {
          cells: [
            labelOf(row, 60),
            row.mean === null ? "–" : format(row.mean),
            interval === null ? "–" : `${format(interval.low)} to ${format(interval.high)}`,
            formatNumber(row.runs),
          ],
        };
      }),
    ),
  ].join("\n");
}

function labelOf({ side, survey: { answer } }: MeanAnswer, most: number): string {
  const what = answer === null ? "mean" : shortened(answer, most);
  return side === null ? what : `${side}: ${what}`;
}

/** Restricts the interval of a share to the possible values from 0 to 1. */
function possible({ measure, interval }: MeanAnswer): MeanInterval["interval"] {
  if (interval === null || measure !== "answer_share") return interval;
  return { low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}

/**
 * Formats a value. Shares are percentages, shifts of shares are in percentage points with a sign, and means are
 * numbers.
 */
function answerWords({ measure, survey: { since } }: MeanAnswer, value: number): string {
  if (measure === "answer_share") return formatShare(value);
  const sign = since !== null && value > 0 ? "+" : "";
  if (measure !== "answer_share_shift") return sign + formatNumber(value);
  return `${sign}${Number((value * 100).toPrecision(3))} points`;
}
