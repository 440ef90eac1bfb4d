import type { Cell } from "../table/cell.js";

/** How much of a member's effect on an average or a ratio came from itself, and how much from its weight. */
interface Split {
  /** The member's share of what is divided by: of the rows for an average, of the denominator for a ratio. */
  readonly weightA: number;
  readonly weightB: number;
  /** The effect of the change of the member's own value, at its mean weight. */
  readonly within: number;
  /** The effect of the change of its weight: more of a member above the overall value raises it. */
  readonly mix: number;
}

/** What one member of a dimension contributed to the total change. */
export interface Driver {
  readonly dimension: string;
  /** `null` for rows without a member. */
  readonly member: string | null;
  readonly measure: string;
  /** `null` if the member has no value in this period, as an average of nothing. */
  readonly valueA: number | null;
  readonly valueB: number | null;
  /** The effects of a dimension add up to the total change. */
  readonly effect: number;
  /** The effect over the total change; null when the total did not change. */
  readonly shareOfChange: number | null;
  /** Null for sums and counts, where a member's effect is its own change. */
  readonly split: Split | null;
}

/** The drivers of one dimension; their effects add up to the total change. */
export interface Decomposition {
  readonly dimension: string;
  readonly drivers: readonly Driver[];
}

/** A number of a result that may be missing. */
export function numberOf(cell: Cell | undefined): number | null {
  return cell === null || cell === undefined ? null : Number(cell);
}

/** A member of a result. */
export function memberOf(cell: Cell | undefined): string | null {
  return cell === null || cell === undefined ? null : String(cell);
}
