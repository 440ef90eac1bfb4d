import type { DecisionRun } from "@concordat/contracts/decision-run";
import { omitUndefined, type Rules, rules } from "@concordat/contracts/options";
import { type ChatClient, callRules, deriveSeed, formOf } from "@concordat/llm";
import { defaults } from "../limits.js";

/** Options for carrying out a run. */
export interface PipelineOptions {
  /** The model that is asked. */
  readonly client: ChatClient;
  /** Keeps the run after every step; awaited before the next one begins. */
  readonly save?: (run: DecisionRun) => Promise<void>;
  /** Called with every step as it begins and ends. Errors that it throws are reported on the console and change nothing. */
  readonly onStep?: (step: Step) => void;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each request. Default 60,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers asked for one value. Default 3. */
  readonly maxAttempts?: number;
  /** Maximum number of times that a request without an answer is sent again, unchanged. Default 2. */
  readonly maxRetries?: number;
  /** Also ask again for what the model answered badly before the run was resumed. Default false. */
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

/** Whether the model is asked in turns, in plain words: in its client's own form, as the embedded model is. */
export function isAskedInTurns({ client }: Pick<PipelineOptions, "client">): boolean {
  return formOf({ client }) === "turns";
}

/** A step of a run, as progress shows it. */
export interface Step {
  /** The name of the step. */
  readonly name: "plan" | "facts" | "pro" | "con" | "risk" | "options" | "synthesis" | "sensitivity";
  /** The state of the step. */
  readonly state: "running" | "completed" | "failed" | "skipped" | "stopped";
  /** Milliseconds the step took; 0 while it runs. */
  readonly durationMs: number;
}

/**
 * Returns the options of every request of a run. `asked` is the number of earlier answers, so that no seed is used
 * twice and an outage changes no seed.
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
