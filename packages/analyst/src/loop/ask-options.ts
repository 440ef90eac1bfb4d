import { type ChatClient, deriveSeed, type GenerateOptions } from "@concordat/llm";
import { defaults } from "../limits.js";

/** How the model is asked. */
export interface AskOptions {
  /** Which model is asked. */
  readonly client: ChatClient;
  /** Makes answers repeatable: their seeds follow from it. Default: none. */
  readonly seed?: number;
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each request. Default 120,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers asked for one value. Default 3. */
  readonly maxAttempts?: number;
  /** How often a request that got no answer is sent again, unchanged. Default 2. */
  readonly maxRetries?: number;
  /** Stops the analysis; whole iterations stay. */
  readonly signal?: AbortSignal;
}

/** The options of a request as `generateObject` takes them, its seed derived from what it is about. */
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
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
    ...(maxRetries === undefined ? {} : { maxRetries }),
    ...(signal === undefined ? {} : { signal }),
  };
}
