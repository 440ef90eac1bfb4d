import { answerQuestion, surveyPrompt, surveyTurns } from "@concordat/agent";
import { formOf } from "@concordat/llm";
import type { AskingPolicy, SurveyRequest } from "../policy/policy.js";
import { askedSettings, settingsKey, unableOf } from "./asked.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";

/** Asks a model in surveys, independently of its policy for decisions. */
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
      formOf(options) === "turns"
        ? surveyTurns({ profile: put.agent, ...put })
        : surveyPrompt({ profile: put.agent, ...put }),
      put.contract.schema,
      put.seed(1),
      settingsKey(options),
      // As above, a survey without odds depends on what it depended on before there were any.
      ...(put.odds ? [{ odds: true }] : []),
    ],
  };
}
