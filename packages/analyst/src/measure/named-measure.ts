import { nearestName } from "@concordat/contracts/options";
import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { type Aggregate, type Measure, usualAggregate } from "../query/aggregate.js";
import { differenceOf } from "../query/column-difference.js";
import { listNames } from "../query/list-names.js";
import { rowShareNamed } from "../query/row-share.js";
import type { ColumnNature } from "../table/amount-or-level.js";
import type { Column, ColumnRole } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import { obstacleError } from "./obstacle-error.js";

/** A measure, and a sentence about the assumption made for it. The assumption is `null` if there is none. */
export interface ChosenMeasure {
  readonly measure: Measure;
  readonly assumption: string | null;
}

/**
 * Parses a measure that a user names: a column, a ratio `a/b`, a difference `a - b`, or `share where Sex = F`. A
 * column whose own name looks like this takes precedence.
 * @throws {AnalystError} BAD_OPTION when there is no such column or it has no numbers
 */
export async function namedMeasure(
  table: Table,
  name: string,
  aggregate: Aggregate | undefined,
): Promise<ChosenMeasure> {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (column !== undefined) return ofColumn(table, column, aggregate);
  const parts = joinedColumns(table.columns, name, " - ");
  if (parts !== undefined) {
    for (const part of parts) await assertNotText(table, part);
    return ofColumn(table, differenceOf(...parts), aggregate);
  }
  const share = rowShareNamed(table.columns, name);
  if (share !== undefined) return { measure: { column: share, aggregate: "average" }, assumption: null };
  const ratio = ratioNamed(table.columns, name);
  if (ratio === undefined) {
    const meant = nearestName(
      name,
      table.columns.map((candidate) => candidate.name),
    );
    const hint = meant === undefined ? numbersOf(table) : `did you mean ${quoteJson(meant)}?`;
    throw new AnalystError("BAD_OPTION", `there is no column ${quoteJson(name)} to measure; ${hint}`);
  }
  if (aggregate !== undefined) {
    throw new AnalystError(
      "BAD_OPTION",
      `${quoteJson(name)} is the sum of one column over the sum of another; it takes no ${aggregate}`,
    );
  }
  for (const part of [ratio.column, ratio.denominator]) await assertNotText(table, part);
  return { measure: ratio, assumption: null };
}

async function ofColumn(
  table: Table,
  column: Column,
  aggregate: Aggregate | undefined,
): Promise<ChosenMeasure> {
  if (aggregate !== "count") await assertNotText(table, column);
  const measure: Measure = { column, aggregate: aggregate ?? usualAggregate(column) };
  return { measure, assumption: remarkOn(column, measure.aggregate, aggregate !== undefined) };
}

/** Returns a note on the aggregate of a column that the user named; `null` if the aggregate is the usual one. */
function remarkOn(column: Column, aggregate: Aggregate, isAsked: boolean): string | null {
  const { name, kind, nature } = column;
  if (aggregate === "count" && kind === "number")
    return `The count of ${name} is the number of rows that have a value of it; the values themselves are not added up.`;
  const label = labels[column.role];
  if (label !== undefined && aggregate === "sum") {
    const taken = isAsked ? "" : "No aggregate was named: the sum was taken. ";
    return `${taken}By its name, ${name} holds ${label}: its sum says nothing by itself, only its count, minimum and maximum do.`;
  }
  return isAsked
    ? null
    : `No aggregate was named: the ${aggregate} of ${name} was taken, ${reasons[nature]}.`;
}

/** Descriptions of numbers that are meaningless when added up. */
const labels: Partial<Readonly<Record<ColumnRole, string>>> = {
  category: "codes",
  identifier: "identifiers or positions",
  year: "years",
  calendar: "parts of dates",
};

const reasons: Readonly<Record<ColumnNature, string>> = {
  amount: "since its name is that of an amount",
  level: "since its name is that of a price, rate, length or the like",
  unknown: "though its name does not say whether it adds up",
};

/**
 * Parses the name of a ratio, such as `deaths/population`, or `deaths/population*100000` for deaths per 100,000
 * people.
 */
function ratioNamed(
  columns: readonly Column[],
  name: string,
): Extract<Measure, { aggregate: "ratio" }> | undefined {
  const [column, denominator] = joinedColumns(columns, name, "/") ?? [];
  if (column !== undefined && denominator !== undefined) return { column, denominator, aggregate: "ratio" };
  const [, quotient, factor] = /^(.+)\*(\d+(?:\.\d+)?)$/.exec(name) ?? [];
  const ratio = quotient === undefined ? undefined : ratioNamed(columns, quotient);
  const per = Number(factor);
  return ratio === undefined || per === 0 || ratio.per !== undefined ? undefined : { ...ratio, per };
}

/**
 * Splits a text such as `revenue/orders` into two columns. All positions of the sign are tried, because column names
 * may contain it.
 */
function joinedColumns(
  columns: readonly Column[],
  name: string,
  sign: string,
): readonly [Column, Column] | undefined {
  const named = (part: string): Column | undefined => columns.find((column) => column.name === part.trim());
  for (let at = name.indexOf(sign); at >= 0; at = name.indexOf(sign, at + 1)) {
    const first = named(name.slice(0, at));
    const second = named(name.slice(at + sign.length));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return undefined;
}

/** Throws for a text column and names the values that are not numbers. A text column can only be counted. */
async function assertNotText(table: Table, column: Column): Promise<void> {
  if (column.kind === "number") return;
  const numbers = `${numbersOf(table)}. What a column holds can also be counted`;
  throw await obstacleError(table, column, "numbers", numbers);
}

function numbersOf({ columns }: Table): string {
  const numbers = columns.filter(({ kind }) => kind === "number").map(({ name }) => name);
  return numbers.length === 0 ? "no column holds numbers" : `columns of numbers are ${listNames(numbers)}`;
}
