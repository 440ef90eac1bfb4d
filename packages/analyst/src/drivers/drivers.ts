import type { Cell } from "../table/cell.js";

/** A group's effect on an average or a ratio, split into a part due to its own value and a part due to its weight. */
interface Split {
  /** The group's share of the denominator in the earlier period. For an average, this is its share of the rows. */
  readonly weightA: number;
  readonly weightB: number;
  /** The effect of the change of the group's own value, at its mean weight. */
  readonly within: number;
  /**
   * The effect of the change of the group's weight. For example, a higher weight of a group above the overall value
   * raises that value.
   */
  readonly mix: number;
}

/** The contribution of one group to the total change. */
export interface Driver {
  readonly dimension: string;
  /** The group's value in the dimension; `null` for rows without one. */
  readonly member: string | null;
  readonly measure: string;
  /** The measure of the group in the earlier period; `null` if it is undefined, such as an average of no rows. */
  readonly valueA: number | null;
  readonly valueB: number | null;
  /** The effects of a dimension add up to the total change. */
  readonly effect: number;
  /** The effect divided by the total change; `null` if the total did not change. */
  readonly shareOfChange: number | null;
  /** The parts of the effect. `null` for sums and counts, whose effect is simply the group's own change. */
  readonly split: Split | null;
}

/** The drivers in one dimension. Their effects add up to the total change. */
export interface Decomposition {
  readonly dimension: string;
  readonly drivers: readonly Driver[];
}

/** Returns a number in a query's result; `null` if it is missing. */
export function numberInCell(cell: Cell | undefined): number | null {
  return cell === null || cell === undefined ? null : Number(cell);
}

/** Returns the group in a query's result; `null` if it is missing. */
export function resultMember(cell: Cell | undefined): string | null {
  return cell === null || cell === undefined ? null : String(cell);
}
