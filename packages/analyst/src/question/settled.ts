import type { Period } from "../drivers/period.js";
import type { Condition } from "./condition.js";
import type { SettledDimension } from "./dimension/settled-dimension.js";
import type { SettledMeasure } from "./measure/settled-measure.js";
import type { SettledConditions } from "./settle-conditions.js";

/** The parts of an interpretation that are determined before the operation. */
export interface Settled {
  readonly measure: SettledMeasure;
  readonly conditions: readonly Condition[];
  readonly members: SettledConditions;
  readonly by: SettledDimension | null;
  readonly periods: readonly Period[];
}
