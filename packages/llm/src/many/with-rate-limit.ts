import { checkOptions, isRecord, type Rule } from "@concordat/contracts/options";
import type { ChatClient } from "../chat/index.js";
import { limitRate, limitRules, type RateLimit } from "../compose/limit-rate.js";

/** The rule for a rate limit as a value. Its members are checked by `withRateLimit`. */
export const rateLimitRule: Rule = {
  message: "must be { requestsPerMinute, tokensPerMinute }, or one of them",
  test: (value) => isRecord(value) && Object.keys(value).length > 0,
};

/**
 * Returns the options with a client that keeps the rate limit.
 * @throws {RangeError} when the limit is invalid
 */
export function withRateLimit<
  Options extends { readonly client: ChatClient; readonly rateLimit?: RateLimit },
>({ rateLimit, ...options }: Options): Omit<Options, "rateLimit"> {
  if (rateLimit === undefined) return options;
  checkOptions(rateLimit, limitRules, "rateLimit.");
  return { ...options, client: limitRate(options.client, rateLimit) };
}
