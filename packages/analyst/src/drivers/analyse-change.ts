import { maxDimensionsCompared, maxMembersCompared } from "../limits.js";
import { type Measure, measureLabel } from "../query/aggregate.js";
import { columnsOfMeasure } from "../query/column-difference.js";
import type { Dimension, Dimensions } from "../query/dimension.js";
import { isRowShare } from "../query/row-share.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { decomposeQuotient } from "./decompose-quotient.js";
import { decomposeSum } from "./decompose-sum.js";
import type { Decomposition, Driver } from "./drivers.js";
import type { PeriodPair } from "./period-pair.js";
import { rankDecompositions } from "./rank-decompositions.js";
import type { Subject } from "./subject.js";
import { type TotalChange, totalChange } from "./total-change.js";

/** A change and the contributions to it. */
export interface AnalysedChange {
  /** The change of the total; `null` if nothing is compared, or if a period has no value. */
  readonly total: TotalChange | null;
  /** The dimension that explains most is first. */
  readonly decompositions: readonly Decomposition[];
  /** The reasons why something could not be computed, as sentences. */
  readonly shortfalls: readonly string[];
}

/** Computes the total change and the contribution of each category's members. */
export async function analyseChange(
  table: Table,
  { measure, comparison }: Pick<Subject, "measure" | "comparison">,
  dimensions: Dimensions,
  question: string,
  options: QueryOptions = {},
  asked: Dimension | null = null,
): Promise<AnalysedChange> {
  if (comparison === null) {
    return without(null, "The table has no two whole periods to compare: no drivers were computed.");
  }
  const total = await totalChange(table, measure, comparison, options);
  if (total === null) {
    const periods = `${comparison.a.label} or ${comparison.b.label}`;
    return without(
      null,
      `The ${measureLabel(measure)} has no value in ${periods}: no drivers were computed.`,
    );
  }
  // The share of a member explains nothing of its own change.
  const own = measure.column !== null && isRowShare(measure.column) ? columnsOfMeasure(measure) : [];
  const found = [...dimensions.values()].filter(
    (dimension) => isCategory(dimension) && !own.includes(dimension.column.name),
  );
  const categories =
    asked === null || asked.chronological || found.some(({ name }) => name === asked.name)
      ? found
      : [asked, ...found];
  const decompositions: Decomposition[] = [];
  for (const dimension of categories.filter(hasFewMembers)) {
    const drivers = await decompose(table, measure, comparison, dimension, options);
    if (drivers === null) {
      const reason = `the ${measure.aggregate}s of the members do not add up to that of the whole`;
      return without(total, `No drivers were computed: ${reason}.`);
    }
    decompositions.push({ dimension: dimension.name, drivers });
  }
  if (decompositions.length === 0) {
    const shortfall = "The table has no dimension whose members could be compared: no drivers were computed.";
    return without(total, shortfall, ...tooLarge(categories));
  }
  const ranked = rankDecompositions(decompositions, question, asked?.name).slice(0, maxDimensionsCompared);
  return { total, decompositions: ranked, shortfalls: [...tooLarge(categories), ...negativeWeights(ranked)] };
}

/**
 * Computes the drivers in one dimension. Returns `null` for a minimum or maximum, because groups have no additive
 * contributions to it.
 */
async function decompose(
  table: Table,
  measure: Measure,
  comparison: PeriodPair,
  dimension: Dimension,
  options: QueryOptions,
): Promise<Driver[] | null> {
  switch (measure.aggregate) {
    case "sum":
    case "count":
      return decomposeSum(table, measure, comparison, dimension, options);
    case "average":
      return decomposeQuotient(table, { ...measure, aggregate: "average" }, comparison, dimension, options);
    case "ratio":
    case "weighted average":
      return decomposeQuotient(table, measure, comparison, dimension, options);
    default:
      return null;
  }
}

function without(total: TotalChange | null, ...shortfalls: string[]): AnalysedChange {
  return { total, decompositions: [], shortfalls };
}

function isCategory({ column, part }: Dimension): boolean {
  return part === null && column.role === "category";
}

function hasFewMembers({ column: { distinct, missing } }: Dimension): boolean {
  const members = (distinct ?? 0) + (missing > 0 ? 1 : 0);
  return members >= 2 && members <= maxMembersCompared;
}

function tooLarge(categories: readonly Dimension[]): string[] {
  return categories
    .filter(({ column }) => (column.distinct ?? 0) >= maxMembersCompared)
    .filter((dimension) => !hasFewMembers(dimension))
    .map(
      ({ name, column }) =>
        `${name} has ${column.distinct} members; drivers are computed for at most ${maxMembersCompared}.`,
    );
}

/**
 * Describes dimensions in which a group has a negative denominator. The effects still add up, but the shares are not
 * parts of a total.
 */
function negativeWeights(decompositions: readonly Decomposition[]): string[] {
  return decompositions
    .filter(({ drivers }) =>
      drivers.some(({ split }) => split !== null && Math.min(split.weightA, split.weightB) < 0),
    )
    .map(
      ({ dimension }) =>
        `By ${dimension}, some members have a negative denominator: within and mix still add up, but shares cannot be read as parts of a whole.`,
    );
}
