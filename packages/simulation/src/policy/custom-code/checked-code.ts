import type { Ranker } from "../../feed/ranker.js";
import type { Policy } from "../policy.js";
import { checkedPolicy } from "./checked-policy.js";
import { checkedRanker } from "./checked-ranker.js";

/** Custom code that a module provides and a scenario refers to by name. */
interface OwnCode {
  readonly rankers?: readonly Ranker[];
  readonly custom?: readonly Policy[];
}

/** Wraps custom code so that its results are checked. Errors in custom code are never recorded as decisions. */
export function checkedCode<Code extends OwnCode>(code: Code): Code {
  const { rankers = [], custom = [] } = code;
  return { ...code, rankers: rankers.map(checkedRanker), custom: custom.map(checkedPolicy) };
}
