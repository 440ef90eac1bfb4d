// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v3/types.ts","schemas":"../../../../schemas","sha256":"c0d5f85ad04bfb3d4580097ff222b59ca651fb8d700f0be3ac4b7f58888d6f2a"}
/**
 * What a social agent does with one post: only what the model knows; the record of the decision carries the rest.
 */
export type AgentDecision =
  | LikeDecision
  | ReplyDecision
  | ReshareDecision
  | QuoteDecision
  | FollowDecision
  | UnfollowDecision
  | MuteDecision
  | ScrollDecision;

/**
 * Like the post.
 */
export interface LikeDecision {
  /**
   * Like the post.
   */
  choice: "LIKE";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text the model wrote anyway.
   */
  content?: string | null;
}
/**
 * Write a reply to the post.
 */
export interface ReplyDecision {
  /**
   * Write a reply to the post.
   */
  choice: "REPLY";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * The text of the reply, not blank.
   */
  content: string;
}
/**
 * Share the post again as it is, without a comment.
 */
export interface ReshareDecision {
  /**
   * Share the post again as it is, without a comment.
   */
  choice: "RESHARE";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text the model wrote anyway.
   */
  content?: string | null;
}
/**
 * Share the post again with a comment.
 */
export interface QuoteDecision {
  /**
   * Share the post again with a comment.
   */
  choice: "QUOTE";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * The comment that goes with the shared post, not blank.
   */
  content: string;
}
/**
 * Follow the author of the post from now on.
 */
export interface FollowDecision {
  /**
   * Follow the author of the post from now on.
   */
  choice: "FOLLOW";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text the model wrote anyway.
   */
  content?: string | null;
}
/**
 * Follow the author of the post no longer.
 */
export interface UnfollowDecision {
  /**
   * Follow the author of the post no longer.
   */
  choice: "UNFOLLOW";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text the model wrote anyway.
   */
  content?: string | null;
}
/**
 * See nothing of the author of the post from now on, without ceasing to follow.
 */
export interface MuteDecision {
  /**
   * See nothing of the author of the post from now on, without ceasing to follow.
   */
  choice: "MUTE";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text the model wrote anyway.
   */
  content?: string | null;
}
/**
 * Scroll past without interacting.
 */
export interface ScrollDecision {
  /**
   * Scroll past without interacting.
   */
  choice: "SCROLL";
  /**
   * Why the agent decided so, in its own voice. One to three sentences, not blank.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text the model wrote anyway.
   */
  content?: string | null;
}
