import type { PostsView } from "../../world/world-view.js";

/** Returns the number of the first post of a post's thread. */
export function rootOf({ parent }: Pick<PostsView, "parent">, post: number): number {
  let root = post;
  for (let above = parent[root] ?? -1; above !== -1; above = parent[root] ?? -1) root = above;
  return root;
}
