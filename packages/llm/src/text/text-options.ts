import { checkOptions, type Rules } from "@concordat/contracts/options";
import { callRules, textsRule } from "../generate/check-generate-options.js";
import type { Conversation } from "../generate/conversation.js";
import type { CallOptions, ToolUse } from "../generate/generate-options.js";

/** The options of `generateText` and `streamText`. They have the same meaning as for `generateObject`. */
export interface TextOptions extends CallOptions, Conversation, ToolUse {
  /** The strings that end the text. The text ends before the first occurrence of one of them. Default: none. */
  readonly stop?: readonly string[];
}

// Members, not a destructured object, which a bundler would retain in every page.
const textRules: Rules<TextOptions> = {
  client: callRules.client,
  messages: callRules.messages,
  prompt: callRules.prompt,
  system: callRules.system,
  maxAttempts: callRules.maxAttempts,
  maxRetries: callRules.maxRetries,
  retryTimeouts: callRules.retryTimeouts,
  seed: callRules.seed,
  temperature: callRules.temperature,
  maxTokens: callRules.maxTokens,
  timeoutMs: callRules.timeoutMs,
  deadlineMs: callRules.deadlineMs,
  signal: callRules.signal,
  onEvent: callRules.onEvent,
  random: callRules.random,
  tools: callRules.tools,
  maxSteps: callRules.maxSteps,
  approve: callRules.approve,
  onStep: callRules.onStep,
  stop: { ...textsRule, aliases: ["stopSequences"] },
};

/**
 * Checks the arguments before anything is sent.
 * @throws {RangeError} if one is invalid; the message names the option, what it must be, and the given value
 */
export function checkTextOptions(options: TextOptions): void {
  checkOptions(options, textRules);
}
