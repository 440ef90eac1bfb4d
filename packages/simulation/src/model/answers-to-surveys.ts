import {
  answerQuestion,
  percentageOptions,
  percentageSurveyPrompt,
  percentageSurveyTurns,
  type SurveyContent,
  surveyPrompt,
  surveyTurns,
} from "@concordat/agent";
import { formOf } from "@concordat/llm";
import type { AskingPolicy, SurveyRequest } from "../policy/policy.js";
import { askedSettings, settingsKey, unableOf } from "./agent-question.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";

/** Returns the part of a policy that asks a model survey questions. It does not depend on the policy for decisions. */
export function answersToSurveys(
  options: ModelPoliciesOptions,
): Required<Pick<AskingPolicy, "answer" | "answerRequest">> {
  const settings = askedSettings(options);
  return {
    async answer({ agent, ...put }) {
      const odds = put.odds || options.odds === true;
      const { outcome, record } = await answerQuestion({ profile: agent, ...put, ...settings, odds });
      return (outcome.state === "failed" ? unableOf(outcome.error) : null) ?? record;
    },
    answerRequest: (put: SurveyRequest) => [
      promptOf({ profile: put.agent, ...put }, options),
      put.contract.schema,
      put.seed(1),
      settingsKey(options),
      // Without odds, the request has the same members as in versions that did not support odds.
      ...(put.odds ? [{ odds: true }] : []),
    ],
  };
}

/** Returns the messages of the first request for an answer. */
function promptOf(content: SurveyContent, options: ModelPoliciesOptions) {
  const inTurns = formOf(options) === "turns";
  const shares = options.percentages === true ? percentageOptions(content.question) : null;
  if (shares === null) return inTurns ? surveyTurns(content) : surveyPrompt(content);
  return inTurns ? percentageSurveyTurns(content, shares) : percentageSurveyPrompt(content);
}
