import type { SchemaValue, TypeBoxKind } from "@concordat/parser";
import type { ChatRequest, TokenLogprobs } from "../chat/index.js";
import type { OutcomeOdds } from "../odds/outcome-odds.js";
import type { TurnPlan } from "../turns/turn-plan.js";
import { abortableDelay } from "./abortable-delay.js";
import type { FlexibleSchema } from "./answer-contract.js";
import { type Call, requestFor, toCall } from "./call.js";
import { callSite } from "./call-site.js";
import type { PromptOrMessages } from "./conversation.js";
import type { AskedContract, FlexibleSchemaByType, GenerateOptions, OnText } from "./generate-options.js";
import type { Attempt, Outcome } from "./outcome.js";
import { initialRetryState, nextAsk } from "./retry-policy.js";
import { type AttemptResult, type CallEnd, runAttempt, timedAnswer } from "./run-attempt.js";
import { toOutcome } from "./to-outcome.js";

/**
 * Requests a value of a contract from a model and validates the answer. If the answer is invalid, the model gets the
 * problems and is asked again.
 * Failures of the model or the server do not reject the promise: the outcome contains them, with every attempt. The
 * promise rejects if the client itself fails, for example because a recording cannot be written.
 * @throws {RangeError} when an argument is invalid, for example no message, a temperature of 7, or no field left to
 *   answer
 * @example
 * import { generateObject } from "@concordat/llm";
 * import { createOllamaClient } from "@concordat/llm/ollama";
 * import * as z from "zod";
 *
 * const outcome = await generateObject({
 *   client: createOllamaClient({ model: "mistral" }),
 *   contract: z.object({ topic: z.enum(["delivery", "billing"]), urgent: z.boolean() }),
 *   messages: [{ role: "user", content: "What is this mail about? My parcel has not arrived." }],
 * });
 * if (outcome.state === "valid") console.log(outcome.value.topic);
 * else console.error(outcome.error.code, outcome.error.message);
 */
export async function generateObject<Output, Input = Output, Type extends TypeBoxKind = never>(
  options: GenerateOptions<SchemaValue<Output, Type>, Input, FlexibleSchemaByType<Output, Input> | Type> &
    PromptOrMessages,
): Promise<Outcome<SchemaValue<Output, Type>>>;
export async function generateObject<Output, Input>(
  options: GenerateOptions<Output, Input, FlexibleSchema<Output, Input>>,
): Promise<Outcome<Output>> {
  const located = callSite(generateObject);
  return located(await answerTo(options));
}

/**
 * Carries out a call with its tools, if it has some.
 * @param call the call of these options
 * @throws {RangeError} when an argument is invalid
 */
export function answerTo<Output, Input>(
  options: GenerateOptions<Output, Input, AskedContract<Output, Input>>,
  onText?: OnText,
  call: Call<Output> = toCall(options),
): Promise<Outcome<Output>> {
  const [tool] = options.tools ?? [];
  return tool === undefined ? runCall(call, onText) : tool.answer(options, call, onText);
}

/** Carries a call out, without tools. */
export async function runCall<Output>(call: Call<Output>, onText?: OnText): Promise<Outcome<Output>> {
  await call.examplesChecked;
  const start = performance.now();
  const end = await (call.turns === null ? attemptUntilDone(call, onText) : inTurns(call, call.turns));
  const odds = call.odds.size === 0 ? noOdds : await oddsOf(call, end);
  return toOutcome(call, end, odds, Math.round(performance.now() - start));
}

/** Requests a value field by field. The code for it is loaded when a call needs it. */
async function inTurns<Output>(call: Call<Output>, plan: TurnPlan): Promise<CallEnd> {
  return (await import("../turns/run-turns.js")).runTurns(call, plan);
}

/** The result if no probabilities are requested. The code that computes them is then not loaded. */
const noOdds: OutcomeOdds = { odds: {}, oddsUsage: [] };

async function oddsOf<Output>(call: Call<Output>, end: CallEnd): Promise<OutcomeOdds> {
  const [{ outcomeOdds }, { fieldOdds }] = await Promise.all([
    import("../odds/outcome-odds.js"),
    import("../turns/odds.js"),
  ]);
  const ask = async (request: ChatRequest) => (await timedAnswer(call, request, () => undefined)).answer;
  return outcomeOdds(call, end, { ask, fieldOdds });
}

async function attemptUntilDone<Output>(call: Call<Output>, onText: OnText | undefined): Promise<CallEnd> {
  const attempts: Attempt[] = [];
  const logprobs = new Map<number, readonly TokenLogprobs[]>();
  let ask = initialRetryState;
  for (;;) {
    const index = attempts.length + 1;
    call.emit({ state: "pending", attempt: index });
    const result = await runAttempt(call, ask, requestFor(call, ask, attempts), index, onText);
    attempts.push(result.attempt);
    logprobs.set(index, result.logprobs);
    emitEnd(call, result);
    const { error } = result.end;
    const next = error === null ? null : nextAsk(ask, index, error, call.budget);
    if (next !== null) await abortableDelay(next.waitMs, call.signal);
    if (next === null || call.signal?.aborted === true) return { last: result, attempts, logprobs };
    ask = next.ask;
  }
}

function emitEnd<Output>(
  { emit, asked }: Call<Output>,
  { attempt: { index, violations }, end }: AttemptResult,
): void {
  if (end.state === "failed") {
    emit({ state: "failed", attempt: index, error: end.error });
    return;
  }
  const { value } = asked.split(end.value);
  emit({ state: "parsed", attempt: index, value });
  emit(
    end.state === "valid"
      ? { state: "valid", attempt: index, value }
      : { state: "invalid", attempt: index, violations },
  );
}
