// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-event/v1/types.ts","schemas":"../../../../schemas","sha256":"4b7294d429f3fb25e6aa6c6591847946002eb3cbfe5307e13940a99da85de9d6"}
/**
 * Something that happened while a simulation ran, as it is reported.
 */
export type SimulationEvent =
  RunStarted | RoundStarted | Answered | Decided | Estimated | RoundClosed | RunPaused | RunCompleted;

/**
 * A run begins or is resumed.
 */
export interface RunStarted {
  /**
   * A run begins or is resumed.
   */
  type: "run-started";
  /**
   * The name of the scenario.
   */
  name: string;
  /**
   * How many agents there are.
   */
  agents: number;
  /**
   * How many rounds there are.
   */
  rounds: number;
  /**
   * The round that it begins with.
   */
  first_round: number;
  /**
   * Decisions that were recorded before.
   */
  recorded: number;
  /**
   * The fewest decisions that a model can still be asked for.
   */
  least_decisions: number;
  /**
   * Maximum number of decisions that a model can still be asked for. Null: not limited, because feeds are not.
   */
  most_decisions: number | null;
  /**
   * Engine and model. Null: only rules decide.
   */
  model: string | null;
  /**
   * How many answers to surveys a model is still to be asked for. Absent: there are no surveys.
   */
  answers?: number;
}
/**
 * A round begins: feeds are made.
 */
export interface RoundStarted {
  /**
   * A round begins: feeds are made.
   */
  type: "round-started";
  /**
   * The round.
   */
  round: number;
  /**
   * Items that are shown.
   */
  exposures: number;
  /**
   * Decisions that a model is still to be asked for.
   */
  to_decide: number;
  /**
   * How many answers to surveys a model is still to be asked for in the round. Absent: it has no survey.
   */
  to_answer?: number;
}
/**
 * An answer to a survey is recorded for good.
 */
export interface Answered {
  /**
   * An answer to a survey is recorded for good.
   */
  type: "answered";
  /**
   * The round at whose beginning it was asked; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * Who was asked.
   */
  agent_id: string;
  /**
   * The name of the questionnaire.
   */
  survey: string;
  /**
   * The id of the question.
   */
  question: string;
  /**
   * The outcome of the question.
   */
  state: "valid" | "invalid" | "failed";
  /**
   * The answer. Null unless valid.
   */
  answer: string | number | null;
}
/**
 * A decision is recorded for good.
 */
export interface Decided {
  /**
   * A decision is recorded for good.
   */
  type: "decided";
  /**
   * The round.
   */
  round: number;
  /**
   * Whose decision it is.
   */
  agent_id: string;
  /**
   * The post that was decided on. Null: none of the feed was chosen.
   */
  post_id: string | null;
  /**
   * What the decision came to.
   */
  state: "valid" | "invalid" | "failed";
  /**
   * What was decided. Null unless valid.
   */
  choice:
    "LIKE" | "REPLY" | "RESHARE" | "SCROLL" | "COMPOSE" | "QUOTE" | "FOLLOW" | "UNFOLLOW" | "MUTE" | null;
}
/**
 * What the rest of the run will take, from the decisions made so far.
 */
export interface Estimated {
  /**
   * What the rest of the run will take, from the decisions made so far.
   */
  type: "estimated";
  /**
   * Decisions that the estimate rests on.
   */
  decisions: number;
  /**
   * Maximum number of decisions that a model can still be asked for. Null: not limited.
   */
  decisions_left: number | null;
  /**
   * How many seconds these would take. Null: not known.
   */
  seconds_left: number | null;
  /**
   * How many tokens these would take, prompts and answers together. Null: the engine does not say.
   */
  tokens_left: number | null;
  /**
   * How many answers to surveys are still to be asked for. Absent: there are no surveys.
   */
  answers_left?: number;
}
/**
 * A round is closed: everything of it is recorded.
 */
export interface RoundClosed {
  /**
   * A round is closed: everything of it is recorded.
   */
  type: "round-closed";
  record: RoundRecord;
}
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
/**
 * A run stopped before its end and can be resumed.
 */
export interface RunPaused {
  /**
   * A run stopped before its end and can be resumed.
   */
  type: "run-paused";
  /**
   * The round in which it stopped.
   */
  round: number;
  /**
   * Why: somebody stopped it, a limit was reached, the model cannot be used, or the record could not be written.
   */
  cause: "interrupted" | "limit" | "model" | "storage";
  /**
   * The stable name of what happened: the code of an error, or of the limit.
   */
  code: string;
  /**
   * What happened, and what to do.
   */
  message: string;
  /**
   * Decisions recorded so far.
   */
  decisions: number;
  /**
   * Requests made so far.
   */
  requests: number;
  /**
   * Tokens used so far, prompts and answers together. Null: the engine does not say.
   */
  tokens: number | null;
  /**
   * How many answers to surveys are recorded. Absent: there are no surveys.
   */
  answers?: number;
}
/**
 * All rounds are closed.
 */
export interface RunCompleted {
  /**
   * All rounds are closed.
   */
  type: "run-completed";
  /**
   * How many rounds there were.
   */
  rounds: number;
  /**
   * Decisions that a model was asked for.
   */
  decisions: number;
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
   * Decisions that came to nothing.
   */
  failed: number;
  /**
   * Requests to the model.
   */
  requests: number;
  /**
   * Tokens used, prompts and answers together. Null: the engine does not say.
   */
  tokens: number | null;
  /**
   * The hash of the last round.
   */
  hash: string;
  answers?: AnswerCounts1;
}
/**
 * The outcomes of the questions of surveys. Absent: there were none.
 */
export interface AnswerCounts1 {
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
