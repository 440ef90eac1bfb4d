import type { ConcordatError, Contract } from "@concordat/contracts/contract";
import type { ChatMessage, ChatRequest } from "../chat/index.js";
import { ServerBusyError } from "../errors/index.js";
import { describeSchema } from "../prompt/describe-schema.js";
import { deriveSeed } from "../seed/derive-seed.js";
import { toWireSchema } from "../wire/to-wire-schema.js";
import { addUsage } from "./add-usage.js";
import { type AskedContract, askedContract } from "./asked-contract.js";
import { pause, waitBefore } from "./backoff.js";
import { feedbackTurns } from "./feedback.js";
import type { GenerateOptions } from "./generate-options.js";
import type { Attempt, Outcome } from "./outcome.js";
import { type Retry, retryOf } from "./retry-policy.js";
import { type AttemptResult, runAttempt } from "./run-attempt.js";

const defaultMaxTokens = 1_024;
const defaultTimeoutMs = 30_000;

/**
 * Asks a model for a value of a contract, checks the answer, tells the model what was wrong and asks again.
 *
 * Never rejects for anything that a model or a server does: that is the outcome, with every attempt in it.
 * @throws {RangeError} when the arguments cannot be meant: no message, nothing open to answer
 * @example
 * const outcome = await generateObject({ client, contract: agentDecision, messages });
 * if (outcome.state === "valid") console.log(outcome.value.choice);
 * else console.error(outcome.error.code, outcome.error.message);
 */
export async function generateObject<Output, Input = Output>(
  options: GenerateOptions<Output, Input>,
): Promise<Outcome<Output>> {
  const start = performance.now();
  const limited = withDeadline(options);
  const asked = askedContract(options.contract, options);
  const results = await attemptUntilValid(limited, asked, firstRequest(limited));
  const last = results.at(-1);
  if (last === undefined) throw new RangeError("maxAttempts must be at least 1");
  const attempts = results.map(({ attempt }) => attempt);
  return toOutcome(options.contract, asked, last, {
    attempts,
    model: options.client.id,
    usage: addUsage(attempts.map(({ usage }) => usage)),
    durationMs: Math.round(performance.now() - start),
  });
}

async function attemptUntilValid<Output, Input>(
  options: GenerateOptions<Output, Input>,
  contract: AskedContract,
  first: ChatRequest,
): Promise<AttemptResult[]> {
  const { client, maxAttempts = 3, timeoutMs = defaultTimeoutMs } = options;
  const results: AttemptResult[] = [];
  let request = first;
  for (let index = 1; index <= maxAttempts; index++) {
    options.onEvent?.({ state: "pending", attempt: index });
    const seeded = { ...request, ...seedOf(options, index) };
    const input = { index, client, contract, ref: options.contract.ref, request: seeded, timeoutMs };
    const result = await runAttempt(input);
    results.push(result);
    emit(options, result, contract);
    const { error } = result.end;
    if (error === null || index === maxAttempts) break;
    const retry = retryOf(error);
    if (retry === "never") break;
    if (retry === "after-a-wait") await pause(waitAfter(options, error, index + 1), options.signal);
    if (options.signal?.aborted === true) break;
    request = nextRequest(request, retry, result.attempt, first.messages);
  }
  return results;
}

function firstRequest<Output, Input>(options: GenerateOptions<Output, Input>): ChatRequest {
  const {
    client,
    contract,
    messages,
    temperature,
    maxTokens = defaultMaxTokens,
    signal,
    describe = true,
  } = options;
  if (messages.length === 0) throw new RangeError("messages must hold at least one message");
  const schema = toWireSchema(contract.schema, client.wireForm, options);
  return {
    messages: describe ? withDescription(messages, describeSchema(schema)) : messages,
    schema,
    maxTokens,
    ...(temperature === undefined ? {} : { temperature }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/** The messages with the answer's shape at the end of the last one. */
function withDescription(messages: readonly ChatMessage[], shape: string): ChatMessage[] {
  return messages.map((message, index) =>
    index === messages.length - 1
      ? { ...message, content: `${message.content}\nAnswer with JSON only: ${shape}` }
      : message,
  );
}

function nextRequest(
  request: ChatRequest,
  retry: Retry,
  last: Attempt,
  first: readonly ChatMessage[],
): ChatRequest {
  if (retry === "with-more-room")
    return { ...request, maxTokens: 2 * (request.maxTokens ?? defaultMaxTokens) };
  if (retry === "with-feedback") return { ...request, messages: [...first, ...feedbackTurns(last)] };
  return request;
}

function seedOf<Output, Input>({ seed }: GenerateOptions<Output, Input>, attempt: number): { seed?: number } {
  if (seed === undefined) return {};
  return {
    seed: typeof seed === "function" ? seed(attempt) : attempt === 1 ? seed : deriveSeed(seed, attempt),
  };
}

function waitAfter<Output, Input>(
  { random = Math.random }: GenerateOptions<Output, Input>,
  error: ConcordatError,
  nextAttempt: number,
): number {
  return waitBefore(nextAttempt, random, ServerBusyError.isInstance(error) ? error.retryAfterMs : null);
}

function emit<Output, Input>(
  { onEvent }: GenerateOptions<Output, Input>,
  { attempt: { index, violations }, end }: AttemptResult,
  contract: AskedContract,
): void {
  if (onEvent === undefined) return;
  if (end.state === "failed") {
    onEvent({ state: "failed", attempt: index, error: end.error });
    return;
  }
  const { value } = contract.split(end.value);
  onEvent({ state: "parsed", attempt: index, value });
  onEvent(
    end.state === "valid"
      ? { state: "valid", attempt: index, value }
      : { state: "invalid", attempt: index, violations },
  );
}

type OutcomeFacts = Pick<Outcome<unknown>, "attempts" | "model" | "usage" | "durationMs">;

function toOutcome<Output, Input>(
  contract: Contract<Output, Input>,
  asked: AskedContract,
  { attempt, end }: AttemptResult,
  facts: OutcomeFacts,
): Outcome<Output> {
  if (end.state === "failed") return { ...facts, ...end, extension: {} };
  const { value, extension } = asked.split(end.value);
  if (end.state === "valid") return { ...facts, extension, state: "valid", value: contract.parse(value) };
  return { ...facts, extension, state: "invalid", value, violations: attempt.violations, error: end.error };
}

/** With a deadline, the caller's signal is joined by one that aborts when the time for the whole is up. */
function withDeadline<Output, Input>(
  options: GenerateOptions<Output, Input>,
): GenerateOptions<Output, Input> {
  if (options.deadlineMs === undefined) return options;
  const deadline = AbortSignal.timeout(options.deadlineMs);
  return {
    ...options,
    signal: options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]),
  };
}
