import type { RecordedRows, WorldView } from "@concordat/simulation";
import type { AddRow } from "./run-tables.js";

/** A recorded post: its number in the world, its round, its id, and the id of the post it replies to. */
interface RecordedPost {
  readonly index: number;
  readonly round: number;
  readonly id: string;
  readonly parent: string | null;
}

/**
 * Adds the posts and replies of a run in the order in which they were written.
 * @param world the world after the last closed round. Posts of later rounds are not exported
 */
export async function addPosts(ledger: RecordedRows, world: WorldView, add: AddRow): Promise<void> {
  const posts: RecordedPost[] = [];
  for await (const { row } of ledger.read("post", { columns: ["round", "post", "parent"] })) {
    const [round, id, parent] = row;
    // A run in progress may have advanced in the meantime.
    if (Number(round) >= world.round) continue;
    const index = world.posts.indexOf(String(id));
    posts.push({
      index,
      round: Number(round),
      id: String(id),
      parent: parent === null ? null : String(parent),
    });
  }
  // Posts that the scenario publishes later are numbered before those that agents write earlier.
  posts.sort((a, b) => a.round - b.round || a.index - b.index);
  for (const [place, post] of posts.entries()) addPost(post, place + 1, world, add);
}

function addPost(
  { index, round, id, parent }: RecordedPost,
  position: number,
  { posts, accounts }: WorldView,
  add: AddRow,
): void {
  const author = posts.author[index] ?? 0;
  add("posts", [
    id,
    position,
    round,
    accounts.id(author),
    accounts.isAgent(author),
    parent,
    posts.given(index).text,
    posts.time[index] ?? 0,
    posts.isHidden(index),
    posts.likes[index] ?? 0,
    posts.replies[index] ?? 0,
    posts.reshares[index] ?? 0,
  ]);
}
