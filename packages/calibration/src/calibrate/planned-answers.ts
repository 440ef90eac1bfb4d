import type { CalibrationPlan } from "@concordat/contracts/calibration-report";
import type { Interval } from "../estimate/interval.js";
import type { Person } from "../estimate/person.js";
import { type PlanOptions, planOf } from "../estimate/plan.js";

/** Options for planning the number of real answers. */
interface PlannedOptions extends PlanOptions {
  /** Whether the estimate is a share or a difference of shares, whose half-width is in percentage points. */
  readonly isShare: boolean;
}

/** Returns the number of real answers that a narrower interval requires, as the report contains it. */
export function plannedAnswers(
  samples: readonly (readonly Person[])[],
  { low, high }: Interval,
  { halfWidth: wanted, isShare, ...options }: PlannedOptions,
): CalibrationPlan {
  const halfWidth = isShare ? wanted / 100 : wanted;
  const { answers, low: least, high: most, alone } = planOf(samples, { ...options, halfWidth });
  return { half_width: halfWidth, now: Math.max(0, high - low) / 2, answers, low: least, high: most, alone };
}
