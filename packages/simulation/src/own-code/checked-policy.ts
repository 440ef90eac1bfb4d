import type { Policy } from "../policy/policy.js";
import { checkedAsking } from "./checked-asking.js";
import { checkedRule } from "./checked-rule.js";

/** A policy of one's own that decides only what can be decided and recorded. */
export function checkedPolicy(policy: Policy): Policy {
  return policy.kind === "rule" ? checkedRule(policy) : checkedAsking(policy);
}
