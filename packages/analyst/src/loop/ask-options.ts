import { omitUndefined } from "@concordat/contracts/options";
import { type ChatClient, deriveSeed, type GenerateOptions } from "@concordat/llm";
import { defaults } from "../limits.js";

/** Options for requests to the model. */
export interface AskOptions {
  /** The client of the model. */
  readonly client: ChatClient;
  /** A seed from which the seeds of all requests are derived, so that answers are reproducible. Default: none. */
  readonly seed?: number;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Time limit of a request, in milliseconds. Default 120,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers requested for one value. Default 3. */
  readonly maxAttempts?: number;
  /** Maximum number of times that a request without an answer is repeated. Default 2. */
  readonly maxRetries?: number;
  /** Stops the analysis; complete iterations are kept. */
  readonly signal?: AbortSignal;
}

/** Returns the options of a request for `generateObject`. Its seed is derived from the subject of the request. */
export function requestOptions(
  { client, seed, temperature, timeoutMs = defaults.timeoutMs, maxAttempts, maxRetries, signal }: AskOptions,
  about: string,
): Pick<
  GenerateOptions<unknown>,
  "client" | "timeoutMs" | "seed" | "temperature" | "maxAttempts" | "maxRetries" | "signal"
> {
  return {
    client,
    timeoutMs,
    ...(seed === undefined ? {} : { seed: (answer: number) => deriveSeed(seed, about, answer) }),
    ...omitUndefined({ temperature, maxAttempts, maxRetries, signal }),
  };
}
