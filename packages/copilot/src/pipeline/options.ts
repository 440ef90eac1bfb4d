import type { DecisionRun } from "@concordat/contracts/decision-run";
import { omitUndefined, type Rules, rules } from "@concordat/contracts/options";
import { type ChatClient, callRules, deriveSeed, formOf } from "@concordat/llm";
import { defaults } from "../limits.js";

/** Options for executing a run. */
export interface PipelineOptions {
  /** The client of the model to ask. */
  readonly client: ChatClient;
  /** Stores the run after every step. It is awaited before the next step begins. */
  readonly save?: (run: DecisionRun) => Promise<void>;
  /**
   * Called when a step begins and when it ends. Errors that it throws are reported on the console and have no other
   * effect.
   */
  readonly onStep?: (step: RunStep) => void;
  /** Sampling temperature, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Timeout of each request, in milliseconds. Default 60,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers to request for one value. Default 3. */
  readonly maxAttempts?: number;
  /** Maximum number of times to repeat a request that got no answer. Default 2. */
  readonly maxRetries?: number;
  /** Whether a resumed run also repeats questions whose earlier answer was invalid. Default false. */
  readonly retryInvalid?: boolean;
  /** Stops the run. Existing answers are retained. */
  readonly signal?: AbortSignal;
}

const { client, temperature, timeoutMs, maxAttempts, maxRetries, signal } = callRules;

/** The rules of the options. */
export const pipelineRules: Rules<PipelineOptions> = {
  client,
  save: rules.aFunction,
  onStep: rules.aFunction,
  temperature,
  timeoutMs,
  maxAttempts,
  maxRetries,
  retryInvalid: rules.flag,
  signal,
};

/**
 * Whether fields are requested from the model one at a time, in plain text. The client decides; the embedded model
 * does.
 */
export function isAskedInTurns({ client }: Pick<PipelineOptions, "client">): boolean {
  return formOf({ client }) === "turns";
}

/** A step of a run, as progress shows it. */
export interface RunStep {
  /** The name of the step. */
  readonly name: "plan" | "facts" | "pro" | "con" | "risk" | "options" | "synthesis" | "sensitivity";
  /** The state of the step. */
  readonly state: "running" | "completed" | "failed" | "skipped" | "stopped";
  /** Duration of the step in milliseconds; 0 while it runs. */
  readonly durationMs: number;
}

/**
 * Returns the options of every request of a run. `asked`, the number of earlier answers, determines the seed. So no
 * seed is used twice, and an outage does not change the seeds.
 */
export function askOptions(
  { seed }: DecisionRun,
  { client, temperature, timeoutMs = defaults.timeoutMs, maxAttempts, maxRetries, signal }: PipelineOptions,
  step: string,
  asked: number,
) {
  return {
    client,
    // The prompts as JSON say what each field is for, for this decision.
    ...(isAskedInTurns({ client }) ? {} : { describe: "short" as const }),
    timeoutMs,
    ...(seed === null ? {} : { seed: (answer: number) => deriveSeed(seed, step, asked + answer) }),
    ...omitUndefined({ temperature, maxAttempts, maxRetries, signal }),
  };
}
