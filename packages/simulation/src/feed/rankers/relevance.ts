import type { Ranker } from "../ranker.js";
import type { Relevance } from "../relevance/relevance.js";
import { rootOf } from "../relevance/root-of.js";

/**
 * Ranks posts by their relevance to the reader, which is read from a file of the scenario. A reply has the relevance of
 * its root post. No model is called during the run.
 */
export function relevanceRanker(relevance: Relevance): Ranker {
  return {
    name: "relevance",
    personal: true,
    prepare:
      ({ posts }) =>
      (post, agent) =>
        relevance.of(agent, posts.id(rootOf(posts, post))),
  };
}
