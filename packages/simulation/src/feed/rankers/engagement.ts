import type { PostsView } from "../../world/world-view.js";
import type { Ranker } from "../ranker.js";

/** The difference in age, in seconds, that is equivalent to ten times as many votes. */
const secondsForTenfold = 45_000;

/**
 * Ranks by the hot score of Reddit, in which each like, reply and reshare is one vote: log10(votes) + seconds since
 * 1970 / 45,000. A post that is 45,000 seconds newer needs only a tenth of the votes for the same score. The formula is
 * `hot` of `r2/r2/lib/db/_sorts.pyx` in Reddit's published source (github.com/reddit-archive/reddit), which counts from
 * another date and subtracts votes against a post: the order is the same.
 */
export const engagement: Ranker = {
  name: "engagement",
  personal: false,
  prepare:
    ({ posts }) =>
    (post) =>
      Math.log10(Math.max(1, interactions(posts, post))) + (posts.time[post] ?? 0) / 1000 / secondsForTenfold,
};

/** Returns the number of likes, replies and reshares of a post. */
export function interactions({ likes, replies, reshares }: PostsView, post: number): number {
  return (likes[post] ?? 0) + (replies[post] ?? 0) + (reshares[post] ?? 0);
}
