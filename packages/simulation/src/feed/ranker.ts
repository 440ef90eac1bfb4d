import type { WorldView } from "../world/world-view.js";

/**
 * A way to rank the items of a feed. Items with the same score are ordered by their ids.
 * @example
 * const longestFirst: Ranker = {
 *   name: "longest-first",
 *   personal: false,
 *   prepare: ({ posts }) => (post) => posts.given(post).text.length,
 * };
 */
export interface Ranker {
  /** The name of the ranker in scenarios. */
  readonly name: string;
  /** Whether scores depend on the reader. If not, each post is scored only once per round. */
  readonly personal: boolean;
  /**
   * Called once per round. Returns a function that scores a post for a reader, both given by their numbers. Posts with
   * a higher score come first. The score must depend only on the world.
   */
  prepare(world: WorldView): (post: number, agent: number) => number;
}
