import type {
  CalibratedDifference,
  CalibratedEstimate,
  CalibratedQuestion,
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

/**
 * Describes the plan of a difference between messages in a sentence; `null` if no plan was requested.
 * @param difference the difference
 * @param questions the questions of the same report, which have the numbers of answers so far
 */
export function differencePlanSentence(
  {
    plan,
    question,
    option,
    a,
    b,
    same_people: isSame,
  }: Pick<CalibratedDifference, "plan" | "question" | "option" | "a" | "b" | "same_people">,
  questions: readonly Pick<CalibratedQuestion, "question" | "message" | "answered">[],
): string | null {
  if (plan === undefined) return null;
  const answered = questions
    .filter((one) => one.question === question && (one.message === a || one.message === b))
    .map((one) => one.answered);
  const more = plan.answers === null ? 0 : plan.answers - Math.min(...answered);
  const about = isSame ? "" : " about each message";
  const inAll = Number.isFinite(more) && more > 0 ? `(${more} more than now)` : "in all";
  return sentenceOf(plan, option !== null, `${inAll}${about}`);
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
