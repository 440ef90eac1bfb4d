import type { ChatClient, ChatMessage, ToolCall, ToolEnd } from "../chat/index.js";
import { type Failure, isFailure, StepsExhaustedError } from "../errors/index.js";
import type { FlexibleSchema } from "../generate/answer-contract.js";
import { asFailure } from "../generate/as-failure.js";
import { toCall } from "../generate/call.js";
import { callSettings } from "../generate/call-settings.js";
import { checkOptions } from "../generate/check-options.js";
import { conversationOf } from "../generate/conversation.js";
import { runCall } from "../generate/generate-object.js";
import type { Attempt, GenerateOptions, Outcome } from "../generate/index.js";
import { addUsage } from "../generate/usage.js";
import { withAbortGrace } from "../generate/with-abort-grace.js";
import { checkTools } from "./check-tools.js";
import { grammarStep } from "./grammar-step.js";
import { nativeStep } from "./native-step.js";
import { runTool, type ToolSettings } from "./run-tool.js";
import type { Step, StepRequest } from "./steps.js";
import { runsText } from "./tool-result.js";
import type { ToolRun, ToolStep } from "./tool-step.js";

/** Steps in which a model may call tools, if the caller sets none. */
const defaultMaxSteps = 8;

/**
 * Lets the model call tools until it can answer, then requests the value as without tools, with all that the tools
 * gave. Every step is on record.
 * @throws {RangeError} when an argument is invalid
 */
export async function answerWithTools<Output, Input>(
  options: GenerateOptions<Output, Input, FlexibleSchema<Output, Input>>,
): Promise<Outcome<Output>> {
  checkOptions(options);
  const { tools = [], maxSteps = defaultMaxSteps, approve, onStep, ...value } = options;
  checkTools(tools, approve);
  const start = performance.now();
  // One deadline for all steps and the answer.
  const { signal } = callSettings(options);
  const { deadlineMs: _deadline, messages: _messages, prompt: _prompt, system: _system, ...request } = value;
  const timed = { ...request, ...(signal === undefined ? {} : { signal }) };
  // What is wrong with the value's options is said before a model is asked.
  toCall({ ...timed, messages: conversationOf(options) });
  const conversation = conversationOf(options);
  const settings: ToolSettings = { tools, approve: inTurn(approve), signal };
  const found = await runSteps(
    { options: stepOptions(timed), tools, messages: conversation, steps: [] },
    settings,
    maxSteps,
    (step) => onStep?.(step),
  );
  const steps = found.steps.map(({ text: _text, ...step }) => step);
  if (found.error !== null) return failedOutcome(options.client, found.attempts, found.error, steps, start);
  const runs = steps.flatMap((step) => step.runs);
  const messages: readonly ChatMessage[] =
    runs.length === 0 ? conversation : [...conversation, { role: "user", content: finalRequest(runs) }];
  const outcome = await runCall(toCall({ ...timed, messages }));
  const attempts = [...found.attempts, ...renumbered(outcome.attempts, found.attempts)];
  return {
    ...outcome,
    attempts,
    steps,
    answers: outcome.answers + found.attempts.filter(({ error }) => error === null).length,
    usage: addUsage([...found.attempts.map(({ usage }) => usage), outcome.usage]),
    durationMs: Math.round(performance.now() - start),
  };
}

function finalRequest(runs: readonly ToolRun[]): string {
  return `You have used tools:\n${runsText(runs)}\nNow answer the request.`;
}

/** The options of every request for a step; those of the value belong to the answer alone. */
function stepOptions<Output, Input>(
  options: Omit<GenerateOptions<Output, Input, unknown>, "deadlineMs">,
): StepRequest["options"] {
  const { client, maxAttempts, maxRetries, retryTimeouts, seed, temperature, maxTokens } = options;
  const { timeoutMs, signal, random } = options;
  const given = {
    maxAttempts,
    maxRetries,
    retryTimeouts,
    seed,
    temperature,
    maxTokens,
    timeoutMs,
    signal,
    random,
  };
  return { client, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}

/** Approvals are asked for one after another, as a person can answer them. */
function inTurn(approve: GenerateOptions<unknown>["approve"]): ToolSettings["approve"] {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const decided = last.then(() => approve?.(call) ?? false);
    last = decided.catch(() => undefined);
    return decided;
  };
}

