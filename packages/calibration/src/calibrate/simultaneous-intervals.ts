import type { CalibratedEstimate, CalibratedQuestion } from "@concordat/contracts/calibration-report";
import { ownMember } from "@concordat/contracts/options";
import { rectify } from "../estimate/rectify.js";
import { confidence } from "../limits.js";
import type { CalibrateOptions } from "./calibrate-options.js";
import type { CalibratedPerson } from "./calibrated-person.js";
import { distinctEstimates } from "./distinct.js";
import { inverseChances } from "./inverse-chances.js";
import { type ClosedQuestion, peopleForOption, rangeOf } from "./numbers-of-question.js";
import { peopleAbout } from "./people-about.js";

/**
 * Adds the simultaneous interval of each estimate about all people. With a probability of 95 %, all intervals of a
 * family contain their true values. For m intervals, the level of each is 1 − 0.05 / m (Bonferroni; Dunn 1961). This is
 * valid for any dependence between the answers. The primary question is one family, as it is for differences between
 * messages, and all other questions are another. The two options of a question with two choices count as one interval,
 * because the second is the mirror image of the first. A family of one has no additional interval.
 */
export function withSimultaneousIntervals(
  calibrated: readonly CalibratedQuestion[],
  options: CalibrateOptions,
): CalibratedQuestion[] {
  const isPrimary = ({ question }: CalibratedQuestion): boolean => question === options.primary;
  const sizes = {
    primary: familySize(calibrated.filter(isPrimary)),
    others: familySize(calibrated.filter((question) => !isPrimary(question))),
  };
  return calibrated.map((one) => withIntervals(one, isPrimary(one) ? sizes.primary : sizes.others, options));
}

function familySize(questions: readonly CalibratedQuestion[]): number {
  return questions.reduce((sum, question) => sum + distinctEstimates(question).length, 0);
}

function withIntervals(
  calibrated: CalibratedQuestion,
  size: number,
  { runs, questions, about = "these-people", chosen = { how: "unknown" } }: CalibrateOptions,
): CalibratedQuestion {
  const people = peopleAbout(calibrated.message, runs);
  const question = questions.find((one) => one.question.id === calibrated.question)?.question;
  if (size < 2 || people === undefined || question === undefined || question.kind === "text")
    return calibrated;
  const chances = inverseChances(
    people,
    (person) => ownMember(person.real, question.id) !== undefined,
    chosen,
  );
  const level = 1 - (1 - confidence) / size;
  const [first, ...others] = calibrated.estimates.map((estimate): CalibratedEstimate => {
    if (estimate.segment !== undefined) return estimate;
    const interval = intervalAt(
      level,
      { people, question, source: calibrated.source, chances, about },
      estimate,
    );
    return interval === null ? estimate : { ...estimate, simultaneous: { ...interval, intervals: size } };
  });
  return first === undefined ? calibrated : { ...calibrated, estimates: [first, ...others] };
}

interface Measured {
  readonly people: readonly CalibratedPerson[];
  readonly question: ClosedQuestion;
  readonly source: CalibratedQuestion["source"];
  readonly chances: readonly number[];
  readonly about: NonNullable<CalibrateOptions["about"]>;
}

function intervalAt(
  level: number,
  { people, question, source, chances, about }: Measured,
  { option }: CalibratedEstimate,
): { readonly low: number; readonly high: number } | null {
  const found = peopleForOption(people, question, option, source, chances);
  if (found === null) return null;
  const isShare = option !== null;
  return rectify(found.people, { about, isShare, range: rangeOf(question), level }).interval;
}
