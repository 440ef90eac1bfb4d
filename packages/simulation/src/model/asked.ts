import type { DecisionQuestion } from "@concordat/agent";
import { ProtocolError } from "@concordat/llm";
import type { ModelSettings } from "../policy/policies.js";
import type { DecisionRequest, Unavailable } from "../policy/policy.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";

/** The common options of all requests to a model. */
type AskedSettings = Omit<ModelPoliciesOptions, "digest" | "parameters">;

/** The options of requests. Created once: every request copies them. */
export function askedSettings({
  digest: _,
  parameters: __,
  ...settings
}: ModelPoliciesOptions): AskedSettings {
  return { ...settings };
}

/**
 * Converts a request of the simulation to one of the agent.
 * @param step which step of the decision it is, from 1: each has seeds of its own
 */
export function asked(
  { agent, items, rule, memory, answers, round, now, runSeed, seed, signal }: DecisionRequest,
  settings: AskedSettings,
  step: number,
): DecisionQuestion {
  // The settings are last: V8 is slow in adding members to an object literal that starts with a spread.
  return {
    profile: agent,
    items,
    rule: rule === null ? null : { ...rule, options: [...rule.options] },
    memory,
    answers,
    round,
    now,
    runSeed,
    seed: (answer) => seed(step, answer),
    signal,
    ...settings,
  };
}

/** A server that permanently rejects the request also rejects all others: nothing is decided then. */
export function unableOf(error: unknown): Unavailable | null {
  if (!ProtocolError.isInstance(error) || error.retryable) return null;
  return { state: "unable", code: error.code, message: error.message };
}

/** The options of a policy, with odds if the run or the policy requests them. */
export function withOddsOf(
  options: ModelPoliciesOptions,
  { odds = false }: { readonly odds?: boolean },
): ModelPoliciesOptions {
  return odds ? { ...options, odds } : options;
}

/**
 * Returns everything that an answer depends on in addition to the messages. Resuming a run, or keeping a decision in
 * a fork, requires the same.
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
    // Settings from before these existed have no such members, and are equal.
    ...(odds ? { odds } : {}),
    ...(percentages ? { percentages } : {}),
  };
}
