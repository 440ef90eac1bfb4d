import type { Column } from "../table/column.js";
import { isRowShare } from "./row-share.js";

/** An SQL condition on rows; if absent, all rows match. */
type Condition = string | undefined;

const filtered = (expression: string, condition: Condition): string =>
  condition === undefined ? expression : `${expression} FILTER (WHERE ${condition})`;

/**
 * Returns the SQL of a sum. Fractions are added by Kahan's summation, because the rounding errors of a plain sum
 * depend on the order of the rows.
 */
function sumSql({ id, type }: Column, condition: Condition): string {
  return filtered(/^(FLOAT|DOUBLE)$/.test(type) ? `fsum(${id})` : `sum(${id})`, condition);
}

/** The ways to aggregate a column's values. */
const aggregates = {
  sum: sumSql,
  average: ({ id }: Column, condition: Condition) => filtered(`avg(${id})`, condition),
  minimum: ({ id }: Column, condition: Condition) => filtered(`min(${id})`, condition),
  maximum: ({ id }: Column, condition: Condition) => filtered(`max(${id})`, condition),
  count: ({ id }: Column, condition: Condition) => filtered(`count(${id})`, condition),
  median: ({ id }: Column, condition: Condition) => filtered(`median(${id})`, condition),
  distinct: ({ id }: Column, condition: Condition) => filtered(`count(DISTINCT ${id})`, condition),
} as const;

/** The name of an aggregate of one column. */
export type Aggregate = keyof typeof aggregates;

/** The aggregates, in the order in which they are listed. */
export const aggregateNames: readonly Aggregate[] = [
  "sum",
  "average",
  "minimum",
  "maximum",
  "count",
  "median",
  "distinct",
];

/** The aggregates that a model is offered. */
export const offeredAggregates: readonly Aggregate[] = ["sum", "average", "minimum", "maximum", "count"];

const aliases: Readonly<Record<string, Aggregate>> = {
  total: "sum",
  avg: "average",
  mean: "average",
  min: "minimum",
  max: "maximum",
};

function isAggregate(name: unknown): name is Aggregate {
  return aggregateNames.some((known) => known === name);
}

/** Whether a model may request the aggregate. */
export function isOffered(name: unknown): name is Aggregate {
  return offeredAggregates.some((known) => known === name);
}

/** Finds an aggregate by its name or a common short form, such as `avg`. Returns `null` if the name is unknown. */
export function aggregateNamed(name: string): Aggregate | null {
  const lower = name.trim().toLowerCase();
  return isAggregate(lower) ? lower : (aliases[lower] ?? null);
}

/**
 * Returns the default aggregate of a column: the average for a level, such as a price or a temperature, and the sum
 * for an amount.
 */
export function usualAggregate({ nature }: Column): Aggregate {
  return nature === "level" ? "average" : "sum";
}

/** A column divided by another: the sum of one divided by the sum of the other. Only rows with both values count. */
interface Ratio {
  readonly column: Column;
  readonly denominator: Column;
  readonly aggregate: "ratio";
  /** The number of units of the denominator, such as 100,000 for `per 100,000 inhabitants`. Default 1. */
  readonly per?: number;
}

/** An average weighted by another column. */
interface WeightedAverage {
  readonly column: Column;
  readonly weight: Column;
  readonly aggregate: "weighted average";
}

/** A measure: a column, the ratio of two columns, or the number of rows. */
export type Measure =
  | { readonly column: Column; readonly aggregate: Aggregate }
  | { readonly column: null; readonly aggregate: "count" }
  | Ratio
  | WeightedAverage;

/** The name of the number of rows as a measure. */
const rowsMeasure = "(rows)";

export function measureColumnName(measure: Measure): string {
  if (measure.aggregate === "ratio") {
    const quotient = `${measure.column.name}/${measure.denominator.name}`;
    return measure.per === undefined ? quotient : `${quotient}*${measure.per}`;
  }
  return measure.column?.name ?? rowsMeasure;
}

/** Describes a measure as text: `sum of count`, `ratio of revenue to orders`. */
export function measureLabel(measure: Measure): string {
  if (measure.aggregate === "ratio")
    return measure.per === undefined
      ? `ratio of ${measure.column.name} to ${measure.denominator.name}`
      : `${measure.column.name} per ${measure.per.toLocaleString("en-US")} of ${measure.denominator.name}`;
  if (measure.aggregate === "weighted average")
    return `average of ${measure.column.name} weighted by ${measure.weight.name}`;
  if (measure.aggregate === "distinct") return `number of different ${measure.column.name}`;
  if (measure.column !== null && isRowShare(measure.column))
    return measure.column.name.replace("share where", "share of rows where");
  return measure.column === null ? "count of rows" : `${measure.aggregate} of ${measure.column.name}`;
}

/** Returns a measure as an SQL expression over all rows, or over the rows that satisfy a condition. */
export function measureSql(measure: Measure, condition?: string): string {
  if (isQuotient(measure) && measure.aggregate !== "average") {
    const { numerator, denominator } = quotientSql(measure, condition);
    return `CAST(${numerator} AS DOUBLE) / nullif(CAST(${denominator} AS DOUBLE), 0)`;
  }
  if (measure.column === null) return filtered("count(*)", condition);
  return aggregates[measure.aggregate](measure.column, condition);
}

/** A measure that is a quotient of two sums: an average, or a ratio. */
export type Quotient = Ratio | WeightedAverage | { readonly column: Column; readonly aggregate: "average" };

function isQuotient(measure: Measure): measure is Quotient {
  return ["average", "ratio", "weighted average"].includes(measure.aggregate) && measure.column !== null;
}

/** Returns the SQL of the numerator and the denominator of a quotient. */
export function quotientSql(
  measure: Quotient,
  condition?: string,
): { readonly numerator: string; readonly denominator: string } {
  if (measure.aggregate === "average") {
    const { column } = measure;
    return { numerator: sumSql(column, condition), denominator: aggregates.count(column, condition) };
  }
  if (measure.aggregate === "weighted average") {
    const { column, weight } = measure;
    const known = `${column.id} IS NOT NULL AND ${weight.id} IS NOT NULL`;
    const counted = condition === undefined ? known : `${known} AND ${condition}`;
    const product = `CAST(${column.id} AS DOUBLE) * ${weight.id}`;
    return { numerator: filtered(`fsum(${product})`, counted), denominator: sumSql(weight, counted) };
  }
  const { column, denominator, per } = measure;
  const both = `${column.id} IS NOT NULL AND ${denominator.id} IS NOT NULL`;
  const rows = condition === undefined ? both : `${both} AND ${condition}`;
  const divisor = sumSql(denominator, rows);
  return {
    numerator: sumSql(column, rows),
    denominator: per === undefined ? divisor : `(CAST(${divisor} AS DOUBLE) / ${per})`,
  };
}
