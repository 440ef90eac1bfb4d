import {
  type DecisionTurns,
  decideAmong,
  decideOnItem,
  decideOnItems,
  decisionTurns,
  networkTurns,
} from "@concordat/agent";
import { formOf } from "@concordat/llm";
import { type ModelSpec, memoryLength } from "../policy/policies.js";
import type { AskingPolicy, DecisionRequest } from "../policy/policy.js";
import { agentQuestion, askedSettings, settingsKey, unableOf, withOddsOf } from "./agent-question.js";
import { answersToSurveys } from "./answers-to-surveys.js";
import { modelPrompt } from "./first-prompt.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";

/**
 * Creates the policy `model`, which makes a decision with one request. For the policy `relevance`, a rule samples the
 * choice, and only the text is requested.
 */
export function modelPolicy(
  spec: Extract<ModelSpec, { kind: "model" | "relevance" }>,
  run: ModelPoliciesOptions,
): AskingPolicy {
  const options = spec.kind === "model" ? withOddsOf(run, spec) : run;
  const wholeFeed = spec.kind === "model" && spec.ask === "whole-feed";
  const settings = askedSettings(options);
  return {
    kind: "asking",
    name: spec.kind,
    unit: wholeFeed ? "feed" : "post",
    memory: memoryLength(spec),
    ...(spec.kind === "model" && spec.choices !== undefined ? { choices: spec.choices } : {}),
    ...answersToSurveys(run),
    request: (question) => [
      !wholeFeed && formOf(options) === "turns" ? turnsOf(question) : modelPrompt(question, wholeFeed),
      question.seed(1, 1),
      settingsKey(options),
      // Only decisions whose choice was sampled by a rule have this member.
      ...(question.rule === null ? [] : [{ rule: question.rule.choice }]),
    ],
    async decide(question) {
      const about = agentQuestion(question, settings, 1);
      if (question.choices !== null) {
        const { rule: _, ...asked } = about;
        const { outcome, record } = await decideAmong({ ...asked, choices: question.choices });
        return (outcome.state === "failed" ? unableOf(outcome.error) : null) ?? record;
      }
      const { outcome, record } = wholeFeed ? await decideOnItems(about) : await decideOnItem(about);
      return (outcome.state === "failed" ? unableOf(outcome.error) : null) ?? record;
    },
  };
}

function turnsOf({ choices, agent, ...question }: DecisionRequest): DecisionTurns {
  const content = { ...question, profile: agent };
  return choices === null ? decisionTurns(content) : networkTurns({ ...content, choices });
}
