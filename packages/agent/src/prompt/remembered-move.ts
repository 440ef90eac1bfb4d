import type { Post } from "@concordat/contracts/post";

/** An agent's decision in an earlier round. */
export interface RememberedMove {
  /** The round of the decision, counted from 0. */
  readonly round: number;
  /** The decision. */
  readonly choice:
    | "SCROLL"
    | "LIKE"
    | "REPLY"
    | "RESHARE"
    | "COMPOSE"
    | "QUOTE"
    | "FOLLOW"
    | "UNFOLLOW"
    | "MUTE";
  /** The post of the decision. */
  readonly post: Post;
  /** The text that the agent wrote; `null` if it wrote none. */
  readonly content: string | null;
}

/** Returns a move in the form in which prompts show it. */
export function moveView({ round, choice, post, content }: RememberedMove, currentRound: number) {
  return {
    rounds_ago: currentRound - round,
    choice,
    post: post.text,
    ...(content === null ? {} : { you_wrote: content }),
  };
}
