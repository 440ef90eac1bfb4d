import type { Ranker } from "../feed/ranker.js";
import type { Policy } from "../policy/policy.js";

/** What a custom ranker is, in words. */
export const rankerShape = "{ name, personal, prepare(world) }";

/** What a custom policy is, in words. */
export const policyShape =
  "what defineRule gives, or { kind, name, … } with prepare(world) or decide(question)";

/** Whether a value has what every ranker has. */
export function isRanker(value: unknown): value is Ranker {
  const { name, personal, prepare } = membersOf(value);
  return isName(name) && typeof personal === "boolean" && typeof prepare === "function";
}

/** Whether a value has what every policy of its kind has. */
export function isPolicy(value: unknown): value is Policy {
  const { kind, name, returns, prepare, unit, memory, decide, request, answer, answerRequest } =
    membersOf(value);
  if (!isName(name)) return false;
  if (kind === "rule") return typeof returns === "boolean" && typeof prepare === "function";
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

/** The members of an object, those of its class included. */
function membersOf(value: unknown): Partial<Record<string, unknown>> {
  const object: Partial<Record<string, unknown>> = Object(value);
  return object;
}
