import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibrationPlan,
} from "@concordat/contracts/calibration-report";
import { printNumber, printShare } from "@concordat/report-kit";
import { withoutUnit } from "./words.js";

/** Describes the plan of an estimate in a sentence; `null` if no plan was requested. */
export function planSentence({
  plan,
  option,
  rectified,
}: Pick<CalibratedEstimate, "plan" | "option" | "rectified">): string | null {
  if (plan === undefined) return null;
  const more = plan.answers === null ? 0 : plan.answers - rectified.n;
  return sentenceOf(plan, option !== null, more > 0 ? `(${more} more than now)` : "in all");
}

/** Describes the plan of a difference between messages in a sentence; `null` if no plan was requested. */
export function differencePlanSentence({
  plan,
  option,
  same_people: isSame,
}: Pick<CalibratedDifference, "plan" | "option" | "same_people">): string | null {
  return plan === undefined
    ? null
    : sentenceOf(plan, option !== null, isSame ? "in all" : "in all about each message");
}

function sentenceOf(
  { half_width: wanted, now, answers, low, high, alone }: CalibrationPlan,
  isShare: boolean,
  inAll: string,
): string {
  const width = (value: number): string =>
    isShare
      ? `±${value < 0.001 ? printNumber(value * 100) : withoutUnit(printShare(value))} percentage points`
      : `±${printNumber(Number(value.toPrecision(3)))}`;
  if (now <= wanted) return `The interval is ${width(now)} now, as narrow as planned (${width(wanted)}).`;
  if (answers === null)
    return `An interval of ${width(wanted)} is out of reach: even the answers of all these people would not be enough.`;
  const range =
    low === null || high === null
      ? ""
      : `. The number that is enough on average is between ${low} and ${high}, by the answers so far`;
  const without = alone === null ? "no number without agents is enough" : `${alone} without agents`;
  return `For ${width(wanted)} rather than ${width(now)}, ${answers} real answers ${inAll} are enough in 80 of 100 cases; ${without}${range}.`;
}
