// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v1/types.ts","schemas":"../../../../schemas","sha256":"85e3cbf2a595b807c7d3f76534244773737adb60954238ba1b06405339b5f2a1"}
/**
 * What a social agent does with one post of a feed it was shown.
 */
export type AgentDecision = IgnoreDecision | LikeDecision | ReplyDecision | ReshareDecision;

/**
 * Pass over the post.
 */
export interface IgnoreDecision {
  /**
   * The id of the post that is decided on, as the feed gives it.
   */
  post_id: string;
  /**
   * Pass over the post.
   */
  choice: "IGNORE";
  /**
   * Why the agent decided so, in its own voice. One or two sentences, not blank.
   */
  reason: string;
  /**
   * Nothing is written for this choice: null or absent, both meaning that.
   */
  content?: null;
  /**
   * When the decision was made, RFC 3339. Absent: filled with the time of the decision.
   */
  timestamp?: string;
}
/**
 * Like the post.
 */
export interface LikeDecision {
  /**
   * The id of the post that is decided on, as the feed gives it.
   */
  post_id: string;
  /**
   * Like the post.
   */
  choice: "LIKE";
  /**
   * Why the agent decided so, in its own voice. One or two sentences, not blank.
   */
  reason: string;
  /**
   * Nothing is written for this choice: null or absent, both meaning that.
   */
  content?: null;
  /**
   * When the decision was made, RFC 3339. Absent: filled with the time of the decision.
   */
  timestamp?: string;
}
/**
 * Write a reply to the post.
 */
export interface ReplyDecision {
  /**
   * The id of the post that is decided on, as the feed gives it.
   */
  post_id: string;
  /**
   * Write a reply to the post.
   */
  choice: "REPLY";
  /**
   * Why the agent decided so, in its own voice. One or two sentences, not blank.
   */
  reason: string;
  /**
   * The text of the reply, not blank.
   */
  content: string;
  /**
   * When the decision was made, RFC 3339. Absent: filled with the time of the decision.
   */
  timestamp?: string;
}
/**
 * Share the post again with a comment.
 */
export interface ReshareDecision {
  /**
   * The id of the post that is decided on, as the feed gives it.
   */
  post_id: string;
  /**
   * Share the post again with a comment.
   */
  choice: "RESHARE";
  /**
   * Why the agent decided so, in its own voice. One or two sentences, not blank.
   */
  reason: string;
  /**
   * The comment that goes with the shared post, not blank.
   */
  content: string;
  /**
   * When the decision was made, RFC 3339. Absent: filled with the time of the decision.
   */
  timestamp?: string;
}
