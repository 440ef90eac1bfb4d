import type { ChatClient, ToolCall, ToolEnd } from "../chat/index.js";
import { type Failure, isFailure, StepsExhaustedError } from "../errors/index.js";
import { asFailure } from "../generate/as-failure.js";
import type { Attempt } from "../generate/index.js";
import { withAbortGrace } from "../generate/with-abort-grace.js";
import { grammarStep } from "./grammar-step.js";
import { nativeStep } from "./native-step.js";
import { renumbered } from "./renumbered.js";
import { runTool, type ToolSettings } from "./run-tool.js";
import type { StepAnswer, StepRequest } from "./steps.js";
import type { ToolRun, ToolStep } from "./tool-step.js";

/** The result of the steps: they end when the model calls no tool, or with a failure. */
export interface StepsEnd {
  readonly steps: readonly ToolStep[];
  readonly attempts: readonly Attempt[];
  readonly error: Failure | null;
  /** The text that the model wrote instead of a call, if its engine supports tools; otherwise `null`. */
  readonly text: string | null;
}

/** The maximum number of steps, and the callback after each. */
export interface StepSettings extends ToolSettings {
  /** Maximum number of steps in which tools are called. */
  readonly maxSteps: number;
  /** Called after each step. Never throws. */
  readonly onStep: (step: ToolStep) => void;
}

/** Requests step after step from the model, and runs the tools that it calls. */
export async function runSteps(request: StepRequest, settings: StepSettings): Promise<StepsEnd> {
  const { client } = request.options;
  const native = await isNative(client, settings.signal);
  const ask = native ? nativeStep : grammarStep;
  const steps: StepRequest["steps"][number][] = [];
  const attempts: Attempt[] = [];
  const ended = (error: Failure | null, text: string | null = null): StepsEnd => ({
    steps: steps.map(({ text: _text, ...step }) => step),
    attempts,
    error,
    text,
  });
  for (let index = 1; ; index++) {
    const asked: StepAnswer = await ask({
      ...request,
      steps,
      onText: textAfter(request.onText, attempts.length),
    });
    const own = renumbered(asked.attempts, attempts);
    attempts.push(...own);
    if (asked.error !== null) return ended(asked.error);
    if (index > settings.maxSteps && asked.calls.length > 0)
      return ended(exhausted(client, settings.maxSteps, asked.calls));
    const runs = await runCalls(client, settings, { ...request, steps }, asked.calls, index);
    if ("code" in runs) return ended(runs);
    const step = { index, attempts: own.map((attempt) => attempt.index), runs };
    settings.onStep(step);
    steps.push({ ...step, text: asked.text });
    if (runs.length === 0) return ended(null, native ? asked.text : null);
  }
}

/** Increases the attempt numbers that `onText` receives by the number of earlier attempts. */
export function textAfter(onText: StepRequest["onText"], before: number): StepRequest["onText"] {
  return onText && ((attempt, text) => onText(attempt + before, text));
}

function exhausted({ id }: ChatClient, maxSteps: number, calls: readonly ToolCall[]): StepsExhaustedError {
  const names = [...new Set(calls.map(({ name }) => name))].join(", ");
  return new StepsExhaustedError(
    `${id} used tools in ${maxSteps} steps, and wants to use ${names} again; raise maxSteps, or ask for less`,
  );
}

/**
 * Whether the engine supports tools. If the server cannot be asked, support is assumed, and the request is retried as
 * usual.
 */
async function isNative(client: ChatClient, signal: AbortSignal | undefined): Promise<boolean> {
  return (await client.callsTools?.(signal).catch(() => true)) ?? false;
}

/** Runs the calls of a step concurrently. Returns a failure if the caller aborted. */
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
