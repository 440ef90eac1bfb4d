import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { chooseMeasure, type RequestedMeasure } from "../measure/choose-measure.js";
import { type Measure, measureLabel } from "../query/aggregate.js";
import type { Column } from "../table/column.js";
import { nameParts } from "../table/name-parts.js";
import type { Table } from "../table/open-table.js";
import { partialRows } from "./partial-rows.js";
import { type PeriodPair, readComparison } from "./period-pair.js";
import { timeAssumption, timeColumn } from "./time-column.js";
import { totalMembers } from "./total-members.js";
import { lastWholePeriods } from "./whole-periods.js";

/** The subject of an analysis. Omitted options are chosen from the table. */
export interface SubjectOptions extends RequestedMeasure {
  /** The column of dates or years. Default: the first one in the table. */
  readonly time?: string;
  /** The two periods to compare: `2008:2009`. Default: the last two complete periods. */
  readonly compare?: string;
  /** The column whose values are compared. Default: the column that the question names. */
  readonly by?: string;
  /**
   * Conditions that rows must satisfy, such as `Region = Europe` or `price > 10`. Default: the conditions in the
   * question.
   */
  readonly where?: readonly string[];
}

/** Whether an option was given by the user or chosen from the table. */
type Chosen = "asked" | "assumed";

/** The subject of an analysis: a measure, and two periods whose change is explained. */
export interface Subject {
  readonly measure: Measure;
  readonly measureChosen: Chosen;
  /** The column of dates or years; `null` if the table has none. */
  readonly time: Column | null;
  /** The two periods; `null` if the table has no two periods to compare. */
  readonly comparison: PeriodPair | null;
  readonly comparisonChosen: Chosen;
  /** The assumptions made, as sentences. */
  readonly assumptions: readonly string[];
}

/**
 * Determines the subject of an analysis.
 * @param question the question; if no option names a measure, a column in the question is measured
 * @throws {AnalystError} BAD_OPTION when an option does not fit the table, MEASURE_AMBIGUOUS
 */
export async function chooseSubject(
  table: Table,
  options: SubjectOptions = {},
  question = "",
): Promise<Subject> {
  const { measure, assumption } = await chooseMeasure(table, options, question);
  const candidates = table.columns.filter(({ role }) => role === "time" || role === "year");
  const time = await timeColumn(table, candidates, options);
  const comparison = await chooseComparison(table, time, options);
  const partial = await partialRows(table, measure);
  return {
    measure,
    measureChosen: options.measure === undefined ? "assumed" : "asked",
    time,
    comparison,
    comparisonChosen: options.compare === undefined ? "assumed" : "asked",
    assumptions: [
      ...(assumption === null ? [] : [assumption]),
      ...timeAssumption(candidates, time, options),
      ...withoutTime(time),
      ...partial,
      ...mixedCurrencies(table, measure),
      ...(await totalMembers(table, measure)),
      ...(options.compare !== undefined || comparison === null
        ? []
        : [
            `No periods were named: ${comparison.a.label} and ${comparison.b.label}, the last two whole ones of ${comparison.column.name}, were taken.`,
          ]),
    ],
  };
}

/** Describes the subject as text: `sum of count, 2008 against 2009 of date`. */
export function subjectLabel({ measure, comparison }: Subject): string {
  const label = measureLabel(measure);
  if (comparison === null) return `${label}, with no periods to compare`;
  return `${label}, ${comparison.a.label} against ${comparison.b.label} of ${comparison.column.name}`;
}

/** Reports rows without a period. */
function withoutTime(time: Column | null): string[] {
  if (time === null || time.missing === 0) return [];
  const rows = time.missing === 1 ? "1 row has" : `${time.missing} rows have`;
  return [`${rows} no value of ${time.name}: no period counts ${time.missing === 1 ? "it" : "them"}.`];
}

const currencyWords: ReadonlySet<string> = new Set(["currency", "währung", "waehrung", "devise", "moneda"]);

/** Warns that a sum may mix currencies, if the table has a column that may contain the currency of each amount. */
function mixedCurrencies({ columns }: Table, { column, aggregate }: Measure): string[] {
  if (column === null || aggregate === "count") return [];
  return columns
    .filter(
      ({ name, distinct }) => (distinct ?? 0) > 1 && nameParts(name).some((part) => currencyWords.has(part)),
    )
    .map(
      ({ name, distinct }) =>
        `${name} has ${distinct} members: where they are the currencies of ${column.name}, the ${aggregate} mixes them.`,
    );
}

async function chooseComparison(
  table: Table,
  time: Column | null,
  { compare }: SubjectOptions,
): Promise<PeriodPair | null> {
  if (time !== null)
    return compare === undefined ? lastWholePeriods(table, time) : readComparison(table, time, compare);
  if (compare === undefined) return null;
  throw new AnalystError(
    "BAD_OPTION",
    `cannot compare ${quoteJson(compare)}: the table has no column of dates or years`,
  );
}
