import type { Period } from "../../drivers/period.js";
import type { Condition } from "../condition.js";

/** What of two periods is compared, and why that is less than was asked for. */
export interface Fitted {
  readonly periods: readonly [Period, Period];
  readonly conditions: readonly Condition[];
  readonly coverage: string | null;
}
