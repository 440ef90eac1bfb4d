// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"survey-record/v1/types.ts","schemas":"../../../../schemas","sha256":"960c4a41610f07398a44126206d5838f9bb70ac31aaa44d435d05dca84c674a5"}
/**
 * What happened when one agent was asked one question of a survey.
 */
export type SurveyRecord = ValidSurveyRecord | InvalidSurveyRecord | FailedSurveyRecord;
/**
 * How probable each option was for the model, and what was drawn. Null: the answer was read from words.
 */
export type TurnOdds = {
  /**
   * The options, in the contract's order.
   *
   * @minItems 1
   */
  options: TurnOption[];
  /**
   * What the model gives to all options together.
   */
  mass: number;
  /**
   * The number that the choice was drawn with.
   */
  draw: number;
} | null;
/**
 * Why there is no value. Null unless the attempt failed.
 */
export type AttemptError = {
  /**
   * The stable name of what went wrong.
   */
  code:
    | "CONNECTION_FAILED"
    | "MODEL_NOT_FOUND"
    | "UNAUTHORIZED"
    | "RATE_LIMITED"
    | "TIMEOUT"
    | "SERVER_BUSY"
    | "PROTOCOL_ERROR"
    | "TRUNCATED"
    | "UNREADABLE"
    | "CONTEXT_OVERFLOW"
    | "ABORTED"
    | "REPLAY_MISS"
    | "PROMPT_REPEATED"
    | "IMAGES_UNSUPPORTED"
    | "STEPS_EXHAUSTED";
  /**
   * What happened, with which model, and what can be done.
   */
  message: string;
} | null;
/**
 * The odds of one field, or why they are not known.
 */
export type FieldOdds = KnownOdds | AbsentOdds;

/**
 * The answer keeps the question's contract.
 */
export interface ValidSurveyRecord {
  /**
   * The answer keeps the question's contract.
   */
  state: "valid";
  /**
   * The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * The name of the questionnaire.
   */
  survey: string;
  /**
   * The id of the question.
   */
  question: string;
  /**
   * Who was asked.
   */
  agent_id: string;
  /**
   * The answer: a choice or a text as a string, a place on a scale or a number as a number. It keeps the question's bounds.
   */
  answer: string | number;
  /**
   * Every request made, in order.
   */
  attempts: Attempt[];
  odds?: AnswerOdds;
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow.
   */
  seed: number;
  /**
   * When the answer came or was given up, RFC 3339.
   */
  time: string;
  /**
   * Milliseconds from asking to the end, waits included.
   */
  duration_ms: number;
}
/**
 * One request to the model and what came of it.
 */
export interface Attempt {
  /**
   * Which attempt, counted from 1.
   */
  index: number;
  /**
   * What the attempt came to.
   */
  state: "valid" | "invalid" | "failed";
  /**
   * The client that was asked last, where the record's model stands for several. Absent: the record's model.
   */
  model?: string;
  /**
   * Why other clients gave no answer to this request, in the order in which they were asked. Absent: none was asked.
   *
   * @minItems 1
   */
  tried?: TriedClient[];
  /**
   * The seed sent with the request. Null: none was.
   */
  seed: number | null;
  /**
   * The model's text, exactly, as far as it came.
   */
  text: string;
  turn?: AttemptTurn;
  /**
   * Why the text ended: the model was done, ran out of room, or was stopped; error: it never ended by itself.
   */
  finish_reason: "stop" | "length" | "other" | "aborted" | "error";
  /**
   * What was put right to read the text.
   */
  repairs: Repair[];
  /**
   * Which rules the value read from the text breaks.
   */
  violations: Violation[];
  error: AttemptError;
  /**
   * Tokens of the prompt. Null: the engine does not say.
   */
  prompt_tokens: number | null;
  /**
   * Tokens of the answer. Null: the engine does not say.
   */
  completion_tokens: number | null;
  /**
   * When the request began, RFC 3339.
   */
  started_at: string;
  /**
   * Milliseconds until the answer had ended.
   */
  duration_ms: number;
}
/**
 * A client that gave no answer to this request.
 */
