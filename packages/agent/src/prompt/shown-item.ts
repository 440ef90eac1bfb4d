import type { Post } from "@concordat/contracts/post";
import { postView } from "./post-view.js";

/** A reshare of a post, as an agent sees it. */
export interface SeenReshare {
  /** The id of the account that reshared it. */
  readonly agent: string;
  /** The comment written with it; `null` if none. */
  readonly comment: string | null;
}

/** An item of a feed, as an agent sees it. */
export interface ShownItem {
  /** The post itself. */
  readonly post: Post;
  /** The agents who reshared it. Default: none. */
  readonly resharedBy?: readonly SeenReshare[];
  /** The post to which this one replies. Default `null`. */
  readonly parent?: Post | null;
  /** The first post of this post's thread, unless that is the parent. Default `null`. */
  readonly original?: Post | null;
}

/** Returns an item as prompts show it: the post, its resharers, and the post to which it replies. */
export function itemView({ post, resharedBy = [], parent = null, original = null }: ShownItem, now: Date) {
  return {
    ...postView(post, now),
    ...(resharedBy.length === 0 ? {} : { reshared_by: resharedBy.map(reshareView) }),
    ...(parent === null ? {} : { in_reply_to: quotedPost(parent) }),
    ...(original === null ? {} : { thread: quotedPost(original) }),
  };
}

function reshareView({ agent, comment }: SeenReshare) {
  return comment === null ? { agent } : { agent, comment };
}

function quotedPost({ author_id, text }: Post) {
  return { author: author_id, text };
}
