import type { Contract } from "@concordat/contracts/contract";
import { formOf, generateObject, type Outcome } from "@concordat/llm";
import { answerInPercentages } from "../percentages/answer-in-percentages.js";
import { percentageOptions } from "../percentages/percentage-options.js";
import { surveyPrompt } from "../prompt/survey-prompt.js";
import { surveyTurns } from "../prompt/survey-turns.js";
import { turnsTemperature } from "../prompt/turns-prompt.js";
import { surveyRecord } from "../record/survey-record.js";
import type { AnsweredQuestion, AskedQuestion, SurveyAnswer } from "./asked-question.js";
import { checkQuestion } from "./question-rules.js";
import { requestOf, settingsOfRequest } from "./request-of.js";
import { listedPlaces } from "./scale-places.js";

/**
 * Asks an agent one question of a survey.
 * @throws {ContractViolationError} when the client returns a result that cannot be recorded
 */
export async function answerQuestion(asked: AskedQuestion): Promise<AnsweredQuestion> {
  checkQuestion(asked, "survey");
  const options = asked.percentages === true ? percentageOptions(asked.question) : null;
  if (options !== null) return answerInPercentages(asked, options);
  const outcome = await answered(asked);
  return { outcome, record: surveyRecord(asked, outcome) };
}

/**
 * Requests the answer with an untyped contract. The type of `SurveyAnswer` does not list the choices, so the compiler
 * would reject a request for their probabilities.
 */
async function answered(asked: AskedQuestion): Promise<Outcome<SurveyAnswer>> {
  const inTurns = formOf(asked) === "turns";
  const contract: Contract<unknown> = asked.contract;
  const outcome = await generateObject({
    contract: inTurns && asked.client.odds === "exact" ? listedPlaces(contract, asked.question) : contract,
    ...oddsOfAnswer(asked),
    ...(inTurns
      ? {
          ...surveyTurns(asked),
          form: "turns",
          temperature: turnsTemperature,
          ...settingsOfRequest(asked),
        }
      : requestOf(asked, surveyPrompt(asked))),
  });
  return outcome.state === "valid" ? { ...outcome, value: asked.contract.parse(outcome.value) } : outcome;
}

/** Requests the probabilities of an answer that is a choice; other answers have none. */
function oddsOfAnswer({ odds = false, question }: AskedQuestion): { readonly odds?: ["/answer"] } {
  return odds && question.kind === "choice" ? { odds: ["/answer"] } : {};
}
