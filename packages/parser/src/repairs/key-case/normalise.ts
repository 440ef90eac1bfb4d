/** A name without case and joints: `postId`, `Post ID` and `post_id` are the same. */
export function normalise(name: string): string {
  return name.replace(/[\s_-]/g, "").toLowerCase();
}
