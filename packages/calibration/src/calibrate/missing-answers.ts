import type { CalibratedQuestion } from "@concordat/contracts/calibration-report";
import { ownMember } from "@concordat/contracts/options";
import { printShare } from "@concordat/report-kit";
import { maxMissingAnswers } from "../limits.js";
import type { CalibrateOptions } from "./calibrate-options.js";
import { peopleAbout } from "./people-about.js";
import { isRespondent } from "./respondents.js";

/**
 * Returns a warning if many of those who answered other questions did not answer this one; `null` otherwise. However
 * people were selected, those who skip a question select themselves.
 */
export function missingAnswersText(
  { answered, message, question }: CalibratedQuestion,
  { runs }: CalibrateOptions,
): string | null {
  const people = peopleAbout(message, runs) ?? [];
  const took = people.filter(isRespondent);
  const missing = took.filter(({ real }) => ownMember(real, question) === undefined).length;
  return missing <= maxMissingAnswers * took.length
    ? null
    : `${missing} of the ${took.length} people who answered something have no answer to it (${printShare(missing / took.length)}), and ${answered} have one. The interval supposes that those without are like those with one.`;
}
