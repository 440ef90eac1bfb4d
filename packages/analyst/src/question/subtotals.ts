import type { Column } from "../table/column.js";
import type { Table } from "../table/open-table.js";
import type { TimeAxis } from "./axis.js";

/** Maximum number of values that are examined. */
const maxCells = 20_000;
/** Maximum number of members in the sum of a subtotal. */
const maxParts = 60;
const maxLevels = 5;
/** Sums of fractions differ in their last digits. */
const tolerance = 1e-9;

/**
 * Minimum total number of digits in the matching sums, so that a match is not a coincidence: three different values of
 * three digits.
 */
const minDigits = 9;
/** The same minimum for a value whose name suggests a group, such as `Total` or `Europe`. */
const minDigitsOfGroup = 6;
const groupName =
  /^(?:(?:sub|sub-)?totals?(?: .*)?|.* total|(?:all|other) .*|(?:western |eastern |central |northern |southern |north |south |latin |sub-saharan )*(?:europe|asia|africa|americas?|oceania|australia|caribbean|middle east)|eu(?:[- ]?\d\d)?|european union|euro area|oecd|g7|g20|.* (?:region|countries|states)|domestic|foreign|exports|imports)$/i;

/** A value of a column, with its number at each time. */
interface Member {
  readonly name: string;
  readonly values: ReadonlyMap<string, number>;
}

/**
 * Finds values that are the exact sum of adjacent values in the table at every time, such as Europe after its
 * countries. Then searches again for sums of these subtotals.
 */
export async function subtotalsOf(
  table: Table,
  column: Column,
  category: Column,
  axis: TimeAxis | null,
): Promise<string[]> {
  let members = await membersOf(table, column, category, axis);
  const found: string[] = [];
  for (let level = 0; level < maxLevels; level++) {
    const sums = members.filter((_, at) => isSumOfNeighbours(members, at)).map(({ name }) => name);
    if (sums.length === 0 || members.length - sums.length < 2) break;
    const rest = members.filter(({ name }) => !sums.includes(name));
    found.push(...sums);
    members = rest;
  }
  return found;
}

async function membersOf(
  { select }: Table,
  { id }: Column,
  category: Column,
  axis: TimeAxis | null,
): Promise<readonly Member[]> {
  if (axis === null) return [];
  const rows = await select(
    `SELECT CAST(${category.id} AS VARCHAR) AS g, CAST(${axis.column.id} AS VARCHAR), CAST(sum(${id}) AS DOUBLE), min(min(rowid)) OVER (PARTITION BY g) AS place
    FROM data WHERE ${id} IS NOT NULL AND ${category.id} IS NOT NULL GROUP BY 1, 2 ORDER BY place, g LIMIT ${maxCells + 1}`,
    [],
  );
  if (rows.length > maxCells) return [];
  const members = new Map<string, Map<string, number>>();
  for (const [name, time, value] of rows) {
    const values = members.get(String(name)) ?? new Map<string, number>();
    members.set(String(name), values.set(String(time), Number(value)));
  }
  return [...members].map(([name, values]) => ({ name, values }));
}

function isSumOfNeighbours(members: readonly Member[], at: number): boolean {
  const member = members[at];
  if (
    member === undefined ||
    digitsOf(member) < (groupName.test(member.name.trim()) ? minDigitsOfGroup : minDigits)
  )
    return false;
  const before = members.slice(Math.max(0, at - maxParts), at).reverse();
  const after = members.slice(at + 1, at + 1 + maxParts);
  // The sum of all others is the total.
  return [before, after].some((run) => isSumOfFirst(member, run.slice(0, members.length - 2)));
}

/** Whether the first few entries of a sequence, at least two, add up to the numbers of an entry at all of its times. */
function isSumOfFirst({ values }: Member, run: readonly Member[]): boolean {
  const sums = new Map<string, number>();
  return run.some((part, place) => {
    for (const [time, value] of part.values) sums.set(time, (sums.get(time) ?? 0) + value);
    return (
      place > 0 &&
      [...values].every(
        ([time, value]) => Math.abs((sums.get(time) ?? 0) - value) <= tolerance * Math.abs(value),
      )
    );
  });
}

/** Returns the number of digits before the decimal point in the different numbers of a value. */
function digitsOf({ values }: Member): number {
  const different = new Set([...values.values()].map(Math.abs));
  return [...different].reduce((sum, value) => sum + (value >= 1 ? Math.floor(Math.log10(value)) + 1 : 0), 0);
}
