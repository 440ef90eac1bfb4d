import type { AgentDecision as FeedDecision } from "@concordat/contracts/agent-decision/v1";
import type { AgentDecision } from "@concordat/contracts/agent-decision/v2";
import type {
  DecisionRecord,
  FailedRecord,
  Attempt as RecordedAttempt,
} from "@concordat/contracts/decision-record";
import { type Attempt, type ConcordatError, failureCodeOf, type Outcome } from "@concordat/llm";

/** What a record says besides the outcome. */
export interface RecordContext {
  readonly agentId: string;
  /** The post decided on; null when several were shown and none was chosen. */
  readonly postId: string | null;
  readonly shownPostIds: readonly string[];
  readonly seed: number | null;
  readonly time: Date;
}

/** An outcome on one post as a record. */
export function toRecord(
  outcome: Outcome<AgentDecision>,
  context: RecordContext & { readonly postId: string },
): DecisionRecord {
  const contract = "agent-decision/v2";
  if (outcome.state !== "valid") return withoutDecision(outcome, contract, context);
  const { postId } = context;
  return {
    state: "valid",
    contract,
    ...head(context),
    post_id: postId,
    decision: outcome.value,
    ...tail(outcome, context),
  };
}

/** An outcome on a whole feed as a record. */
export function toFeedRecord(outcome: Outcome<FeedDecision>, context: RecordContext): DecisionRecord {
  const contract = "agent-decision/v1";
  if (outcome.state !== "valid") return withoutDecision(outcome, contract, context);
  const { value } = outcome;
  return {
    state: "valid",
    contract,
    ...head(context),
    post_id: value.post_id,
    decision: value,
    ...tail(outcome, context),
  };
}

type NoDecision = Exclude<Outcome<unknown>, { state: "valid" }>;

function withoutDecision(
  outcome: NoDecision,
  contract: FailedRecord["contract"],
  context: RecordContext,
): DecisionRecord {
  const around = { contract, ...head(context), post_id: context.postId, ...tail(outcome, context) };
  const { error } = outcome;
  return outcome.state === "invalid"
    ? { state: "invalid", ...around, error: { code: "CONTRACT_VIOLATION", message: error.message } }
    : { state: "failed", ...around, error: recordedError(error) };
}

function head({ agentId, shownPostIds }: RecordContext) {
  return { agent_id: agentId, shown_post_ids: [...shownPostIds] };
}

function tail({ attempts, model, durationMs }: Outcome<unknown>, { seed, time }: RecordContext) {
  return {
    attempts: attempts.map(recordedAttempt),
    model,
    seed,
    time: time.toISOString(),
    duration_ms: durationMs,
  };
}

function recordedAttempt(attempt: Attempt): RecordedAttempt {
  return {
    index: attempt.index,
    state: attempt.state,
    seed: attempt.seed,
    text: attempt.text,
    finish_reason: attempt.finishReason,
    repairs: attempt.repairs.map(({ name, offset, length }) => ({ name, offset, length })),
    violations: attempt.violations.map(({ path, keyword, message }) => ({ path, keyword, message })),
    error: attempt.error === null ? null : recordedError(attempt.error),
    prompt_tokens: attempt.usage.promptTokens,
    completion_tokens: attempt.usage.completionTokens,
    started_at: attempt.startedAt,
    duration_ms: attempt.durationMs,
  };
}

type RecordedError = FailedRecord["error"];

function recordedError(error: ConcordatError): RecordedError {
  return { code: failureCodeOf(error), message: error.message };
}
