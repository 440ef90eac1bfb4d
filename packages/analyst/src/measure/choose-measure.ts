import { AnalystError } from "../error/analyst-error.js";
import { type Aggregate, measureLabel, usualAggregate } from "../query/aggregate.js";
import { listNames } from "../query/list-names.js";
import { amountTier } from "../table/amount-or-level.js";
import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { isZeroOne } from "../table/zero-one.js";
import { measurableColumns } from "./measure-columns.js";
import { namedIn } from "./named-in.js";
import { type ChosenMeasure, namedMeasure } from "./named-measure.js";
import { assertNoTextMeant } from "./text-meant.js";

/** The user's options for the measure. */
export interface RequestedMeasure {
  /**
   * A column, or two with a slash or a minus sign between spaces: `revenue/orders`, `exports - imports`. Default: chosen from the
   * table's columns.
   */
  readonly measure?: string;
  /**
   * The aggregation of the measure's values. Default: sum for amounts, average for prices, rates, temperatures and
   * the like.
   */
  readonly aggregate?: Aggregate;
}

/**
 * Chooses the measure: the column that the user names, else a column that the question names, else the only amount or
 * the only level.
 * @throws {AnalystError} BAD_OPTION if the named column does not exist, MEASURE_AMBIGUOUS if these rules do not select
 *   a single column, NOT_NUMERIC if the column contains text
 */
export async function chooseMeasure(
  table: Table,
  options: RequestedMeasure,
  question: string,
): Promise<ChosenMeasure> {
  const { measure: name, aggregate } = options;
  if (name !== undefined) return namedMeasure(table, name, aggregate);
  if (aggregate === "count") return { measure: { column: null, aggregate }, assumption: null };
  const candidates = measurableColumns(table);
  await assertNoTextMeant(table, candidates, question);
  if (candidates.length === 0) return rowsOf(table, aggregate);
  const { column, reason } = spokenFor(candidates, question) ?? unclear(candidates);
  const measure = { column, aggregate: aggregate ?? usualAggregate(column) };
  const how =
    aggregate === undefined && column.nature === "unknown" ? "; nothing says whether it adds up" : "";
  return {
    measure,
    assumption: `No measure was named: the ${measureLabel(measure)}, ${reason}, was taken${how}.`,
  };
}

interface Spoken {
  readonly column: Column;
  readonly reason: string;
}

/** Returns the column that is selected by the first criterion with exactly one match; `undefined` if there is none. */
function spokenFor(candidates: readonly Column[], question: string): Spoken | undefined {
  const tiers = candidates.flatMap(({ name }) => amountTier(name) ?? []);
  const best = Math.min(...tiers);
  const grounds: readonly [reason: string, columns: readonly Column[]][] = [
    ["which the question names", namedIn(question, candidates)],
    ["the only column of numbers that are measured", candidates],
    ["the only column of more numbers than 0 and 1", candidates.filter((column) => !isZeroOne(column))],
    ["the only amount", candidates.filter(({ nature }) => nature === "amount")],
    ["the amount that stands first by its name", candidates.filter(({ name }) => amountTier(name) === best)],
  ];
  for (const [reason, [column, ...more]] of grounds) {
    if (column !== undefined && more.length === 0) return { column, reason };
  }
  return undefined;
}

function unclear(candidates: readonly Column[]): never {
  assertNoPeriodColumns(candidates);
  const described = candidates
    .slice(0, 12)
    .map((column) => `${listNames([column.name])} (${usualAggregate(column)})`);
  const more = candidates.length > 12 ? ` and ${candidates.length - 12} more` : "";
  throw new AnalystError(
    "MEASURE_AMBIGUOUS",
    `nothing says which column is to be measured; there are ${described.join(", ")}${more}`,
  );
}

/**
 * Throws for a table with a separate column for each year, because it has no column of periods and sums over its
 * columns are meaningless.
 */
function assertNoPeriodColumns(candidates: readonly Column[]): void {
  const names = candidates.map(({ name }) => name);
  if (!names.every((name) => /^(?:FY ?)?[12]\d{3}$/.test(name.trim()))) return;
  throw new AnalystError(
    "MEASURE_AMBIGUOUS",
    `the columns ${listNames(names)} are periods; a comparison needs a row for each period, with the period in one column and the value in another`,
  );
}

function rowsOf({ columns, name }: Table, aggregate: Aggregate | undefined): ChosenMeasure {
  if (aggregate !== undefined) {
    throw new AnalystError(
      "BAD_OPTION",
      `${name} has no column of numbers to take the ${aggregate} of; there are ${listNames(columns.map((column) => column.name))}`,
    );
  }
  return {
    measure: { column: null, aggregate: "count" },
    assumption:
      "No measure was named and the table has no column of numbers to measure: its rows are counted.",
  };
}
