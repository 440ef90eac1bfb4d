// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"round-record/v1/types.ts","schemas":"../../../../schemas","sha256":"74c4945e4e605287a914841dd29d4a679cc2b3d07e716525c9e208acaf0c5519"}
/**
 * What a closed round came to.
 */
export interface RoundRecord {
  /**
   * The round, counted from 0.
   */
  round: number;
  /**
   * Items shown, to agents of models and of rules.
   */
  exposures: number;
  /**
   * Decisions that a model was asked for: valid, invalid and failed ones together.
   */
  asked: number;
  /**
   * Decisions by rules.
   */
  by_rule: number;
  /**
   * Decisions that keep their contract.
   */
  valid: number;
  /**
   * Decisions whose answers broke the contract to the end.
   */
  invalid: number;
  /**
   * Decisions that came to nothing: no answer, or none that could be read.
   */
  failed: number;
  choices: ChoiceCounts;
  /**
   * Replies and posts that the decisions made.
   */
  posts_made: number;
  answers?: AnswerCounts;
  /**
   * Requests to the model, for decisions and for answers to surveys.
   */
  requests: number;
  /**
   * Tokens of all prompts. Null: the engine does not say.
   */
  prompt_tokens: number | null;
  /**
   * Tokens of all answers. Null: the engine does not say.
   */
  completion_tokens: number | null;
  /**
   * Milliseconds spent on the round since it was begun, or last continued where the run was interrupted in it.
   */
  duration_ms: number;
  /**
   * What happened in the round, as a chained SHA-256 that can be compared between machines.
   */
  hash: string;
  /**
   * The hash of the round before; for round 0 the identity of the run.
   */
  previous_hash: string;
  /**
   * The bytes of every row recorded in the round, as a chained SHA-256; not comparable between machines, as attempts and times are part of it.
   */
  record_hash: string;
}
/**
 * How many decisions, by models and by rules, came to each choice. IGNORE counts as SCROLL, a post of one's own as COMPOSE.
 */
export interface ChoiceCounts {
  /**
   * Decisions for LIKE.
   */
  LIKE: number;
  /**
   * Decisions for REPLY.
   */
  REPLY: number;
  /**
   * Decisions for RESHARE.
   */
  RESHARE: number;
  /**
   * Decisions for SCROLL.
   */
  SCROLL: number;
  /**
   * Decisions for COMPOSE.
   */
  COMPOSE: number;
  /**
   * Decisions for QUOTE: shared again with a comment, where RESHARE has none. Absent: 0.
   */
  QUOTE?: number;
  /**
   * Decisions for FOLLOW. Absent: 0.
   */
  FOLLOW?: number;
  /**
   * Decisions for UNFOLLOW. Absent: 0.
   */
  UNFOLLOW?: number;
  /**
   * Decisions for MUTE. Absent: 0.
   */
  MUTE?: number;
}
/**
 * The outcomes of the questions of surveys at the beginning of the round. Absent: there was no survey.
 */
export interface AnswerCounts {
  /**
   * Questions that agents were asked: valid, invalid and failed answers together.
   */
  asked: number;
  /**
   * Answers that keep the question's contract.
   */
  valid: number;
  /**
   * Answers that broke the question's contract to the end.
   */
  invalid: number;
  /**
   * Questions without an answer that could be read.
   */
  failed: number;
}
