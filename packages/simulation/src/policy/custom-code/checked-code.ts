import type { Ranker } from "../../feed/ranker.js";
import type { Policy } from "../policy.js";
import { checkedPolicy } from "./checked-policy.js";
import { checkedRanker } from "./checked-ranker.js";

/** Code that a scenario names and a module provides. */
interface OwnCode {
  readonly rankers?: readonly Ranker[];
  readonly custom?: readonly Policy[];
}

/** Checks the results of custom code: its errors never count as decisions. */
export function checkedCode<Code extends OwnCode>(code: Code): Code {
  const { rankers = [], custom = [] } = code;
  return { ...code, rankers: rankers.map(checkedRanker), custom: custom.map(checkedPolicy) };
}
