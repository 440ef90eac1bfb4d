import type { RankerWeights } from "@concordat/contracts/scenario";
import type { Ranker } from "../ranker.js";
import { interactions } from "./engagement.js";
import { interests } from "./interests.js";

/** The half-life of a post's recency, in milliseconds. */
const halfLifeMs = 86_400_000;

/**
 * Ranks posts by the weighted sum of three scores between 0 and 1: a linear combination of rankers' scores (E. A. Fox
 * and J. A. Shaw, "Combination of Multiple Searches", TREC-2, 1994), each scaled by x / (1 + x) as features of ranked
 * retrieval are (N. Craswell et al., "Relevance Weighting for Query Independent Evidence", SIGIR 2005). Recency halves every day. Engagement is x / (1 + x)
 * for x = log10(1 + interactions). Interests is x / (1 + x) for the BM25 score x.
 * @param weights the weight of each score. Default: 1 each
 */
export function mixed(weights: RankerWeights = { chronological: 1, engagement: 1, interests: 1 }): Ranker {
  return {
    name: "mixed",
    personal: weights.interests !== 0,
    prepare(world) {
      const { posts, now } = world;
      const match = weights.interests === 0 ? () => 0 : interests.prepare(world);
      return (post, agent) =>
        weights.chronological * 2 ** (-Math.max(0, now - (posts.time[post] ?? 0)) / halfLifeMs) +
        weights.engagement * saturated(Math.log10(1 + interactions(posts, post))) +
        weights.interests * saturated(match(post, agent));
    },
  };
}

function saturated(value: number): number {
  return value / (1 + value);
}
