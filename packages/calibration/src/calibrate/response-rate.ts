import type { CalibrationWarning } from "@concordat/contracts/calibration-report";
import { printShare } from "@concordat/report-kit";
import { minResponseRate } from "../limits.js";
import type { CalibrateOptions } from "./calibrate-options.js";
import { respondentIds } from "./respondents.js";

/** Returns the number of people who answered something, in any of the runs. */
export function respondentsOf({ runs }: Pick<CalibrateOptions, "runs">): number {
  return respondentIds(runs).size;
}

/**
 * Checks the number of people who were asked.
 * @param asked the number of people who were asked; `undefined` if it is not stated
 * @param answered the number of people who answered
 * @param all the number of people in the table
 * @throws {RangeError} when fewer people were asked than answered, or more than the table has
 */
export function checkAsked(asked: number | undefined, answered: number, all: number): void {
  if (asked === undefined) return;
  if (asked < answered)
    throw new RangeError(
      `${asked} people were asked, but ${answered} answered: state the number of all who were asked`,
    );
  if (asked > all)
    throw new RangeError(
      `${asked} people were asked, but the table has ${all}: count only those of the table who were asked`,
    );
}

/**
 * Returns a warning if fewer people answered than a random draw requires. From a response rate of 80 % down, US federal
 * surveys have to show that those who answered are like the others (OMB 2006, guideline 3.2.9).
 */
export function aboutResponseRate(options: CalibrateOptions): CalibrationWarning[] {
  const { asked } = options;
  if (asked === undefined) return [];
  const answered = respondentsOf(options);
  if (answered >= minResponseRate * asked) return [];
  return [
    {
      code: "LOW_RESPONSE",
      sentence: `${answered} of the ${asked} people who were asked answered (${printShare(answered / asked)}). However they were drawn, those who answered chose themselves: the intervals hold only if they are like the ${asked - answered} who did not.`,
    },
  ];
}
