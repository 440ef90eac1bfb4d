import type { Policy, RulePolicy } from "../policy.js";
import { defineStatePolicy } from "../state/define-state-policy.js";
import { isPolicy } from "./code-shapes.js";

/** A policy that only updates states, as a module that imports nothing can write it. */
type UpdatingPolicy = Pick<RulePolicy, "kind" | "name"> & Required<Pick<RulePolicy, "update">>;

/** Whether a value is a policy, or one that only updates states. */
export function isModulePolicy(value: unknown): value is Policy | UpdatingPolicy {
  return isPolicy(value) || isUpdating(value);
}

/** Converts what a module exports to a policy. Agents whose policy only updates states scroll past every post. */
export function policyOfModule(given: Policy | UpdatingPolicy): Policy {
  return isPolicy(given) ? given : defineStatePolicy(given.name, (question) => given.update(question));
}

function isUpdating(value: unknown): value is UpdatingPolicy {
  const { kind, name, prepare, update }: Partial<Record<string, unknown>> = Object(value);
  const isNamed = typeof name === "string" && name !== "";
  return isNamed && kind === "rule" && prepare === undefined && typeof update === "function";
}
