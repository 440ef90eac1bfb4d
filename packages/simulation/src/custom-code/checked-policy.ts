import type { Policy } from "../policy/policy.js";
import { checkedAnswering } from "./checked-answering.js";
import { checkedAsking } from "./checked-asking.js";
import { checkedRule } from "./checked-rule.js";

/** A custom policy that decides only what can be decided and recorded. */
export function checkedPolicy(policy: Policy): Policy {
  if (policy.kind === "rule") return checkedRule(policy);
  return { ...checkedAsking(policy), ...checkedAnswering(policy) };
}
