import { termsOf } from "../feed/words-of-text.js";
import { choiceCode } from "../world/choice.js";
import type { RulePolicy } from "./policy.js";

/**
 * Creates a rule that likes or reshares posts that match an agent's interests. An interest matches if the post contains
 * all its words. The bounds `like` and `reshare` are shares of matching interests, from 0 to 1. If both are reached,
 * the rule reshares.
 */
export function interestsPolicy({
  like,
  reshare,
}: {
  readonly like: number;
  readonly reshare: number;
}): RulePolicy {
  return {
    kind: "rule",
    name: "interests",
    returns: false,
    prepare({ posts, audience }) {
      const words = new Map<number, ReadonlySet<string>>();
      const wordsOf = (post: number): ReadonlySet<string> => {
        const known = words.get(post) ?? new Set(termsOf(posts.given(post).text));
        words.set(post, known);
        return known;
      };
      return (agent, post) => {
        const { interests } = audience.profile(agent);
        const text = wordsOf(post);
        const touched = interests.filter((interest) => termsOf(interest).every((term) => text.has(term)));
        const share = touched.length / interests.length;
        if (share >= reshare) return choiceCode.RESHARE;
        return share >= like ? choiceCode.LIKE : choiceCode.SCROLL;
      };
    },
  };
}
