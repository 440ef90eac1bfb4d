import { sha256 } from "@concordat/files";
import { canonicalJson } from "../hash/canonical-json.js";
import type { AskingPolicy, DecisionRequest } from "../policy/policy.js";

/** The hash of what a policy would ask; null for one that does not say. */
export function requestHash(policy: AskingPolicy, question: DecisionRequest): string | null {
  const request = policy.request?.(question);
  if (request === undefined) return null;
  return sha256(canonicalJson([policy.name, policy.unit, request]));
}
