import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type ChatClient, deriveSeed } from "@concordat/llm";

/** How a run is carried out. */
export interface PipelineOptions {
  readonly client: ChatClient;
  /** Keeps the run after every step; awaited before the next one begins. */
  readonly save?: (run: DecisionRun) => Promise<void>;
  /** Told of every step as it begins and ends. */
  readonly onStep?: (step: Step) => void;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each attempt. Default 60 000. */
  readonly timeoutMs?: number;
  /** Requests to make at most for one answer. Default 3. */
  readonly maxAttempts?: number;
  readonly signal?: AbortSignal;
}

/** A step of a run, as progress shows it. */
export interface Step {
  readonly name: "plan" | "facts" | "pro" | "con" | "risk" | "synthesis";
  readonly state: "running" | "completed" | "failed" | "skipped" | "stopped";
  /** Milliseconds the step took; 0 while it runs. */
  readonly durationMs: number;
}

const defaultTimeoutMs = 60_000;

/** What every request of a run has in common. `asked` counts the requests made before, so that no seed comes twice. */
export function askOptions(
  { seed }: DecisionRun,
  { client, temperature, timeoutMs = defaultTimeoutMs, maxAttempts, signal }: PipelineOptions,
  step: string,
  asked: number,
) {
  return {
    client,
    timeoutMs,
    ...(seed === null ? {} : { seed: (attempt: number) => deriveSeed(seed, step, asked + attempt) }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
    ...(signal === undefined ? {} : { signal }),
  };
}
