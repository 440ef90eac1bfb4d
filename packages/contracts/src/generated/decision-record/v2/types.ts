// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"decision-record/v2/types.ts","schemas":"../../../../schemas","sha256":"42dd70e58849a53972b81021af7a7f0605b3c4fd4b37a47894b0b21482cf4ea1"}
/**
 * What happened when one agent decided on one post, or one feed, in one step or several.
 */
export type DecisionRecord =
  ValidRecord | ValidNetworkRecord | ValidFeedRecord | ComposedRecord | InvalidRecord | FailedRecord;
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
 * A decision on one post.
 */
export interface ValidRecord {
  /**
   * The end of the decision's life: valid.
   */
  state: "valid";
  /**
   * The contract that was asked for.
   */
  contract: "agent-decision/v2";
  /**
   * The round of the simulation. Null: the decision is not part of one.
   */
  round: number | null;
  /**
   * Whose decision it is.
   */
  agent_id: string;
  /**
   * The post that was decided on.
   */
  post_id: string;
  /**
   * The posts that the model saw, in the order shown.
   *
   * @minItems 1
   *
   * Items: The id of a post.
   */
  shown_post_ids: string[];
  /**
   * The decision, as agent-decision/v2 has it.
   */
  decision: LikeDecision | ReplyDecision | ReshareDecision | ScrollDecision;
  rule?: RuleChoice;
  /**
   * What the model was asked for, in order.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow. Null: none was given.
   */
  seed: number | null;
  /**
   * When the decision was made or given up, RFC 3339.
   */
  time: string;
  /**
   * Milliseconds from asking to the end, waits included.
   */
  duration_ms: number;
}
/**
 * Like the post.
 */
export interface LikeDecision {
  /**
   * Like the post.
   */
  choice: "LIKE";
  /**
   * Why the agent decided so.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text.
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
   * Why the agent decided so.
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
   * Why the agent decided so.
   */
  reason: string;
  /**
   * The comment, not blank.
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
   * Why the agent decided so.
   */
  reason: string;
  /**
   * Not used for this choice: null, absent, or any text.
   */
  content?: string | null;
}
/**
 * How a rule drew the choice, where the model was asked for the words only. Absent: the model chose.
 */
export interface RuleChoice {
  /**
   * The rule.
   */
  name: "relevance";
  /**
   * How relevant the post was to the agent, in standard deviations: 0 is average.
   */
  relevance: number;
  /**
   * How probable each choice was, in the contract's order.
   *
   * @minItems 1
   */
  options: RuleOption[];
  /**
   * The number that the choice was drawn with.
   */
  draw: number;
}
/**
 * An option.
 */
export interface RuleOption {
  /**
   * The choice.
   */
  value: "LIKE" | "REPLY" | "RESHARE" | "SCROLL";
  /**
   * Its probability by the rule, in millionths.
   */
  probability: number;
}
/**
 * One thing that the model was asked for on the way to a decision.
 */
