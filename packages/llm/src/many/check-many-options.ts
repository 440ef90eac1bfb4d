import { checkOptions as checkRules, type Rules, required, rules } from "@concordat/contracts/options";
import { callRules } from "../generate/check-generate-options.js";
import { seedRule } from "../seed/seed-rule.js";
import { checkTools } from "../tools/check-tools.js";
import type { ManyOptions } from "./many-options.js";

const { messages: _messages, deadlineMs: _deadlineMs, ...shared } = callRules;

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
  journal: { ...rules.text, message: "must be the path of a file" },
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
}
