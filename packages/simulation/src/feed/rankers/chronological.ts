import type { Ranker } from "../ranker.js";

/** Ranks the newest post first. */
export const chronological: Ranker = {
  name: "chronological",
  personal: false,
  prepare:
    ({ posts }) =>
    (post) =>
      posts.time[post] ?? 0,
};
