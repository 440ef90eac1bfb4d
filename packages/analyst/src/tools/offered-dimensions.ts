import { maxDimensionsShown, maxMemberLength, maxMembersShown } from "../limits.js";
import type { Dimension, Dimensions } from "../query/dimension.js";
import { type QueryResult, runQuery } from "../query/query.js";
import type { Cell } from "../table/cell.js";
import type { Column } from "../table/column.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";

/** A dimension that is offered to a model, with its values. */
export interface OfferedDimension {
  readonly dimension: Dimension;
  /** Number of the dimension's distinct values. A missing value counts as one. */
  readonly count: number;
  /**
   * The values, sorted by number of rows or in chronological order. Either all values or, if they are too many or too
   * long, none.
   */
  readonly values: readonly Cell[];
}

function isShort(value: Cell): boolean {
  return String(value).length <= maxMemberLength;
}

/** Returns the dimensions that are suitable for grouping, categories first, with their values if there are few. */
export async function offeredDimensions(
  table: Table,
  dimensions: Dimensions,
  options: QueryOptions = {},
): Promise<OfferedDimension[]> {
  const shown = [...dimensions.values()]
    .filter(isWorthGrouping)
    .sort((x, y) => rank(x) - rank(y))
    .slice(0, maxDimensionsShown);
  const found: OfferedDimension[] = [];
  for (const dimension of shown) {
    const { rows, leftOut } = await dimensionMembers(table, dimension, maxMembersShown, options);
    const count = rows.length + leftOut;
    const values = rows.map(([value = null]) => value);
    found.push({ dimension, count, values: leftOut === 0 && values.every(isShort) ? values : [] });
  }
  return found;
}

/**
 * Returns the possible groupings: each dimension alone, and each pair of dimensions from different columns. A month
 * already contains its year, so they are not paired. The pairs are listed so that an engine that enforces the schema
 * cannot name a dimension twice. If there are no dimensions, only the total is returned.
 */
export function groupingsOf(offered: readonly OfferedDimension[]): string[][] {
  const pairs = offered.flatMap(({ dimension: first }, index) =>
    offered
      .slice(index + 1)
      .filter(({ dimension: second }) => second.column !== first.column)
      .map(({ dimension: second }) => [first.name, second.name]),
  );
  const alone = offered.map(({ dimension }) => [dimension.name]);
  return alone.length === 0 ? [[]] : [...alone, ...pairs];
}

/** Returns the values of a dimension with their numbers of rows. */
export async function dimensionMembers(
  table: Table,
  dimension: Dimension,
  topN: number,
  options: QueryOptions,
): Promise<QueryResult> {
  const measure = { column: null, aggregate: "count" } as const;
  return runQuery(table, { groupBy: [dimension], filters: [], measure, topN }, options);
}

const roleOrder: readonly Column["role"][] = ["category", "year", "time", "calendar"];

function rank({ column: { role } }: Dimension): number {
  return roleOrder.indexOf(role);
}

/** Returns every dimension that is suitable for grouping or filtering, including those that are not shown. */
export function sensibleDimensions(dimensions: Dimensions): Dimension[] {
  return [...dimensions.values()].filter(({ column: { role } }) => roleOrder.includes(role));
}

/**
 * Whether a dimension is suitable for grouping. Times have too many distinct values; their years, quarters, months
 * and weekdays are shown instead.
 */
function isWorthGrouping({ column: { role }, part }: Dimension): boolean {
  return roleOrder.includes(role) && (role !== "time" || part !== null);
}
