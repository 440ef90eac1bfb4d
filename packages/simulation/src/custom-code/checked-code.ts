import type { Ranker } from "../feed/ranker.js";
import type { Policy } from "../policy/policy.js";
import { checkedPolicy } from "./checked-policy.js";
import { checkedRanker } from "./checked-ranker.js";

/** What a scenario names and code gives. */
interface OwnCode {
  readonly rankers?: readonly Ranker[];
  readonly custom?: readonly Policy[];
}

/** Custom code that is held to what it promises: its errors never count as decisions. */
export function checkedCode<Code extends OwnCode>(code: Code): Code {
  const { rankers = [], custom = [] } = code;
  return { ...code, rankers: rankers.map(checkedRanker), custom: custom.map(checkedPolicy) };
}
