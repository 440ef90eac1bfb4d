import { sha256 } from "@concordat/files";
import { canonicalJson } from "../../hash/canonical-json.js";
import type { AskingPolicy, DecisionRequest } from "../../policy/policy.js";

/** Returns the hash of a policy's request; `null` if the policy does not provide its request. */
export function requestHash(policy: AskingPolicy, question: DecisionRequest): string | null {
  const request = policy.request?.(question);
  if (request === undefined) return null;
  return sha256(canonicalJson([policy.name, policy.unit, request]));
}
