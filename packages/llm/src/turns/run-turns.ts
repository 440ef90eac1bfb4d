import { ContractViolationError, formatViolation, type Violation } from "@concordat/contracts/contract";
import type { ChatMessage, ChatRequest, TokenLogprobs } from "../chat/index.js";
import { abortableDelay } from "../generate/abortable-delay.js";
import type { Call } from "../generate/call.js";
import type { ModelAnswer } from "../generate/collect-answer.js";
import type { Attempt } from "../generate/outcome.js";
import type { AttemptEnd } from "../generate/read-answer.js";
import { nextAsk, type RetryBudget, type RetryState } from "../generate/retry-policy.js";
import { type CallEnd, timedAnswer } from "../generate/run-attempt.js";
import { truncatedText } from "../prompt/feedback.js";
import { neutraliseMarks } from "../prompt/template-marks.js";
import { drawnOption } from "./odds.js";
import { prepareTurn, type Turn, turnRequest } from "./prepare-turn.js";
import { readField, type TurnEnd } from "./read-field.js";
import type { TurnReading } from "./read-turn.js";
import type { TurnField } from "./turn-field.js";
import type { TurnPlan } from "./turn-plan.js";
import { ValueTurns } from "./value-turns.js";
import { complaint } from "./wording.js";

/**
 * Requests a value one field at a time, until all fields are known and the value is valid. Every turn is an attempt.
 * Rejected answers are counted for the value, not for each field.
 */
export async function runTurns<Output>(call: Call<Output>, plan: TurnPlan): Promise<CallEnd> {
  const attempts: Attempt[] = [];
  const logprobs = new Map<number, readonly TokenLogprobs[]>();
  const value = new ValueTurns(plan);
  let refused = 0;
  for (;;) {
    const { turn, attempt, checked, request, tokens } = await runTurn(call, plan, value, attempts.length + 1);
    attempts.push(attempt);
    emitTurn(call, attempt, checked);
    const { end, complete } = checked;
    logprobs.set(attempt.index, tokens);
    const ended: CallEnd = { last: { attempt, end, request }, attempts, logprobs };
    if (end.state === "valid" && complete) return ended;
    if (end.state === "valid") continue;
    const { ask } = turn.state;
    const next = nextAsk(ask, attempt.index, end.error, budgetOf(call, ask, refused));
    if (next !== null) await abortableDelay(next.waitMs, call.signal);
    if (next === null || call.signal?.aborted === true) return ended;
    if (next.ask.answer > ask.answer) refused++;
    askOnceMore(value, turn, next.ask, attempt, checked);
  }
}

/** Returns how many answers may still be requested for a field. The limit applies to the complete value. */
function budgetOf<Output>({ budget }: Call<Output>, { answer }: RetryState, refused: number): RetryBudget {
  return { ...budget, maxAttempts: answer + budget.maxAttempts - 1 - refused };
}

/** A turn with its attempt and its outcome. */
interface TurnRun {
  readonly turn: Turn;
  readonly attempt: Attempt;
  readonly checked: CheckedTurn;
  readonly request: ChatRequest;
  /** The tokens of the answer, if the server lists them. */
  readonly tokens: readonly TokenLogprobs[];
}

async function runTurn<Output>(
  call: Call<Output>,
  plan: TurnPlan,
  value: ValueTurns,
  index: number,
): Promise<TurnRun> {
  const field = value.next();
  if (field === null) throw new Error("a value in turns was complete too early");
  call.emit({ state: "pending", attempt: index });
  const turn = prepareTurn(call, plan, value, field);
  const request = turnRequest(call, plan, value, turn);
  const { answer, ...timed } = await timedAnswer(call, request, () => undefined);
  const read = await readField(call, plan, value, turn, { answer, model: timed.model }, request);
  const checked = await checkedTurn(call, value, turn, answer, read);
  const { end, violations, again } = checked;
  const attempt: Attempt = {
    index,
    answer: turn.state.ask.answer,
    state: end.state,
    turn: {
      field: field.pointer,
      prompt: turn.prompt,
      prefill: turn.prefill,
      again: again.map(({ pointer }) => pointer),
      odds: read.odds,
    },
    seed: request.seed ?? null,
    text: answer.text,
    finishReason: answer.finishReason,
    repairs: read.repairs,
    violations,
    reached: read.reached,
    error: end.state === "failed" ? end.error : null,
    usage: answer.usage,
    ...timed,
  };
  return { turn, attempt, checked, request, tokens: answer.logprobs };
}