export interface Step {
  /**
   * The whole decision; the next state of the chart; or the text that a choice needs.
   */
  name: "decision" | "state" | "text";
  /**
   * The contract that was asked for.
   */
  contract: string;
  /**
   * What the step came to.
   */
  state: "valid" | "invalid" | "failed";
  /**
   * The state that was chosen. Null: the step chooses no state, or came to nothing.
   */
  next_state: string | null;
  /**
   * Every request made, in order.
   */
  attempts: Attempt[];
  odds?: StepOdds;
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
 * How probable each option of the choice was for the model, next to its answer. Absent: no odds were asked for.
 */
export interface StepOdds {
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
   * evaluated: each option was evaluated whole. listed: they follow from the most probable tokens that the server lists.
   */
  source: "evaluated" | "listed";
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
 * A decision on one post, on a network with plain reshares, and follows and mutes that change it.
 */
export interface ValidNetworkRecord {
  /**
   * The end of the decision's life: valid.
   */
  state: "valid";
  /**
   * The contract that was asked for.
   */
  contract: "agent-decision/v3";
  /**
   * The round of the simulation. Null: the decision is not part of one.
   */
  round: number | null;
  /**
   * Whose decision it is.
   */
  agent_id: string;
  /**
   * The post that was decided on.
   */
  post_id: string;
  /**
   * The posts that the model saw, in the order shown.
   *
   * @minItems 1
   *
   * Items: The id of a post.
   */
  shown_post_ids: string[];
  /**
   * The decision, as agent-decision/v2 has it.
   */
  decision:
    | NetworkLikeDecision
    | NetworkReplyDecision
    | NetworkReshareDecision
    | NetworkQuoteDecision
    | NetworkFollowDecision
    | NetworkUnfollowDecision
    | NetworkMuteDecision
    | NetworkScrollDecision;
  /**
   * What the model was asked for, in order.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow. Null: none was given.
   */
  seed: number | null;
  /**
   * When the decision was made or given up, RFC 3339.
   */
  time: string;
  /**
   * Milliseconds from asking to the end, waits included.
   */
  duration_ms: number;
}
/**
 * Like the post.
 */
export interface NetworkLikeDecision {
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
export interface NetworkReplyDecision {
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
export interface NetworkReshareDecision {
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
export interface NetworkQuoteDecision {
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
export interface NetworkFollowDecision {
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
export interface NetworkUnfollowDecision {
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
export interface NetworkMuteDecision {
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
export interface NetworkScrollDecision {
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
/**
 * A decision on one post of a feed that was shown whole.
 */
export interface ValidFeedRecord {
  /**
   * The end of the decision's life: valid.
   */
  state: "valid";
  /**
   * The contract that was asked for.
   */
  contract: "agent-decision/v1";
  /**
   * The round of the simulation. Null: the decision is not part of one.
   */
  round: number | null;
  /**
   * Whose decision it is.
   */
  agent_id: string;
  /**
   * The post that was decided on.
   */
  post_id: string;
  /**
   * The posts that the model saw, in the order shown.
   *
   * @minItems 1
   *
   * Items: The id of a post.
   */
  shown_post_ids: string[];
  /**
   * The decision, as agent-decision/v1 has it.
   */
  decision: FeedIgnoreDecision | FeedLikeDecision | FeedReplyDecision | FeedReshareDecision;
  /**
   * What the model was asked for, in order.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow. Null: none was given.
   */
  seed: number | null;
  /**
   * When the decision was made or given up, RFC 3339.
   */
  time: string;
  /**
   * Milliseconds from asking to the end, waits included.
   */
  duration_ms: number;
}
/**
 * Pass over the post.
 */
export interface FeedIgnoreDecision {
  /**
   * The post that is decided on.
   */
  post_id: string;
  /**
   * Pass over the post.
   */
  choice: "IGNORE";
  /**
   * Why the agent decided so.
   */
  reason: string;
  /**
   * Nothing is written for this choice: null or absent.
   */
  content?: null;
  /**
   * When the decision was made, RFC 3339. Absent: not said.
   */
  timestamp?: string;
}
/**
 * Like the post.
 */
export interface FeedLikeDecision {
  /**
   * The post that is decided on.
   */
  post_id: string;
  /**
   * Like the post.
   */
  choice: "LIKE";
  /**
   * Why the agent decided so.
   */
  reason: string;
  /**
   * Nothing is written for this choice: null or absent.
   */
  content?: null;
  /**
   * When the decision was made, RFC 3339. Absent: not said.
   */
  timestamp?: string;
}
/**
 * Write a reply to the post.
 */
export interface FeedReplyDecision {
  /**
   * The post that is decided on.
   */
  post_id: string;
  /**
   * Write a reply to the post.
   */
  choice: "REPLY";
  /**
   * Why the agent decided so.
   */
  reason: string;
  /**
   * The text of the reply, not blank.
   */
  content: string;
  /**
   * When the decision was made, RFC 3339. Absent: not said.
   */
  timestamp?: string;
}
/**
 * Share the post again with a comment.
 */
export interface FeedReshareDecision {
  /**
   * The post that is decided on.
   */
  post_id: string;
  /**
   * Share the post again with a comment.
   */
  choice: "RESHARE";
  /**
   * Why the agent decided so.
   */
  reason: string;
  /**
   * The comment, not blank.
   */
  content: string;
  /**
   * When the decision was made, RFC 3339. Absent: not said.
   */
  timestamp?: string;
}
/**
 * A post of one's own, written after looking at a post.
 */
export interface ComposedRecord {
  /**
   * The end of the decision's life: valid.
   */
  state: "valid";
  /**
   * The contract that was asked for.
   */
  contract: "composition/v1";
  /**
   * The round of the simulation. Null: the decision is not part of one.
   */
  round: number | null;
  /**
   * Whose decision it is.
   */
  agent_id: string;
  /**
   * The post that was looked at before.
   */
  post_id: string;
  /**
   * The posts that the model saw, in the order shown.
   *
   * @minItems 1
   *
   * Items: The id of a post.
   */
  shown_post_ids: string[];
  decision: ComposedText;
  /**
   * What the model was asked for, in order.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow. Null: none was given.
   */
  seed: number | null;
  /**
   * When the decision was made or given up, RFC 3339.
   */
  time: string;
  /**
   * Milliseconds from asking to the end, waits included.
   */
  duration_ms: number;
}
/**
 * The text, as composition/v1 has it.
 */
export interface ComposedText {
  /**
   * The text of the post, not blank.
   */
  content: string;
}
/**
 * The model answered, but not as the contract wants.
 */
export interface InvalidRecord {
  /**
   * The end of the decision's life: invalid.
   */
  state: "invalid";
  /**
   * The contract that was asked for.
   */
  contract: "agent-decision/v3" | "agent-decision/v2" | "agent-decision/v1" | "composition/v1";
  /**
   * The round of the simulation. Null: the decision is not part of one.
   */
  round: number | null;
  /**
   * Whose decision it is.
   */
  agent_id: string;
  /**
   * The post that was to be decided on. Null: several were shown and none was chosen.
   */
  post_id: string | null;
  /**
   * The posts that the model saw, in the order shown.
   *
   * @minItems 1
   *
   * Items: The id of a post.
   */
  shown_post_ids: string[];
  error: RecordedViolation;
  rule?: RuleChoice1;
  /**
   * What the model was asked for, in order.
   */
  steps: Step[];
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow. Null: none was given.
   */
  seed: number | null;
  /**
   * When the decision was made or given up, RFC 3339.
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
   * The answer breaks the contract.
   */
  code: "CONTRACT_VIOLATION";
  /**
   * Which rules it breaks.
   */
  message: string;
}
/**
 * How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.
 */
export interface RuleChoice1 {
  /**
   * The rule.
   */
  name: "relevance";
  /**
   * How relevant the post was to the agent, in standard deviations: 0 is average.
   */
  relevance: number;
  /**
   * How probable each choice was, in the contract's order.
   *
   * @minItems 1
   */
  options: RuleOption1[];
  /**
   * The number that the choice was drawn with.
   */
  draw: number;
}
/**
 * An option.
 */
export interface RuleOption1 {
  /**
   * The choice.
   */
  value: "LIKE" | "REPLY" | "RESHARE" | "SCROLL";
  /**
   * Its probability by the rule, in millionths.
   */
  probability: number;
}
/**
 * There was no answer to check.
 */
export interface FailedRecord {
  /**
   * The end of the decision's life: failed.
   */
  state: "failed";
  /**
   * The contract that was asked for.
   */
  contract: "agent-decision/v3" | "agent-decision/v2" | "agent-decision/v1" | "composition/v1";
  /**
   * The round of the simulation. Null: the decision is not part of one.
   */
  round: number | null;
  /**
   * Whose decision it is.
   */
  agent_id: string;
  /**
   * The post that was to be decided on. Null: several were shown and none was chosen.
   */
  post_id: string | null;
  /**
   * The posts that the model saw, in the order shown.
   *
   * @minItems 1
   *
   * Items: The id of a post.
   */
  shown_post_ids: string[];
  error: RecordedFailure;
  rule?: RuleChoice2;
  /**
   * What the model was asked for, in order.
   */
  steps: Step[];
  /**
   * Engine and model.
   */
  model: string;
  /**
   * The seed of the run, from which the seeds of attempts follow. Null: none was given.
   */
  seed: number | null;
  /**
   * When the decision was made or given up, RFC 3339.
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
 * How a rule drew the choice for which the model was to write the words. Absent: the model was to choose, or an earlier version made the record.
 */
export interface RuleChoice2 {
  /**
   * The rule.
   */
  name: "relevance";
  /**
   * How relevant the post was to the agent, in standard deviations: 0 is average.
   */
  relevance: number;
  /**
   * How probable each choice was, in the contract's order.
   *
   * @minItems 1
   */
  options: RuleOption2[];
  /**
   * The number that the choice was drawn with.
   */
  draw: number;
}
/**
 * An option.
 */
export interface RuleOption2 {
  /**
   * The choice.
   */
  value: "LIKE" | "REPLY" | "RESHARE" | "SCROLL";
  /**
   * Its probability by the rule, in millionths.
   */
  probability: number;
}