export interface TriedClient {
  /**
   * The client's id.
   */
  model: string;
  /**
   * The stable name of what went wrong.
   */
  code:
    | "CONNECTION_FAILED"
    | "MODEL_NOT_FOUND"
    | "UNAUTHORIZED"
    | "RATE_LIMITED"
    | "TIMEOUT"
    | "SERVER_BUSY"
    | "PROTOCOL_ERROR"
    | "TRUNCATED"
    | "UNREADABLE"
    | "CONTEXT_OVERFLOW"
    | "ABORTED"
    | "REPLAY_MISS"
    | "PROMPT_REPEATED"
    | "IMAGES_UNSUPPORTED"
    | "STEPS_EXHAUSTED";
  /**
   * What happened, and what can be done.
   */
  message: string;
}
/**
 * What was asked for, where a value is asked for a field at a time. Absent: the whole value was asked for at once.
 */
export interface AttemptTurn {
  /**
   * The field, as a JSON Pointer; empty for the whole value.
   */
  field: string;
  /**
   * The message that asked for it, exactly.
   */
  prompt: string;
  /**
   * How the answer was begun; the text goes on from there.
   */
  prefill: string;
  odds: TurnOdds;
}
/**
 * An option.
 */
export interface TurnOption {
  /**
   * The value, as text.
   */
  value: string;
  /**
   * What it was called in the question.
   */
  name: string;
  /**
   * Its share of what the model gives to all options, in millionths.
   */
  probability: number;
}
/**
 * Something that was put right to read the text.
 */
export interface Repair {
  /**
   * The repair's name.
   */
  name: string;
  /**
   * Where in the text, in UTF-16 units.
   */
  offset: number;
  /**
   * How much of the text it concerns, in UTF-16 units.
   */
  length: number;
}
/**
 * A rule of the contract that the value breaks.
 */
export interface Violation {
  /**
   * JSON Pointer into the value; empty for the whole.
   */
  path: string;
  /**
   * The JSON Schema keyword that is broken.
   */
  keyword: string;
  /**
   * What is wrong, in words.
   */
  message: string;
}
/**
 * How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.
 */
export interface AnswerOdds {
  /**
   * The odds of each field that they were asked for.
   *
   * @minItems 1
   */
  fields: FieldOdds[];
  /**
   * Requests made for the odds alone. They are no attempts.
   */
  requests: number;
  /**
   * Tokens of their prompts. Null: there was no request, or the engine does not say.
   */
  prompt_tokens: number | null;
  /**
   * Tokens of their answers. Null: there was no request, or the engine does not say.
   */
  completion_tokens: number | null;
}
/**
 * The probability of every option.
 */
export interface KnownOdds {
  /**
   * The field, as a JSON Pointer.
   */
  field: string;
  /**
   * The odds are known.
   */
  state: "known";
  /**
   * evaluated: each option was evaluated whole. listed: they follow from the most probable tokens that the server lists. stated: the model was asked for the probability of each option in per cent, and they are what it wrote, divided by its sum.
   */
  source: "evaluated" | "listed" | "stated";
  /**
   * The options, in the contract's order. Their probabilities sum up to 1.
   *
   * @minItems 1
   */
  options: WeighedOption[];
  /**
   * What the model gives to all options together.
   */
  mass: number;
}
/**
 * An option.
 */
export interface WeighedOption {
  /**
   * The value, as text.
   */
  value: string;
  /**
   * What it was called where it was asked for.
   */
  name: string;
  /**
   * Its share of what the model gives to all options, in millionths.
   */
  probability: number;
}
/**
 * Odds that are not known. They are never guessed from the answer.
 */
