import { safeListener } from "@concordat/contracts/options";
import type { ChatClient } from "../chat/index.js";
import { callDefaults } from "../limits.js";
import type { Seed } from "../seed/answer-seed.js";
import type { GenerateEvent } from "./generate-event.js";
import type { CallOptions } from "./generate-options.js";
import type { RetryBudget } from "./retry-policy.js";

/** The settings that apply to every kind of call, with their defaults filled in. */
export interface CallSettings {
  readonly client: ChatClient;
  readonly seed: Seed | undefined;
  readonly temperature: number | undefined;
  /** Tokens for the first answer; undefined if the engine decides. */
  readonly maxTokens: number | undefined;
  readonly timeoutMs: number;
  /** Aborts when the caller does, or when the deadline has passed. */
  readonly signal: AbortSignal | undefined;
  readonly budget: RetryBudget;
  /** Passes an event on to the listener. Never throws. */
  readonly emit: (event: GenerateEvent) => void;
}

/** Returns the settings of a call from its validated options. The time limit of the call starts now. */
export function callSettings(options: CallOptions): CallSettings {
  const { client, deadlineMs } = options;
  return {
    client,
    seed: options.seed,
    temperature: options.temperature,
    maxTokens: options.maxTokens ?? client.answerTokens,
    timeoutMs: options.timeoutMs ?? client.timeoutMs ?? callDefaults.timeoutMs,
    signal: joined(options.signal, deadlineMs === undefined ? undefined : AbortSignal.timeout(deadlineMs)),
    budget: {
      maxAttempts: options.maxAttempts ?? callDefaults.maxAttempts,
      maxRetries: options.maxRetries ?? callDefaults.maxRetries,
      retryTimeouts: options.retryTimeouts ?? callDefaults.retryTimeouts,
      random: options.random ?? Math.random,
    },
    emit: safeListener("onEvent", options.onEvent),
  };
}

function joined(first: AbortSignal | undefined, second: AbortSignal | undefined): AbortSignal | undefined {
  return first === undefined || second === undefined ? (first ?? second) : AbortSignal.any([first, second]);
}
