import { omitUndefined } from "@concordat/contracts/options";
import type { RateLimit } from "@concordat/llm";
import type { Command } from "commander";
import { InvalidArgument, parseWholeNumber } from "../models/client-options.js";

/** The options that limit how often a model is asked. */
export interface RateLimitFlags {
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
}

/**
 * Adds the options that limit how often a model is asked.
 * @param condition the words in front of each description, such as "with --many: "
 */
export function withRateLimitOptions(command: Command, condition = ""): Command {
  return command
    .option(
      "--requests-per-minute <n>",
      `${condition}maximum number of requests in a minute, of all workers of a database together`,
      parseLimit,
    )
    .option(
      "--tokens-per-minute <n>",
      `${condition}maximum number of tokens of requests and answers in a minute, also of all workers together`,
      parseLimit,
    );
}

function parseLimit(value: string): number {
  const read = parseWholeNumber(value);
  if (read < 1) throw new InvalidArgument(`${value} is not a whole number of at least 1`);
  return read;
}

/** Returns the rate limit of `generateMany` and `workMany` that the options give: none, where there is no option. */
export function rateLimitOf({ requestsPerMinute, tokensPerMinute }: RateLimitFlags): {
  readonly rateLimit?: RateLimit;
} {
  const limits = omitUndefined({ requestsPerMinute, tokensPerMinute });
  return Object.keys(limits).length === 0 ? {} : { rateLimit: limits };
}
