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

/**
 * Ranks posts by their similarity to the reader's interests, which `similarityScores` of `@concordat/agent` computes
 * from embeddings: word vectors or those of a model. The similarities are read from the same file of the scenario as
 * relevance, as they are: what all readers prefer comes first for all. A reply has the similarity of its root post. No
 * embeddings are needed during the run. P. Covington, J. Adams and E. Sargin, "Deep Neural Networks for YouTube
 * Recommendations", RecSys 2016, choose what is recommended by the closeness of user and item vectors.
 */
export function embeddingsRanker(relevance: Relevance): Ranker {
  return {
    name: "embeddings",
    personal: true,
    prepare:
      ({ posts }) =>
      (post, agent) =>
        relevance.scoreOf(agent, posts.id(rootOf(posts, post))),
  };
}