interface FoundSteps {
  readonly steps: StepRequest["steps"];
  readonly attempts: readonly Attempt[];
  readonly error: Failure | null;
}

async function runSteps(
  request: StepRequest,
  settings: ToolSettings,
  maxSteps: number,
  onStep: (step: ToolStep) => void,
): Promise<FoundSteps> {
  const { client } = request.options;
  const ask = (await isNative(client, settings.signal)) ? nativeStep : grammarStep;
  const steps: StepRequest["steps"][number][] = [];
  const attempts: Attempt[] = [];
  for (let index = 1; ; index++) {
    const asked: Step = await ask({ ...request, steps });
    const own = renumbered(asked.attempts, attempts);
    attempts.push(...own);
    if (asked.error !== null) return { steps, attempts, error: asked.error };
    if (index > maxSteps && asked.calls.length > 0)
      return { steps, attempts, error: exhausted(client, maxSteps, asked.calls) };
    const runs = await runCalls(client, settings, { ...request, steps }, asked.calls, index);
    if ("code" in runs) return { steps, attempts, error: runs };
    const step = { index, attempts: own.map((attempt) => attempt.index), runs };
    onStep(step);
    steps.push({ ...step, text: asked.text });
    if (runs.length === 0) return { steps, attempts, error: null };
  }
}

function exhausted({ id }: ChatClient, maxSteps: number, calls: readonly ToolCall[]): StepsExhaustedError {
  const names = [...new Set(calls.map(({ name }) => name))].join(", ");
  return new StepsExhaustedError(
    `${id} used tools in ${maxSteps} steps, and wants to use ${names} again; raise maxSteps, or ask for less`,
  );
}

/** Whether the model calls tools itself. If the server cannot say, it is asked as if it does, and retried as usual. */
async function isNative(client: ChatClient, signal: AbortSignal | undefined): Promise<boolean> {
  return (await client.callsTools?.(signal).catch(() => true)) ?? false;
}

/** Runs the calls of a step at the same time; a failure if the caller stopped them. */
async function runCalls(
  client: ChatClient,
  settings: ToolSettings,
  { messages, steps }: StepRequest,
  calls: readonly ToolCall[],
  step: number,
): Promise<readonly ToolRun[] | Failure> {
  const { signal } = settings;
  const stopped = (): Failure => asFailure(signal?.reason, client, signal);
  const before = steps.flatMap(({ runs }) => runs.map(({ name, input, end }) => ({ name, input, end })));
  const work = Promise.all(
    calls.map(async (call, place): Promise<ToolRun> => {
      const start = performance.now();
      const execute = (): Promise<ToolEnd> => runTool(settings, call, step);
      const { name, input } = call;
      const request = { messages, before, call: { name, input }, place };
      const end = await (client.runTool?.(request, execute) ?? execute());
      return { ...call, end, durationMs: Math.round(performance.now() - start) };
    }),
  );
  const ended = work.catch((thrown: unknown): Failure => {
    if (signal?.aborted === true) return stopped();
    if (isFailure(thrown)) return thrown;
    throw thrown;
  });
  const runs = await withAbortGrace<readonly ToolRun[] | Failure>(ended, signal, stopped);
  return signal?.aborted === true ? stopped() : runs;
}

/** Attempts with the numbers that follow those before. */
function renumbered(attempts: readonly Attempt[], before: readonly Attempt[]): Attempt[] {
  const answers = Math.max(0, ...before.map(({ answer }) => answer));
  return attempts.map((attempt) => ({
    ...attempt,
    index: attempt.index + before.length,
    answer: attempt.answer + answers,
  }));
}

function failedOutcome<Output>(
  client: ChatClient,
  attempts: readonly Attempt[],
  error: Failure,
  steps: readonly ToolStep[],
  start: number,
): Outcome<Output> {
  return {
    state: "failed",
    error,
    attempts,
    steps,
    answers: attempts.filter((attempt) => attempt.error === null).length,
    reached: [],
    unenforced: [],
    extension: {},
    odds: {},
    oddsUsage: [],
    model: client.id,
    usage: addUsage(attempts.map(({ usage }) => usage)),
    durationMs: Math.round(performance.now() - start),
  };
}
