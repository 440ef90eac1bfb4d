import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibrationPlan,
} from "@concordat/contracts/calibration-report";
import { printNumber, printShare } from "@concordat/report-kit";

/** Describes the plan of an estimate in a sentence; `null` if no plan was requested. */
export function planSentence({ plan, option }: Pick<CalibratedEstimate, "plan" | "option">): string | null {
  return plan === undefined ? null : sentenceOf(plan, option !== null, "in all");
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
      ? `±${printShare(value).replace(" %", "")} percentage points`
      : `±${printNumber(Number(value.toPrecision(3)))}`;
  if (now <= wanted) return `The interval is ${width(now)} now, as narrow as planned (${width(wanted)}).`;
  if (answers === null)
    return `An interval of ${width(wanted)} is out of reach: even the answers of all these people would not be enough.`;
  const range = low === null || high === null ? "" : ` (on average ${low} to ${high} by the answers so far)`;
  const without = alone === null ? "no number without agents is enough" : `${alone} without agents`;
  return `For ${width(wanted)} rather than ${width(now)}, ${answers} real answers ${inAll} are enough in 80 of 100 cases${range}; ${without}.`;
}
