import type { DecisionQuestion } from "@concordat/agent";
import { ProtocolError } from "@concordat/llm";
import type { ModelSettings } from "../policy/policies.js";
import type { DecisionRequest, Unavailable } from "../policy/policy.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";

/** The common options of all requests to a model. */
type AskedSettings = Omit<ModelPoliciesOptions, "digest" | "parameters">;

/**
 * Returns the options of requests without those of the manifest. Called once per policy, because every request copies
 * them.
 */
export function askedSettings({
  digest: _,
  parameters: __,
  ...settings
}: ModelPoliciesOptions): AskedSettings {
  return { ...settings };
}

/**
 * Converts a decision request of the simulation to a question for the agent.
 * @param step the number of the decision's step, counted from 1. Each step has its own seeds
 */
export function agentQuestion(
  { agent, items, rule, memory, answers, views = [], round, now, runSeed, seed, signal }: DecisionRequest,
  settings: AskedSettings,
  step: number,
): DecisionQuestion {
  // The settings come last, because V8 is slow at adding members to an object literal that starts with a spread.
  return {
    profile: agent,
    items,
    rule: rule === null ? null : { ...rule, options: [...rule.options] },
    memory,
    answers,
    views,
    round,
    now,
    runSeed,
    seed: (answer) => seed(step, answer),
    signal,
    ...settings,
  };
}

/**
 * Returns the reason why the model is unavailable, if the server permanently rejects the request; otherwise `null`.
 * Such a server would reject all other requests, too, so no decision is recorded.
 */
export function unableOf(error: unknown): Unavailable | null {
  if (!ProtocolError.isInstance(error) || error.retryable) return null;
  return { state: "unable", code: error.code, message: error.message };
}

/** Returns the options of a policy. Probabilities are recorded if the run or the policy requests it. */
export function withOddsOf(
  options: ModelPoliciesOptions,
  { odds = false }: { readonly odds?: boolean },
): ModelPoliciesOptions {
  return odds ? { ...options, odds } : options;
}

/**
 * Returns the settings other than the messages that affect an answer. A run can be resumed, or a fork can keep a
 * decision, only if these are equal.
 */
export function settingsKey({
  temperature,
  maxAttempts,
  reasoningEffort,
  odds = false,
  percentages = false,
}: ModelPoliciesOptions): ModelSettings {
  return {
    temperature: temperature ?? null,
    max_attempts: maxAttempts ?? null,
    reasoning_effort: reasoningEffort ?? null,
    // These members are absent unless they are set, so that the settings equal those recorded by earlier versions.
    ...(odds ? { odds } : {}),
    ...(percentages ? { percentages } : {}),
  };
}
