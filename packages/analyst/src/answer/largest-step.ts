import { sentenceList } from "@concordat/report-kit";
import type { Measure } from "../query/aggregate.js";
import { dimensionWords } from "../query/dimension-words.js";
import { isStock } from "../question/measure/measured-columns.js";
import type { Reading } from "../question/reading.js";
import { refusal } from "../question/refusal.js";
import { type StepDirection, stepsAsked } from "../question/steps-asked.js";
import type { Table } from "../table/open-table.js";
import type { RankedMember } from "./answer.js";
import type { Compute } from "./compute.js";
import { groupValues } from "./group-values.js";
import { theMeasure, withUnit } from "./phrases.js";
import { scopeOf } from "./scope.js";
import { cutPeriods, leftOutSentences } from "./trend/cut-periods.js";

/** The change of a measure from one period to the next. */
interface Step {
  readonly before: RankedMember;
  readonly after: RankedMember;
  readonly change: number;
}

const maxNext = 2;
const verbs: Readonly<Record<StepDirection, string>> = { rise: "rose", fall: "fell", change: "changed" };

/**
 * Finds the period in which the measure rose, fell or changed most against the period before. Periods of which the table
 * covers only a part are left out, and so are changes over a gap.
 */
export const largestStep: Compute = async (table, reading, options) => {
  const { by } = reading;
  if (by === null) throw new Error("changes from period to period have periods");
  const direction = stepsAsked(reading.question) ?? "change";
  const measure = await perMoment(table, reading);
  const found = await groupValues(table, measure, by, "time", options);
  const cut = await cutPeriods(table, { ...reading, measure }, by.part?.name, options);
  const whole = found.filter(({ member }) => !cut.includes(member ?? ""));
  const steps = stepsOf(whole);
  if (steps.length === 0)
    throw refusal(table, `it has no two whole periods of ${by.name} that follow one another`);
  const isLeast = /\bleast\b/i.test(reading.question);
  const ranked = steps
    .filter(({ change }) => direction === "change" || (direction === "rise" ? change > 0 : change < 0))
    .sort((x, y) => (Math.abs(y.change) - Math.abs(x.change)) * (isLeast ? -1 : 1));
  const [first, ...others] = ranked;
  const subject = `${theMeasure(measure)}${scopeOf(reading)}`;
  if (first === undefined)
    throw refusal(table, `${subject} never ${verbs[direction]} from one period of ${by.name} to the next`);
  const relative = [...ranked].sort(
    (x, y) => (Math.abs(shareOf(y)) - Math.abs(shareOf(x))) * (isLeast ? -1 : 1),
  )[0];
  const isInPercent = /\b(?:fastest|quickest|per ?cent|percentage|relative)\b/i.test(reading.question);
  const lead = isInPercent && relative !== undefined ? relative : first;
  const other = lead === first ? relative : first;
  const rest = others.filter((step) => step !== lead).slice(0, maxNext);
  const next = rest.map((step) => `${step.after.member} (${signed(step.change, measure)})`);
  return {
    sentences: [
      `By ${dimensionWords(by)}, ${subject} ${verbs[direction]} ${isLeast ? "least" : "most"} in ${lead.after.member}: by ${withUnit(Math.abs(lead.change), measure)}${percentOf(lead)}, from ${withUnit(lead.before.value, measure)} in ${lead.before.member} to ${withUnit(lead.after.value, measure)}.${next.length === 0 ? "" : ` Next ${next.length === 1 ? "comes" : "come"} ${sentenceList(next)}.`}`,
      ...(other === undefined || other === lead
        ? []
        : [
            `${isInPercent ? "In numbers" : "In percent"} it is ${other.after.member}: ${signed(other.change, measure)}${percentOf(other)}.`,
          ]),
      ...leftOutSentences(cut),
    ],
    value: lead.change,
    ranking: [lead, ...ranked.filter((step) => step !== lead)].map(({ after, change }) => ({
      ...after,
      value: change,
    })),
    assumptions: [],
  };
};

/**
 * Returns the measure of a period that has several times. A quantity at a moment is averaged over them, which needs one
 * row for each time.
 */
async function perMoment(table: Table, { measure, axis }: Reading): Promise<Measure> {
  if (measure.column === null || measure.aggregate !== "sum" || axis === null || !isStock(measure.column))
    return measure;
  const { id } = axis.column;
  const [[times = 0] = []] = await table.select(
    `SELECT count(DISTINCT ${id}) FROM data WHERE ${measure.column.id} IS NOT NULL`,
    [],
  );
  if (Number(times) >= table.rows) return { column: measure.column, aggregate: "average" };
  return measure;
}

function stepsOf(periods: readonly RankedMember[]): Step[] {
  return periods.flatMap((after, at) => {
    const before = periods[at - 1];
    return before !== undefined && follows(before.member ?? "", after.member ?? "")
      ? [{ before, after, change: after.value - before.value }]
      : [];
  });
}

/** Whether a period is the next after another; labels other than years, quarters and months follow as they stand. */
function follows(before: string, after: string): boolean {
  const [a, b] = [before, after].map((label) => {
    const [, year = "", part] = /^(\d{4})(?:-Q?(\d{1,2}))?$/.exec(label) ?? [];
    const perYear = part === undefined ? 1 : /Q/.test(label) ? 4 : 12;
    return year === "" ? null : Number(year) * perYear + Number(part ?? 0);
  });
  if (a === null || a === undefined || b === null || b === undefined) return true;
  return b - a === 1;
}

function shareOf({ before, change }: Step): number {
  return before.value > 0 ? change / before.value : 0;
}

function percentOf(step: Step): string {
  const percent = 100 * shareOf(step);
  if (step.before.value <= 0) return "";
  return ` (${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(1).replace(/\.0$/, "")} %)`;
}

function signed(change: number, measure: Measure): string {
  return `${change < 0 ? "−" : "+"}${withUnit(Math.abs(change), measure)}`;
}
