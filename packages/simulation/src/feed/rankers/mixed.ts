import type { RankerWeights } from "@concordat/contracts/scenario";
import type { Ranker } from "../ranker.js";
import { interactions } from "./engagement.js";
import { interests } from "./interests.js";

/** Milliseconds after which a post's recency has halved. */
const halfLifeMs = 86_400_000;

/**
 * The weighted sum of three measures, each from 0 to 1: recency, which halves with every day; engagement, as
 * log10(1 + interactions) over one more than itself; and interests, BM25 over one more than itself.
 * @param weights default 1 each
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