export interface AbsentOdds {
  /**
   * The field, as a JSON Pointer.
   */
  field: string;
  /**
   * The odds are not known.
   */
  state: "absent";
  /**
   * Why.
   */
  reason: string;
}
/**
 * The last answer broke the question's contract.
 */
export interface InvalidSurveyRecord {
  /**
   * The last answer broke the question's contract.
   */
  state: "invalid";
  /**
   * The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * The name of the questionnaire.
   */
  survey: string;
  /**
   * The id of the question.
   */
  question: string;
  /**
   * Who was asked.
   */
  agent_id: string;
  error: RecordedViolation;
  /**
   * Every request made, in order.
   */
  attempts: Attempt[];
  odds?: AnswerOdds1;
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow.
   */
  seed: number;
  /**
   * When the answer came or was given up, RFC 3339.
   */
  time: string;
  /**
   * Milliseconds from asking to the end, waits included.
   */
  duration_ms: number;
}
/**
 * Why the answer is not accepted.
 */
export interface RecordedViolation {
  /**
   * The answer breaks the question's contract.
   */
  code: "CONTRACT_VIOLATION";
  /**
   * Which rules it breaks.
   */
  message: string;
}
/**
 * How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.
 */
export interface AnswerOdds1 {
  /**
   * The odds of each field that they were asked for.
   *
   * @minItems 1
   */
  fields: FieldOdds[];
  /**
   * Requests made for the odds alone. They are no attempts.
   */
  requests: number;
  /**
   * Tokens of their prompts. Null: there was no request, or the engine does not say.
   */
  prompt_tokens: number | null;
  /**
   * Tokens of their answers. Null: there was no request, or the engine does not say.
   */
  completion_tokens: number | null;
}
/**
 * The model did not answer, or its answer could not be read.
 */
export interface FailedSurveyRecord {
  /**
   * The model did not answer, or its answer could not be read.
   */
  state: "failed";
  /**
   * The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.
   */
  round: number;
  /**
   * The name of the questionnaire.
   */
  survey: string;
  /**
   * The id of the question.
   */
  question: string;
  /**
   * Who was asked.
   */
  agent_id: string;
  error: RecordedFailure;
  /**
   * Every request made, in order.
   */
  attempts: Attempt[];
  odds?: AnswerOdds2;
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow.
   */
  seed: number;
  /**
   * When the answer came or was given up, RFC 3339.
   */
  time: string;
  /**
   * Milliseconds from asking to the end, waits included.
   */
  duration_ms: number;
}
/**
 * What went wrong.
 */
export interface RecordedFailure {
  /**
   * The stable name of what went wrong.
   */
  code:
    | "CONNECTION_FAILED"
    | "MODEL_NOT_FOUND"
    | "UNAUTHORIZED"
    | "RATE_LIMITED"
    | "TIMEOUT"
    | "SERVER_BUSY"
    | "PROTOCOL_ERROR"
    | "TRUNCATED"
    | "UNREADABLE"
    | "CONTEXT_OVERFLOW"
    | "ABORTED"
    | "REPLAY_MISS"
    | "PROMPT_REPEATED"
    | "IMAGES_UNSUPPORTED"
    | "STEPS_EXHAUSTED";
  /**
   * What happened, with which model, and what can be done.
   */
  message: string;
}
/**
 * How probable each option of the answer was for the model, next to its answer. Absent: no odds were asked for.
 */
export interface AnswerOdds2 {
  /**
   * The odds of each field that they were asked for.
   *
   * @minItems 1
   */
  fields: FieldOdds[];
  /**
   * Requests made for the odds alone. They are no attempts.
   */
  requests: number;
  /**
   * Tokens of their prompts. Null: there was no request, or the engine does not say.
   */
  prompt_tokens: number | null;
  /**
   * Tokens of their answers. Null: there was no request, or the engine does not say.
   */
  completion_tokens: number | null;
}
