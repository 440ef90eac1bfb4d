import type { Policy } from "../policy.js";
import { checkedAnswering } from "./checked-answering.js";
import { checkedAsking } from "./checked-asking.js";
import { checkedRule } from "./checked-rule.js";

/** Wraps a custom policy so that its decisions are checked before they are recorded. */
export function checkedPolicy(policy: Policy): Policy {
  if (policy.kind === "rule") return checkedRule(policy);
  return { ...checkedAsking(policy), ...checkedAnswering(policy) };
}
