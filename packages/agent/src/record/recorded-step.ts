import type { FailedRecord, Attempt as RecordedAttempt, Step } from "@concordat/contracts/decision-record";
import {
  type Attempt,
  type AttemptTurn,
  addUsage,
  type Failure,
  type FieldOdds,
  type FieldOption,
  type Outcome,
  recordedClients,
  type ValueOdds,
} from "@concordat/llm";

/** The name of a decision's step, and its choice. */
export interface StepName {
  /** The step's name in the record. */
  readonly name: Step["name"];
  /** The contract of the request. */
  readonly contract: string;
  /** The chosen state of the chart. Default `null`, for a step that does not choose a state. */
  readonly nextState?: string | null;
}

/** Creates the record of a step, with every request that was made for it. */
export function recordedStep(
  { name, contract, nextState = null }: StepName,
  { state, attempts, model, ...odds }: RecordedOutcome,
): Step {
  return {
    name,
    contract,
    state,
    next_state: nextState,
    attempts: attempts.map((attempt) => recordedAttempt(attempt, model)),
    ...recordedOdds(odds),
  };
}

/** The probabilities of an outcome; absent if none were requested. */
type OutcomeOdds = Partial<Pick<Outcome<unknown>, "odds" | "oddsUsage">>;

/** The part of an outcome that a step records. */
type RecordedOutcome = Pick<Outcome<unknown>, "state" | "attempts" | "model"> & OutcomeOdds;

/**
 * Returns the member `odds` of a record: the probabilities by JSON Pointer, with the token usage of their requests.
 * Absent if none were requested.
 */
export function recordedOdds({ odds = {}, oddsUsage = [] }: OutcomeOdds): Pick<Step, "odds"> {
  if (Object.keys(odds).length === 0) return {};
  const { promptTokens, completionTokens } = addUsage(oddsUsage);
  return {
    odds: {
      fields: Object.entries(odds).map(([field, found]) => recordedFieldOdds(field, found)),
      requests: oddsUsage.length,
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
    },
  };
}

function recordedFieldOdds(field: string, odds: ValueOdds): NonNullable<Step["odds"]>["fields"][number] {
  if (odds.state === "absent") return { field, state: odds.state, reason: odds.reason };
  const { state, source, mass } = odds;
  return { field, state, source, options: odds.options.map(recordedOption), mass };
}

/**
 * Converts a request to the model to the form of records.
 * @param model the model of the record; an attempt names its model only if it differs
 */
export function recordedAttempt(attempt: Attempt, model: string): RecordedAttempt {
  return {
    index: attempt.index,
    state: attempt.state,
    ...recordedClients(attempt, model),
    ...(attempt.turn === null ? {} : { turn: recordedTurn(attempt.turn) }),
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

function recordedTurn({ field, prompt, prefill, odds }: AttemptTurn): NonNullable<RecordedAttempt["turn"]> {
  return { field, prompt, prefill, odds: odds === null ? null : recordedTurnOdds(odds) };
}

function recordedTurnOdds({ options, mass, draw }: FieldOdds) {
  return {
    options: options.map(recordedOption),
    mass,
    draw,
  };
}

function recordedOption({ value, name, probability }: FieldOption) {
  return { value: String(value), name, probability };
}

function recordedError({ code, message }: Failure): FailedRecord["error"] {
  return { code, message };
}
