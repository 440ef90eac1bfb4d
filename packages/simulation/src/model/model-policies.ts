import {
  networkWording,
  percentageWording,
  promptWording,
  surveyOnlyWording,
  surveyTurnsWording,
  surveyWording,
  turnsWording,
} from "@concordat/agent";
import { checkOptions, omitUndefined, type Rules, rules } from "@concordat/contracts/options";
import { type AnswerForm, callRules, formOf } from "@concordat/llm";
import type { ModelPolicies } from "../policy/policies.js";
import { settingsKey } from "./agent-question.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";
import { modelPolicy } from "./model-policy.js";
import { reasonerPolicy, reasonerWording } from "./reasoner-policy.js";

const { client, form, temperature, timeoutMs, maxAttempts, maxRetries } = callRules;

const modelRules: Rules<ModelPoliciesOptions> = {
  client,
  form,
  digest: rules.text,
  parameters: rules.natural,
  temperature,
  reasoningEffort: rules.text,
  timeoutMs,
  maxAttempts,
  maxRetries,
  odds: rules.flag,
  percentages: rules.flag,
};

/**
 * The texts of all prompts for decisions, by the way in which fields are requested. The run's manifest contains their
 * hash.
 */
export const wording: Readonly<Record<AnswerForm, string>> = {
  json: `${promptWording}\n${reasonerWording}`,
  turns: `${promptWording}\n${reasonerWording}\n${turnsWording}`,
};

/** The texts of survey prompts, by the form of answers. */
export const wordingOfSurveys: Readonly<Record<AnswerForm, string>> = {
  json: surveyWording,
  turns: surveyTurnsWording,
};

/**
 * The texts of survey prompts in runs of surveys alone, by the form of answers. Requests for plain text do not mention
 * social media in any run.
 */
export const wordingOfSurveysAlone: Readonly<Record<AnswerForm, string>> = {
  json: `${surveyWording}\n${surveyOnlyWording}`,
  turns: surveyTurnsWording,
};

/** Returns survey prompts with the texts that ask for percentages. */
export function withPercentages(prompts: string): string {
  return `${prompts}\n${percentageWording}`;
}

/**
 * Creates the policies that ask a model. With `model`, the model decides on each post, or on one post of a complete
 * feed. With `reasoner`, the reasoner chooses the next state of the social chart, and then the model writes the text
 * that the state needs.
 * @throws {RangeError} when an option is invalid
 * @example
 * await simulate({ scenario, model: modelPolicies({ client: createOllamaClient({ model: "mistral" }) }) });
 */
export function modelPolicies(options: ModelPoliciesOptions): ModelPolicies {
  checkOptions(options, modelRules);
  const { client, digest = "unpinned", parameters, odds = false, percentages = false } = options;
  if (odds && percentages)
    throw new RangeError(
      "odds and percentages exclude each other: a model that is asked for percentages gives no answer whose odds could be computed",
    );
  const asked = (surveys: string): string => (percentages ? withPercentages(surveys) : surveys);
  return {
    identity: { id: client.id, digest },
    ...omitUndefined({ parameters }),
    prompts: wording[formOf(options)],
    networkPrompts: networkWording,
    surveyPrompts: asked(wordingOfSurveys[formOf(options)]),
    surveyOnlyPrompts: asked(wordingOfSurveysAlone[formOf(options)]),
    settings: settingsKey(options),
    make: (spec) => (spec.kind === "reasoner" ? reasonerPolicy(spec, options) : modelPolicy(spec, options)),
  };
}
