// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"agent-decision/v2/types.ts","schemas":"../../../../schemas","sha256":"c23ceff79077b95f8fbddd46a2964949df25276ab0bd8a830e8d8a2adca4edf8"}
/**
 * What a social agent does with one post: only what the model knows; the record of the decision carries the rest.
 */
export type AgentDecision = LikeDecision | ReplyDecision | ReshareDecision | ScrollDecision;

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
   * Not used for this choice: null, absent, or any text the model wrote all the same.
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
 * Share the post again with a comment.
 */
export interface ReshareDecision {
  /**
   * Share the post again with a comment.
   */
  choice: "RESHARE";
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
   * Not used for this choice: null, absent, or any text the model wrote all the same.
   */
  content?: string | null;
}
