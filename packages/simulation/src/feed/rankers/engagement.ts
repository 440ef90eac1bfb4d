import type { PostsView } from "../../world/world-view.js";
import type { Ranker } from "../ranker.js";

/** The difference in age that offsets ten times the votes, in seconds. */
const secondsForTenfold = 45_000;

/**
 * Reddit's hot score, with every like, reply and reshare as one vote: the logarithm (base 10) of the votes,
 * plus the seconds since 1970 divided by 45,000. A post half a day younger needs a tenth of the votes.
 */
export const engagement: Ranker = {
  name: "engagement",
  personal: false,
  prepare:
    ({ posts }) =>
    (post) =>
      Math.log10(Math.max(1, interactions(posts, post))) + (posts.time[post] ?? 0) / 1000 / secondsForTenfold,
};

/** The number of likes, replies and reshares. */
export function interactions({ likes, replies, reshares }: PostsView, post: number): number {
  return (likes[post] ?? 0) + (replies[post] ?? 0) + (reshares[post] ?? 0);
}
