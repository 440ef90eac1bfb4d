import type { Dimension, Dimensions } from "../query/dimension.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { type Decomposition, decompose, isAdditive, type TotalChange, totalChange } from "./decompose.js";
import { rankDecompositions } from "./rank-decompositions.js";
import type { Subject } from "./subject.js";

/** What changed, and what contributed. */
export interface Change {
  /** Null: nothing is compared. */
  readonly total: TotalChange | null;
  /** The dimension that explains most first. */
  readonly decompositions: readonly Decomposition[];
  /** Why something could not be computed, in sentences. */
  readonly shortfalls: readonly string[];
}

const mostMembers = 1_000;
const mostDimensions = 3;

/** Computes the total change and what the members of each category contributed to it. */
export async function analyseChange(
  table: Table,
  { measure, comparison }: Subject,
  dimensions: Dimensions,
  question: string,
  options: QueryOptions = {},
): Promise<Change> {
  if (comparison === null) {
    return without(null, "The table has no two whole periods to compare: no drivers were computed.");
  }
  const total = await totalChange(table, measure, comparison, options);
  if (!isAdditive(measure)) {
    const reason = `the ${measure.aggregate}s of the members do not add up to that of the whole`;
    return without(total, `No drivers were computed: ${reason}.`);
  }
  const categories = [...dimensions.values()].filter(isCategory);
  const decompositions: Decomposition[] = [];
  for (const dimension of categories.filter(hasFewMembers)) {
    const drivers = await decompose(table, measure, comparison, dimension, options);
    decompositions.push({ dimension: dimension.name, drivers });
  }
  if (decompositions.length === 0) {
    const shortfall = "The table has no dimension whose members could be compared: no drivers were computed.";
    return without(total, shortfall, ...tooLarge(categories));
  }
  const ranked = rankDecompositions(decompositions, question);
  return { total, decompositions: ranked.slice(0, mostDimensions), shortfalls: tooLarge(categories) };
}

function without(total: TotalChange | null, ...shortfalls: string[]): Change {
  return { total, decompositions: [], shortfalls };
}

function isCategory({ column, part }: Dimension): boolean {
  return part === null && column.role === "category";
}

function hasFewMembers({ column: { distinct, missing } }: Dimension): boolean {
  const members = (distinct ?? 0) + (missing > 0 ? 1 : 0);
  return members >= 2 && members <= mostMembers;
}

function tooLarge(categories: readonly Dimension[]): string[] {
  return categories
    .filter(({ column }) => (column.distinct ?? 0) >= mostMembers)
    .filter((dimension) => !hasFewMembers(dimension))
    .map(
      ({ name, column }) =>
        `${name} has ${column.distinct} members; drivers are computed for at most ${mostMembers}.`,
    );
}
