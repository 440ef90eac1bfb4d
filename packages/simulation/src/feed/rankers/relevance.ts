import type { Relevance } from "../../relevance/relevance.js";
import { rootOf } from "../../relevance/root-of.js";
import type { Ranker } from "../ranker.js";

/**
 * How relevant a post is to the reader, as a file of the scenario has it; a reply is as relevant as what it is about. A
 * rule: no model is asked while a run is played.
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
