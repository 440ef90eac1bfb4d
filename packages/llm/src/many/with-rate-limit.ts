import { checkOptions, isRecord, type Rule } from "@concordat/contracts/options";
import type { ChatClient } from "../chat/index.js";
import { limitRate, limitRules } from "../compose/limit-rate.js";
import { burst, type Pace, pacedClient, type RateLimit } from "../compose/pace.js";
import { abortableDelay } from "../generate/abortable-delay.js";
import { isDatabaseUrl, loadBatchModule, type SharedRate } from "./batch-module.js";

/** The rule for a rate limit as a value. Its members are checked by `withRateLimit`. */
export const rateLimitRule: Rule = {
  message: "must be { requestsPerMinute, tokensPerMinute }, or one of them",
  test: (value) => isRecord(value) && Object.keys(value).length > 0,
};

/** Options with a client, a rate limit, and perhaps a database. */
interface LimitedOptions {
  readonly client: ChatClient;
  readonly rateLimit?: RateLimit;
  readonly journal?: string;
}

/**
 * Returns the options with a client that keeps the rate limit. If the journal is a database, the options are returned as
 * they are: its processes share the limit, see `withSharedRate`.
 * @throws {RangeError} when the limit is invalid
 */
export function withRateLimit<Options extends LimitedOptions>(options: Options): Options {
  const { rateLimit, ...others } = options;
  if (rateLimit === undefined) return options;
  checkOptions(rateLimit, limitRules, "rateLimit.");
  if (isDatabaseUrl(options.journal ?? "")) return options;
  return { ...others, client: limitRate(options.client, rateLimit) } as Options;
}

/** Calls a function with the options and a client that keeps the rate limit together with all processes of a database. */
export async function withSharedRate<Options extends LimitedOptions, Result>(
  { rateLimit, ...options }: Options,
  url: string,
  work: (options: Omit<Options, "rateLimit">) => Promise<Result>,
): Promise<Result> {
  if (rateLimit === undefined) return work(options);
  const { shareRate } = await loadBatchModule();
  const { requestsPerMinute = null, tokensPerMinute = null } = rateLimit;
  const shared = shareRate({ url, key: options.client.id, requestsPerMinute, tokensPerMinute, burst });
  try {
    return await work({ ...options, client: pacedClient(options.client, paceOf(shared)) });
  } finally {
    await shared.close();
  }
}

function paceOf(shared: SharedRate): Pace {
  return {
    async enter(signal) {
      signal.throwIfAborted();
      // The request has its place from here on, so that only tokens can delay it once more.
      let waitMs = await shared.take(1);
      while (waitMs > 0 && !signal.aborted) {
        await abortableDelay(waitMs, signal);
        waitMs = signal.aborted ? 0 : await shared.take(0);
      }
      if (signal.aborted) await shared.take(-1);
      signal.throwIfAborted();
    },
    use: (tokens) => shared.use(tokens),
  };
}
