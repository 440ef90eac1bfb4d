import type { Period } from "../../drivers/period.js";
import type { Condition } from "../condition.js";

/** The compared parts of two periods, and why they are less than requested. */
export interface Fitted {
  readonly periods: readonly [Period, Period];
  readonly conditions: readonly Condition[];
  readonly coverage: string | null;
}
