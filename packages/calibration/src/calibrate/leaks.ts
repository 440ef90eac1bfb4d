import type { CalibratedQuestion, CalibrationWarning } from "@concordat/contracts/calibration-report";
import { ownMember } from "@concordat/contracts/options";
import { printFixed, printShare } from "@concordat/report-kit";
import { minAnswers } from "../limits.js";
import { columnsOf, isLeak, revealingColumns, strengthOf } from "../selection/leaking-columns.js";
import type { CalibratedRun, CalibrateOptions } from "./calibrate-options.js";
import { nameOfQuestion } from "./name-of-question.js";
import { peopleAbout } from "./people-about.js";
import { knownPeople } from "./respondents.js";

/**
 * Returns warnings about columns that may contain what only respondents told: columns that are filled for them and empty
 * for others, and columns that tell their answers nearly perfectly. Agents that are given such a column know more
 * about respondents than about the others, so that their error on respondents is not their error on the others.
 */
export function aboutLeaks(
  { runs }: CalibrateOptions,
  questions: readonly CalibratedQuestion[],
): CalibrationWarning[] {
  const revealing = revealingColumns(knownPeople(runs)).map(
    ({ column, answered: filled, others }) =>
      `${column} has a value for ${printShare(filled)} of the people who answered and for ${printShare(others)} of the others: it tells who answered, and perhaps what they said. If agents are given it, the estimates and intervals are wrong: leave it out of what they are told.`,
  );
  const telling = questions.flatMap((question) =>
    tellingTexts(question, peopleAbout(question.message, runs) ?? []),
  );
  return [...revealing, ...telling].map((sentence) => ({ code: "LEAK", sentence }));
}

function tellingTexts(question: CalibratedQuestion, people: CalibratedRun["people"]): string[] {
  const respondents = people.flatMap(({ columns = {}, real }) => {
    const answer = ownMember(real, question.question);
    return answer === undefined ? [] : [{ columns, answer }];
  });
  if (respondents.length < minAnswers) return [];
  const options = new Set(question.estimates.map(({ option }) => option));
  return columnsOf(respondents).flatMap((column) => {
    const values = respondents.map(({ columns }) => ownMember(columns, column) ?? null);
    const strengths = [...options].map((option) =>
      strengthOf(
        values,
        respondents.map(({ answer }) => (option === null ? Number(answer) : answer === option ? 1 : 0)),
      ),
    );
    const strongest = Math.max(...strengths);
    return isLeak(strongest)
      ? [
          `${nameOfQuestion(question)}: ${column} tells the real answers nearly perfectly (correlation ${printFixed(strongest, 2)}). If it was filled in from these answers, agents that are given it repeat them, and the intervals do not hold: leave it out of what they are told.`,
        ]
      : [];
  });
}
