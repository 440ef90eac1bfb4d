import type { Column } from "../table/column.js";

/** How a measure's values are put together. */
const aggregates = {
  // Sums of fractions depend on their order; Kahan's way keeps what rounding would lose.
  sum: ({ id, type }: Column): string => (/^(FLOAT|DOUBLE)$/.test(type) ? `fsum(${id})` : `sum(${id})`),
  average: ({ id }: Column): string => `avg(${id})`,
  minimum: ({ id }: Column): string => `min(${id})`,
  maximum: ({ id }: Column): string => `max(${id})`,
  count: ({ id }: Column): string => `count(${id})`,
} as const;

/** The name of an aggregate. */
export type Aggregate = keyof typeof aggregates;

/** The aggregates, in the order in which they are told. */
export const aggregateNames: readonly Aggregate[] = ["sum", "average", "minimum", "maximum", "count"];

export function isAggregate(name: unknown): name is Aggregate {
  return aggregateNames.some((known) => known === name);
}

/** What is measured: a column, or the rows themselves, which can only be counted. */
export type Measure =
  | { readonly column: Column; readonly aggregate: Aggregate }
  | { readonly column: null; readonly aggregate: "count" };

/** How the count of rows is called where a measure has a name. */
const rowsMeasure = "(rows)";

export function measureName({ column }: Measure): string {
  return column?.name ?? rowsMeasure;
}

/** A measure in words: `sum of count`. */
export function measureLabel(measure: Measure): string {
  return measure.column === null ? "count of rows" : `${measure.aggregate} of ${measure.column.name}`;
}

export function measureSql({ column, aggregate }: Measure): string {
  return column === null ? "count(*)" : aggregates[aggregate](column);
}
