import type { Dimension, Dimensions } from "../query/dimension.js";
import type { QueryOptions } from "../table/database.js";
import type { Table } from "../table/open-table.js";
import { type Driver, decompose, isAdditive, type TotalChange, totalChange } from "./decompose.js";
import type { Subject } from "./subject.js";

/** The drivers of one dimension; their effects add up to the total change. */
export interface Decomposition {
  readonly dimension: string;
  readonly drivers: readonly Driver[];
}

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
    return {
      total: null,
      decompositions: [],
      shortfalls: ["The table has no two whole periods to compare: no drivers were computed."],
    };
  }
  const total = await totalChange(table, measure, comparison, options);
  if (!isAdditive(measure)) {
    return {
      total,
      decompositions: [],
      shortfalls: [
        `No drivers were computed: the ${measure.aggregate}s of the members do not add up to that of the whole.`,
      ],
    };
  }
  const categories = [...dimensions.values()].filter(
    ({ column, part }) => part === null && column.role === "category",
  );
  const [fitting, tooLarge] = [
    categories.filter(hasFewMembers),
    categories.filter(({ column }) => (column.distinct ?? 0) > mostMembers),
  ];
  const decompositions: Decomposition[] = [];
  for (const dimension of fitting) {
    decompositions.push({
      dimension: dimension.name,
      drivers: await decompose(table, measure, comparison, dimension, options),
    });
  }
  const asked = question.toLowerCase();
  const ranked = decompositions
    .map((one) => ({
      one,
      named: asked.includes(one.dimension.toLowerCase()) ? 1 : 0,
      unevenness: unevenness(one.drivers),
    }))
    .sort((x, y) => y.named - x.named || y.unevenness - x.unevenness)
    .map(({ one }) => one);
  return {
    total,
    decompositions: ranked.slice(0, mostDimensions),
    shortfalls: [
      ...(ranked.length === 0
        ? ["The table has no dimension whose members could be compared: no drivers were computed."]
        : []),
      ...tooLarge.map(
        ({ name, column }) =>
          `${name} has ${column.distinct} members; drivers are computed for at most ${mostMembers}.`,
      ),
    ],
  };
}

function hasFewMembers({ column: { distinct, missing } }: Dimension): boolean {
  const members = (distinct ?? 0) + (missing > 0 ? 1 : 0);
  return members >= 2 && members <= mostMembers;
}

/**
 * How unevenly a change is spread over members: 1 when all changed alike, the number of members when one alone did. The
 * more uneven, the more a dimension explains.
 */
function unevenness(drivers: readonly Driver[]): number {
  const sizes = drivers.map(({ effect }) => Math.abs(effect));
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === 0) return 0;
  return sizes.length * sizes.reduce((total, size) => total + (size / sum) ** 2, 0);
}
