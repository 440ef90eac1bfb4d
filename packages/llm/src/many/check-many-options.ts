import { checkOptions as checkRules, type Rules, required, rules } from "@concordat/contracts/options";
import { callRules } from "../generate/check-generate-options.js";
import { seedRule } from "../seed/seed-rule.js";
import { checkTools } from "../tools/check-tools.js";
import { isDatabaseUrl } from "./batch-module.js";
import type { ManyOptions } from "./many-options.js";
import { rateLimitRule } from "./with-rate-limit.js";

const { messages: _messages, deadlineMs: _deadlineMs, ...shared } = callRules;

/** The rule for a journal that must be a database. */
export const databaseRule = required({
  message: "must be the URL of a database, such as postgres://user@host/database",
  test: (value) => typeof value === "string" && isDatabaseUrl(value),
});

/** The rules of the options of `generateMany`. */
export const manyRules: Rules<ManyOptions<unknown, unknown>> = {
  ...shared,
  system: rules.text,
  items: required({
    message: "must be what can be looped over: a list, a generator, a stream",
    test: (value) =>
      typeof value === "object" &&
      value !== null &&
      (Symbol.iterator in value || Symbol.asyncIterator in value),
  }),
  prompt: required({ ...rules.aFunction, aliases: ["messages"] }),
  id: rules.aFunction,
  concurrency: rules.natural,
  rateLimit: rateLimitRule,
  journal: { ...rules.text, message: "must be the path of a file" },
  name: {
    message: "must be letters, digits and _, and after the first also dots and -",
    test: (value) => typeof value === "string" && /^\w[\w.-]{0,99}$/.test(value),
  },
  retryFailed: rules.flag,
  seed: seedRule,
  onResult: rules.aFunction,
  onWarning: rules.aFunction,
};

/**
 * Checks the arguments before anything is sent or written.
 * @throws {RangeError} if one is invalid; the message names the option, what it must be, and the given value
 */
export function checkManyOptions<Item, Output, Input>(
  options: ManyOptions<Item, Output, Input, unknown>,
): void {
  checkRules(options, manyRules);
  checkTools(options);
  const { name, journal = "" } = options;
  if (name !== undefined && !isDatabaseUrl(journal))
    throw new RangeError(
      "name is the name of a batch in a database: give it with a journal such as postgres://user@host/database",
    );
}