/**
 * Schedules the field to be requested again. If the complete value violates the contract, schedules the fields
 * concerned.
 */
function askOnceMore(
  value: ValueTurns,
  turn: Turn,
  ask: RetryState,
  { text }: Attempt,
  { end, violations, again }: CheckedTurn,
): void {
  if (end.state === "invalid")
    value.askAgain(again, ({ said, question }) => feedbackMessage(said, question, listed(violations)));
  else if (end.state === "failed")
    value.setState(turn.field, {
      ask,
      inWords: turn.state.inWords || (turn.byOdds && end.error.code === "UNREADABLE"),
      refused: turn.byOdds
        ? turn.state.refused
        : [...turn.state.refused, ...feedbackMessages(ask, turn, text, end.error)],
    });
}

/**
 * Returns the feedback to a model after a rejected answer. It is empty if the question is only repeated, possibly
 * with a higher limit.
 */
function feedbackMessages(
  { feedbackOn }: RetryState,
  { question, prefill }: Turn,
  text: string,
  error: Error,
): readonly ChatMessage[] {
  return feedbackOn === null ? [] : feedbackMessage(`${prefill}${text}`, question.text, error.message);
}

function feedbackMessage(said: string, question: string, reason: string): readonly ChatMessage[] {
  const answer: ChatMessage[] =
    said.trim() === "" ? [] : [{ role: "assistant", content: neutraliseMarks(truncatedText(said)) }];
  const content = `${complaint.before} ${neutraliseMarks(reason)}. ${complaint.after}\n${question}`;
  return [...answer, { role: "user", content }];
}

function listed(violations: readonly Violation[]): string {
  return violations.slice(0, 5).map(formatViolation).join("; ");
}

/** The outcome of a turn. After the last turn, it also contains the validation of the complete value. */
interface CheckedTurn {
  readonly end: AttemptEnd;
  readonly violations: readonly Violation[];
  readonly again: readonly TurnField[];
  readonly complete: boolean;
}

async function checkedTurn<Output>(
  call: Call<Output>,
  value: ValueTurns,
  { field, question, prefill }: Turn,
  { text: written }: ModelAnswer,
  { reading, odds }: TurnEnd,
): Promise<CheckedTurn> {
  const { error } = reading;
  if (error !== null) return failedTurn(error);
  const text = odds === null ? written : (drawnOption(odds)?.name ?? "");
  value.answer(field, reading.value, {
    question: question.text,
    said: neutraliseMarks(truncatedText(`${prefill}${text}`)),
  });
  const complete = value.next() === null;
  const found = complete ? await call.asked.validate(value.value) : [];
  if (found.length === 0) {
    return { end: { state: "valid", value: value.value, error: null }, violations: [], again: [], complete };
  }
  const end: AttemptEnd = {
    state: "invalid",
    value: value.value,
    error: new ContractViolationError(call.contract.ref, found),
  };
  return { end, violations: found, again: value.concerned(found), complete };
}

function failedTurn(error: Exclude<TurnReading["error"], null>): CheckedTurn {
  return { end: { state: "failed", error }, violations: [], again: [], complete: false };
}

function emitTurn<Output>(
  { emit }: Call<Output>,
  { index, violations }: Attempt,
  { end, complete }: CheckedTurn,
): void {
  if (end.state === "failed") {
    emit({ state: "failed", attempt: index, error: end.error });
    return;
  }
  emit({ state: "parsed", attempt: index, value: end.value });
  if (!complete) return;
  emit(
    end.state === "valid"
      ? { state: "valid", attempt: index, value: end.value }
      : { state: "invalid", attempt: index, violations },
  );
}
