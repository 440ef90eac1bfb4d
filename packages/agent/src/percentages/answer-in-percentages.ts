import { formOf, generateObject, type Outcome } from "@concordat/llm";
import type { AnsweredQuestion, AskedQuestion, SurveyAnswer } from "../decide/asked-question.js";
import { requestOf, settingsOfRequest } from "../decide/request-of.js";
import { type SurveyContent, surveyPrompt } from "../prompt/survey-prompt.js";
import { surveyTurns } from "../prompt/survey-turns.js";
import { type DecisionTurns, turnsTemperature } from "../prompt/turns-prompt.js";
import { surveyRecord } from "../record/survey-record.js";
import { percentageContract } from "./percentage-contract.js";
import { percentageInstruction, percentageTurns } from "./percentage-prompt.js";
import { statedOdds } from "./stated-odds.js";

/** Asks an agent for the percentage of each of these options. The answer is the most probable option. */
export async function answerInPercentages(
  asked: AskedQuestion,
  options: readonly string[],
): Promise<AnsweredQuestion> {
  const outcome = await generateObject({
    contract: percentageContract(asked.question, options),
    ...(formOf(asked) === "turns"
      ? {
          ...percentageSurveyTurns(asked, options),
          form: "turns",
          temperature: turnsTemperature,
          ...settingsOfRequest(asked),
        }
      : requestOf(asked, percentageSurveyPrompt(asked))),
  });
  if (outcome.state !== "valid") return { outcome, record: surveyRecord(asked, outcome) };
  const { odds, likeliest } = statedOdds(options, outcome.value);
  const value = asked.contract.parse({
    answer: asked.question.kind === "scale" ? Number(likeliest) : likeliest,
  });
  const answered: Outcome<SurveyAnswer> = { ...outcome, value };
  return { outcome: answered, record: surveyRecord(asked, answered, odds) };
}

/** Returns the conversation that asks for percentages as JSON. */
export function percentageSurveyPrompt(content: SurveyContent) {
  return surveyPrompt(content, percentageInstruction(content.question));
}

/** Returns the conversation and the questions that ask for percentages, one option at a time, in plain text. */
export function percentageSurveyTurns(content: SurveyContent, options: readonly string[]): DecisionTurns {
  return surveyTurns(content, percentageTurns(content.question, options));
}
