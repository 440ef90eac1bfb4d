import { capitalised, shortened } from "@concordat/report-kit";
import { formatSurveyTime } from "@concordat/simulation/results";
import type { AnswerFilter } from "../answers/answer-filter.js";
import type { ListedAnswer } from "../answers/listed-answer.js";
import { limits } from "../limits.js";

/**
 * Formats an answer as one line.
 * @param rounds the number of rounds of the scenario
 */
export function answerLine(
  { round, agent, survey, question, state, code, answer }: ListedAnswer,
  rounds: number,
): string {
  const what = answer === null ? `${state}, ${code ?? ""}` : shortened(String(answer), limits.listedText);
  return `${formatSurveyTime(round, rounds)}, ${shortened(agent, 60)} on ${shortened(survey, 60)}/${shortened(question, 60)}: ${what}`;
}

/**
 * Returns the title of a list of answers.
 * @param rounds the number of rounds of the scenario
 */
export function answersTitle(
  { round, survey, question, answer, state }: AnswerFilter,
  rounds: number,
): string {
  const parts = [
    ...(answer === undefined ? [] : [`“${shortened(answer, 60)}”`]),
    ...(question === undefined ? [] : [`to ${shortened(`${survey ?? ""}/${question}`, 120)}`]),
    ...(round === undefined ? [] : [formatSurveyTime(round, rounds)]),
  ];
  const noun = state === undefined ? "Answers" : `${capitalised(state)} answers`;
  return noun === "Answers" && parts.length === 0 ? "All answers" : [noun, ...parts].join(" ");
}
