import type { Ranker } from "../ranker.js";

/**
 * Ranks the newest post first, whatever others did with it: the feed that users of Facebook and Instagram got in the
 * experiment of A. M. Guess et al., "How do social media feed algorithms affect attitudes and behavior in an election
 * campaign?", Science 381, 2023.
 */
export const chronological: Ranker = {
  name: "chronological",
  personal: false,
  prepare:
    ({ posts }) =>
    (post) =>
      posts.time[post] ?? 0,
};
