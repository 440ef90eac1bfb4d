import type { DecisionQuestion } from "@concordat/agent";
import { ProtocolError } from "@concordat/llm";
import type { ModelSettings } from "../policy/policies.js";
import type { DecisionRequest, Unavailable } from "../policy/policy.js";
import type { ModelPoliciesOptions } from "./model-policies-options.js";

/** How a model is asked: the same for every question. */
type AskedSettings = Omit<ModelPoliciesOptions, "digest" | "parameters">;

/** The part of the options that questions are asked with. Made once: every question copies it. */
export function askedSettings({
  digest: _,
  parameters: __,
  ...settings
}: ModelPoliciesOptions): AskedSettings {
  return { ...settings };
}

/**
 * A question of the simulation as the agent takes it.
 * @param step which step of the decision it is, from 1: each has seeds of its own
 */
export function asked(
  { agent, items, rule, memory, answers, round, now, runSeed, seed, signal }: DecisionRequest,
  settings: AskedSettings,
  step: number,
): DecisionQuestion {
  // The settings last: V8 adds members to an object literal that begins with a spread slowly, in every decision.
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

/** A server that refuses the request for good refuses all others too: nothing is decided then. */
export function unableOf(error: unknown): Unavailable | null {
  if (!ProtocolError.isInstance(error) || error.retryable) return null;
  return { state: "unable", code: error.code, message: error.message };
}

/** The options of a policy: odds are asked for where the run or the policy says so. */
export function withOddsOf(
  options: ModelPoliciesOptions,
  { odds = false }: { readonly odds?: boolean },
): ModelPoliciesOptions {
  return odds ? { ...options, odds } : options;
}

/** What an answer depends on in addition to the messages: a run is continued, and a fork keeps a decision, only with the same. */
export function settingsKey({
  temperature,
  maxAttempts,
  reasoningEffort,
  odds = false,
}: ModelPoliciesOptions): ModelSettings {
  return {
    temperature: temperature ?? null,
    max_attempts: maxAttempts ?? null,
    reasoning_effort: reasoningEffort ?? null,
    // Settings of before odds have no such member, and are the same.
    ...(odds ? { odds } : {}),
  };
}
