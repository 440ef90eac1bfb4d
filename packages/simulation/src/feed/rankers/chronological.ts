import type { Ranker } from "../ranker.js";

/** The newest first. */
export const chronological: Ranker = {
  name: "chronological",
  personal: false,
  prepare:
    ({ posts }) =>
    (post) =>
      posts.time[post] ?? 0,
};
