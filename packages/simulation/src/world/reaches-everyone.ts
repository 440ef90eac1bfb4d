import type { World } from "./world.js";

/**
 * Whether a published post reaches every agent. If `followedBy` is absent, this is true for an author that is not an
 * agent and has no followers, because the post would otherwise reach no agent.
 */
export function reachesEveryone(
  { accounts, follows }: Pick<World, "accounts" | "follows">,
  author: number,
  followedBy: "followers" | "everyone" | undefined,
): boolean {
  if (followedBy !== undefined) return followedBy === "everyone";
  return !accounts.isAgent(author) && follows.followersOf(author).length === 0;
}
