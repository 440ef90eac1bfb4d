import type { Cell } from "../table/cell.js";

/** The parts of a member's effect on an average or a ratio that are due to its value and to its weight. */
interface Split {
  /** The member's share of the denominator: of the rows for an average. */
  readonly weightA: number;
  readonly weightB: number;
  /** The effect of the change of the member's own value, at its mean weight. */
  readonly within: number;
  /** The effect of the change of its weight: more of a member above the overall value raises it. */
  readonly mix: number;
}

/** The contribution of one member of a dimension to the total change. */
export interface Driver {
  readonly dimension: string;
  /** The member; `null` for rows without one. */
  readonly member: string | null;
  readonly measure: string;
  /** The member's value in the first period; `null` if it has none, such as the average of no rows. */
  readonly valueA: number | null;
  readonly valueB: number | null;
  /** The effects of a dimension add up to the total change. */
  readonly effect: number;
  /** The effect divided by the total change; `null` if the total did not change. */
  readonly shareOfChange: number | null;
  /** The parts of the effect; `null` for sums and counts, whose effect is the member's own change. */
  readonly split: Split | null;
}

/** The drivers of one dimension; their effects add up to the total change. */
export interface Decomposition {
  readonly dimension: string;
  readonly drivers: readonly Driver[];
}

/** A number of a result; `null` if it is missing. */
export function numberInCell(cell: Cell | undefined): number | null {
  return cell === null || cell === undefined ? null : Number(cell);
}

/** A member of a result; `null` if it is missing. */
export function memberOf(cell: Cell | undefined): string | null {
  return cell === null || cell === undefined ? null : String(cell);
}
