import type { Condition } from "../condition.js";

/** A condition, and where the question says it. */
export interface PlacedCondition {
  readonly condition: Condition;
  readonly start: number;
}
