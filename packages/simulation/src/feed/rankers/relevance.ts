import type { Ranker } from "../ranker.js";
import type { Relevance } from "../relevance/relevance.js";
import { rootOf } from "../relevance/root-of.js";

/**
 * The relevance of a post to the reader, from a file of the scenario; a reply has the relevance of its root
 * post. No model is asked while a run is played.
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
