import { type ChatClient, deriveSeed, type GenerateOptions } from "@concordat/llm";

/** How the model is asked. */
export interface AskOptions {
  readonly client: ChatClient;
  readonly seed?: number;
  readonly temperature?: number;
  /** Milliseconds for each attempt. Default 120 000. */
  readonly timeoutMs?: number;
  /** Requests to make at most for one answer. Default 3. */
  readonly maxAttempts?: number;
  readonly signal?: AbortSignal;
}

const defaultTimeoutMs = 120_000;

/** The options of a request as `generateObject` takes them, its seed derived from what it is about. */
export function requestOptions(
  { client, seed, temperature, timeoutMs = defaultTimeoutMs, maxAttempts, signal }: AskOptions,
  about: string,
): Pick<
  GenerateOptions<unknown>,
  "client" | "timeoutMs" | "seed" | "temperature" | "maxAttempts" | "signal"
> {
  return {
    client,
    timeoutMs,
    ...(seed === undefined ? {} : { seed: (attempt: number) => deriveSeed(seed, about, attempt) }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
    ...(signal === undefined ? {} : { signal }),
  };
}
