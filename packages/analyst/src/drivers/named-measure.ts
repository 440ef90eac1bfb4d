import { quoteJson } from "@concordat/llm";
import { AnalystError } from "../error/analyst-error.js";
import { type Aggregate, type Measure, usualAggregate } from "../query/aggregate.js";
import { listNames } from "../query/list-names.js";
import type { Column } from "../table/column.js";
import { valuesInTheWay } from "../table/in-the-way.js";
import type { Table } from "../table/open-table.js";

/** A measure, and what was taken for granted about it, in a sentence; null when nothing was. */
export interface ChosenMeasure {
  readonly measure: Measure;
  readonly assumption: string | null;
}

/**
 * The measure that a user names: a column, or two with a slash between. A column's own name wins over a ratio.
 * @throws {AnalystError} BAD_OPTION when there is no such column or it holds no numbers
 */
export async function namedMeasure(
  table: Table,
  name: string,
  aggregate: Aggregate | undefined,
): Promise<ChosenMeasure> {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (column !== undefined) return ofColumn(table, column, aggregate);
  const ratio = ratioNamed(table.columns, name);
  if (ratio === undefined) {
    throw new AnalystError(
      "BAD_OPTION",
      `there is no column ${quoteJson(name)} to measure; ${numbersOf(table)}`,
    );
  }
  if (aggregate !== undefined) {
    throw new AnalystError(
      "BAD_OPTION",
      `${quoteJson(name)} is the sum of one column over the sum of another; it takes no ${aggregate}`,
    );
  }
  for (const part of [ratio.column, ratio.denominator]) await refuseText(table, part);
  return { measure: ratio, assumption: null };
}

async function ofColumn(
  table: Table,
  column: Column,
  aggregate: Aggregate | undefined,
): Promise<ChosenMeasure> {
  if (aggregate !== "count") await refuseText(table, column);
  const measure: Measure = { column, aggregate: aggregate ?? usualAggregate(column) };
  if (aggregate !== undefined) return { measure, assumption: null };
  const why = {
    amount: "its name is that of an amount",
    level: "its name is that of a price, rate, length or the like",
    unknown: "nothing says otherwise",
  }[column.nature];
  return {
    measure,
    assumption: `No aggregate was named: the ${measure.aggregate} of ${column.name} was taken, since ${why}.`,
  };
}

/** `revenue/orders` as two columns; wherever the slash stands, where names hold slashes themselves. */
function ratioNamed(
  columns: readonly Column[],
  name: string,
): Extract<Measure, { aggregate: "ratio" }> | undefined {
  const named = (part: string): Column | undefined => columns.find((column) => column.name === part.trim());
  for (const { index } of name.matchAll(/\//g)) {
    const column = named(name.slice(0, index));
    const denominator = named(name.slice(index + 1));
    if (column !== undefined && denominator !== undefined) return { column, denominator, aggregate: "ratio" };
  }
  return undefined;
}

const valuesShown = 3;

/** A column that holds no numbers is refused with values that stand in the way; it can only be counted. */
async function refuseText(table: Table, column: Column): Promise<void> {
  if (column.kind === "number") return;
  const values = await valuesInTheWay(table, column, valuesShown);
  const shown = values.map(({ value, place }) => `${quoteJson(value)} (${place})`).join(", ");
  throw new AnalystError(
    "BAD_OPTION",
    `${quoteJson(column.name)} does not hold numbers: ${shown || "it has no values"}; ${numbersOf(table)}. What a column holds can also be counted`,
  );
}

function numbersOf({ columns }: Table): string {
  const numbers = columns.filter(({ kind }) => kind === "number").map(({ name }) => name);
  return numbers.length === 0 ? "no column holds numbers" : `columns of numbers are ${listNames(numbers)}`;
}
