import type { Condition } from "../condition.js";

/** A condition and its position in the question. */
export interface PlacedCondition {
  readonly condition: Condition;
  readonly start: number;
}
