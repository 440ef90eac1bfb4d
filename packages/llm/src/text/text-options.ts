import { checkOptions, type Rules } from "@concordat/contracts/options";
import { callRules, textsRule } from "../generate/check-generate-options.js";
import type { Conversation } from "../generate/conversation.js";
import type { CallOptions, ToolUse } from "../generate/generate-options.js";

/** The options of `generateText` and `streamText`. They have the same meaning as for `generateObject`. */
export interface TextOptions extends CallOptions, Conversation, ToolUse {
  /** The strings that end the text. The text ends before the first occurrence of one of them. Default: none. */
  readonly stop?: readonly string[];
}

const { client, messages, prompt, system, maxAttempts, maxRetries, retryTimeouts, seed } = callRules;
const { temperature, maxTokens, timeoutMs, deadlineMs, signal, onEvent, random } = callRules;
const { tools, maxSteps, approve, onStep } = callRules;

const textRules: Rules<TextOptions> = {
  client,
  messages,
  prompt,
  system,
  maxAttempts,
  maxRetries,
  retryTimeouts,
  seed,
  temperature,
  maxTokens,
  timeoutMs,
  deadlineMs,
  signal,
  onEvent,
  random,
  tools,
  maxSteps,
  approve,
  onStep,
  stop: { ...textsRule, aliases: ["stopSequences"] },
};

/**
 * Checks the arguments before anything is sent.
 * @throws {RangeError} if one is invalid; the message names the option, what it must be, and the given value
 */
export function checkTextOptions(options: TextOptions): void {
  checkOptions(options, textRules);
}
