import type { Post } from "@concordat/contracts/post";

/** Something that an agent did in an earlier round. */
export interface RememberedMove {
  /** The round in which it was made, counted from 0. */
  readonly round: number;
  /** What was decided. */
  readonly choice: "SCROLL" | "LIKE" | "REPLY" | "RESHARE" | "COMPOSE";
  /** What it was decided on. */
  readonly post: Post;
  /** What it wrote; null for nothing. */
  readonly content: string | null;
}

/** A move in the words of a prompt. */
export function moveView({ round, choice, post, content }: RememberedMove, currentRound: number) {
  return {
    rounds_ago: currentRound - round,
    choice,
    post: post.text,
    ...(content === null ? {} : { you_wrote: content }),
  };
}
