import { choiceCode } from "../world/choice.js";
import type { RulePolicy } from "./policy.js";

/**
 * Creates the rule of the independent cascade. Each source that brings a post to an agent (its author or a resharer)
 * has one chance to make the agent reshare it. There is one random draw for each combination of post, source and agent.
 */
export function cascade(probability: number): RulePolicy {
  return {
    kind: "rule",
    name: "cascade",
    returns: true,
    prepare({ draws, posts, accountKeys: keys }) {
      const purpose = draws.keyFor("cascade");
      return (agent, post, sources) => {
        const slot = posts.slotKey(post);
        const readerHigh = keys[agent * 2] ?? 0;
        const readerLow = keys[agent * 2 + 1] ?? 0;
        for (const source of sources) {
          // The keys of the source and the post are combined into one key; the key of the reader is the other one.
          const high = slot.high ^ Math.imul(keys[source * 2] ?? 0, 0x9e3779b1);
          const low = slot.low ^ Math.imul(keys[source * 2 + 1] ?? 0, 0x85ebca77);
          if (draws.uniformOf(purpose, 0, high, low, readerHigh, readerLow) < probability) {
            return choiceCode.RESHARE;
          }
        }
        return choiceCode.SCROLL;
      };
    },
  };
}
