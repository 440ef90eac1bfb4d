import type { Ranker } from "../../feed/ranker.js";
import type { Policy } from "../policy.js";

/** The expected shape of a custom ranker, for error messages. */
export const rankerShape = "{ name, personal, prepare(world) }";

/** The expected shape of a custom policy, for error messages. */
export const policyShape =
  "what defineRule gives, or { kind, name, … } with prepare(world), update(question) or decide(question)";

/** Whether a value has the members of a ranker. */
export function isRanker(value: unknown): value is Ranker {
  const { name, personal, prepare } = membersOf(value);
  return isName(name) && typeof personal === "boolean" && typeof prepare === "function";
}

/** Whether a value has the members of a rule or of a policy that asks. */
export function isPolicy(value: unknown): value is Policy {
  const { kind, name, returns, prepare, update, unit, memory, decide, request, answer, answerRequest } =
    membersOf(value);
  if (!isName(name)) return false;
  if (kind === "rule")
    return typeof returns === "boolean" && typeof prepare === "function" && isFunctionIfAny(update);
  const isUnit = unit === "post" || unit === "feed";
  const remembers = Number.isSafeInteger(memory) && Number(memory) >= 0;
  const asks = typeof decide === "function" && [request, answer, answerRequest].every(isFunctionIfAny);
  return kind === "asking" && isUnit && remembers && asks;
}

function isFunctionIfAny(value: unknown): boolean {
  return value === undefined || typeof value === "function";
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** Returns the members of an object, including those inherited from its class. */
function membersOf(value: unknown): Partial<Record<string, unknown>> {
  const object: Partial<Record<string, unknown>> = Object(value);
  return object;
}
