import type { Period } from "../../drivers/period.js";
import type { Condition } from "../condition.js";

/** The parts of two periods that are compared, and the reason if they are shorter than requested. */
export interface Fitted {
  readonly periods: readonly [Period, Period];
  readonly conditions: readonly Condition[];
  readonly coverage: string | null;
}
