import { maxDimensionsShown, maxMemberLength, maxMembersShown } from "../limits.js";
import type { Dimension, Dimensions } from "../query/dimension.js";
import { type QueryResult, runQuery } from "../query/query.js";
import type { Cell } from "../table/cell.js";
import type { Column } from "../table/column.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";

/** A dimension that a model is offered, and its members. */
export interface OfferedDimension {
  readonly dimension: Dimension;
  /** Number of the dimension's members; a missing value counts as one. */
  readonly count: number;
  /**
   * The members by number of rows, or in chronological order; all of them, or none if they are too many or
   * too long.
   */
  readonly values: readonly Cell[];
}

function isShort(value: Cell): boolean {
  return String(value).length <= maxMemberLength;
}

/** The dimensions worth grouping by, categories first, with their members if these are few. */
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
    const { rows, leftOut } = await membersOf(table, dimension, maxMembersShown, options);
    const count = rows.length + leftOut;
    const values = rows.map(([value = null]) => value);
    found.push({ dimension, count, values: leftOut === 0 && values.every(isShort) ? values : [] });
  }
  return found;
}

/**
 * Each dimension alone, and each pair of dimensions of different columns: a month already contains its year.
 * They are enumerated so that an engine that enforces the schema cannot name a dimension twice. Without
 * dimensions, only the total.
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

/** A dimension's members with the number of their rows. */
export async function membersOf(
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
