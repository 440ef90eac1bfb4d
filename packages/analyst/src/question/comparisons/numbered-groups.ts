import { isOneOf } from "../condition.js";
import type { SettledConditions } from "../settle-conditions.js";
import type { PlacedCondition } from "./placed-condition.js";

/** The groups that the numbers in a question select and compare. */
interface NumberedGroups {
  /** The other comparisons. */
  readonly comparisons: readonly PlacedCondition[];
  readonly groups: SettledConditions["groups"];
}

const equals = / = (-?[\d.]+)$/;

/**
 * Interprets two equality conditions on one column as groups to compare, as in `in season 2 than in season 1` or `from
 * series 7 to series 8`. As conditions, they would exclude every row.
 */
export function numberedGroups(comparisons: readonly PlacedCondition[]): NumberedGroups {
  const numbered = comparisons.filter(({ condition }) => equals.test(condition.text));
  const first = numbered.find(
    ({ condition }) => numbered.filter((other) => other.condition.column === condition.column).length === 2,
  );
  if (first === undefined) return { comparisons, groups: null };
  const { column } = first.condition;
  const pair = numbered.filter((other) => other.condition.column === column);
  const values = pair.map(({ condition }) => Number(equals.exec(condition.text)?.[1]));
  if (new Set(values).size < 2) return { comparisons, groups: null };
  return {
    comparisons: [
      ...comparisons.filter((other) => !pair.includes(other)),
      { condition: isOneOf(column, values), start: first.start },
    ],
    groups: { column, members: values.map((value) => ({ column, value, text: String(value) })) },
  };
}
