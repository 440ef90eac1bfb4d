import type { Policy } from "../policy.js";
import { checkedAnswering } from "./checked-answering.js";
import { checkedAsking } from "./checked-asking.js";
import { checkedRule } from "./checked-rule.js";

/** Checks that a custom policy makes only decisions that can be made and recorded. */
export function checkedPolicy(policy: Policy): Policy {
  if (policy.kind === "rule") return checkedRule(policy);
  return { ...checkedAsking(policy), ...checkedAnswering(policy) };
}
