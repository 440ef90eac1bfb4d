import type { WorldView } from "../world/world-view.js";

/**
 * A way to rank a feed. Items with the same score are ordered by their ids.
 *
 * @example
 * const longestFirst: Ranker = {
 *   name: "longest-first",
 *   personal: false,
 *   prepare: ({ posts }) => (post) => posts.given(post).text.length,
 * };
 */
export interface Ranker {
  /** How scenarios name it. */
  readonly name: string;
  /** Whether scores depend on who reads. If not, each post is scored once a round. */
  readonly personal: boolean;
  /**
   * Called once a round. The function it returns scores a post for a reader, both by their numbers: the higher, the
   * nearer to the top. It must depend on nothing but the world.
   */
  prepare(world: WorldView): (post: number, agent: number) => number;
}
