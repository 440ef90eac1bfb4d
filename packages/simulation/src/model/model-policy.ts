import { decideOnItem, decideOnItems, decisionTurns } from "@concordat/agent";
import { formOf } from "@concordat/llm";
import { type ModelSpec, memoryLength } from "../policy/policies.js";
import type { AskingPolicy } from "../policy/policy.js";
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
    ...answersToSurveys(run),
    request: (question) => [
      !wholeFeed && formOf(options) === "turns"
        ? decisionTurns({ ...question, profile: question.agent })
        : modelPrompt(question, wholeFeed),
      question.seed(1, 1),
      settingsKey(options),
      // Only decisions whose choice was sampled by a rule have this member.
      ...(question.rule === null ? [] : [{ rule: question.rule.choice }]),
    ],
    async decide(question) {
      const about = agentQuestion(question, settings, 1);
      const { outcome, record } = wholeFeed ? await decideOnItems(about) : await decideOnItem(about);
      return (outcome.state === "failed" ? unableOf(outcome.error) : null) ?? record;
    },
  };
}
