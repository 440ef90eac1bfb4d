import { type ConcordatError, ContractViolationError } from "@concordat/contracts/contract";
import { type ParseResult, parseText } from "@concordat/parser";
import type { ChatClient, ChatRequest } from "../chat/index.js";
import { TruncatedError, UnreadableError } from "../errors/index.js";
import type { AskedContract } from "./asked-contract.js";
import { type Answer, collectAnswer } from "./collect-answer.js";
import type { Attempt } from "./outcome.js";
import { timeLimit } from "./time-limit.js";

/** What an attempt came to: a value that keeps what was asked, one that does not, or none. */
type AttemptEnd =
  | { readonly state: "valid"; readonly value: unknown; readonly error: null }
  | { readonly state: "invalid"; readonly value: unknown; readonly error: ContractViolationError }
  | { readonly state: "failed"; readonly error: ConcordatError };

/** An attempt as it is kept, and what it came to. */
export interface AttemptResult {
  readonly attempt: Attempt;
  readonly end: AttemptEnd;
}

export interface AttemptInput {
  readonly index: number;
  readonly client: ChatClient;
  readonly contract: AskedContract;
  readonly ref: string;
  readonly request: ChatRequest;
  readonly timeoutMs: number;
}

/** Makes one request and reads its answer. */
export async function runAttempt(input: AttemptInput): Promise<AttemptResult> {
  const { index, client, contract, request, timeoutMs } = input;
  const limit = timeLimit(timeoutMs, request.signal);
  let startedAt = new Date();
  const onStarted = (): void => {
    limit.restart();
    startedAt = new Date();
  };
  const answer = await collectAnswer(client, {
    ...request,
    signal: limit.signal,
    onQueued: limit.pause,
    onStarted,
  });
  limit.release();
  const facts = {
    index,
    seed: request.seed ?? null,
    text: answer.text,
    finishReason: answer.finishReason,
    usage: answer.usage,
    startedAt: startedAt.toISOString(),
    durationMs: Math.max(0, Date.now() - startedAt.getTime()),
  };
  if (answer.error !== null) return failure(facts, answer.error);

  const result = parseText(answer.text, contract, parseOptions(answer));
  if (result.state === "unreadable") return failure(facts, unreadableError(input, answer, result));
  const { state, value, repairs } = result;
  if (state === "valid") {
    return {
      attempt: { ...facts, state, repairs, violations: [], error: null },
      end: { state, value, error: null },
    };
  }
  const { violations } = result;
  return {
    attempt: { ...facts, state, repairs, violations, error: null },
    end: { state, value, error: new ContractViolationError(input.ref, violations) },
  };
}

type Facts = Omit<Attempt, "state" | "repairs" | "violations" | "error">;

function failure(facts: Facts, error: ConcordatError): AttemptResult {
  return {
    attempt: { ...facts, state: "failed", repairs: [], violations: [], error },
    end: { state: "failed", error },
  };
}

function parseOptions({ finishReason }: Answer): { finishReason?: "stop" | "length" | "other" } {
  return finishReason === "length" || finishReason === "stop" ? { finishReason } : {};
}

function unreadableError(
  { client, request }: AttemptInput,
  { finishReason, text, thought }: Answer,
  { reason, message }: Extract<ParseResult<unknown>, { state: "unreadable" }>,
): ConcordatError {
  if (reason === "truncated" || (finishReason === "length" && reason !== "too-large")) {
    const room = request.maxTokens === undefined ? "" : ` of ${request.maxTokens} tokens`;
    return new TruncatedError(
      `${client.id} was cut off before its answer was complete; allow more room than its limit${room}`,
    );
  }
  const only = thought && text.trim() === "" ? ": the model thought, but gave no answer" : `: ${message}`;
  return new UnreadableError(`${client.id} gave no answer that can be read${only}`);
}
