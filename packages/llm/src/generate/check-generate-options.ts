import {
  checkOptions as checkRules,
  isRecord,
  oneOf,
  type Rule,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import { isForeignSchema } from "@concordat/parser/async";
import { clientRule, messagesRule } from "../chat/chat-rules.js";
import { isSeed } from "../seed/derive-seed.js";
import { checkLimits, wireRules } from "../wire/wire-rules.js";
import type { GenerateOptions } from "./generate-options.js";

/** The rule for an option whose value is a contract or a schema. */
export const contractRule: Rule = {
  message:
    "must be a contract, such as defineContract makes of a JSON Schema, or a schema of Zod, Valibot, ArkType or TypeBox",
  test: (value) =>
    isForeignSchema(value) ||
    (isRecord(value) && typeof value.validate === "function" && isRecord(value.schema)),
};

/** The rule for an option whose value is a list of texts. */
export const textsRule: Rule = {
  message: "must be a list of strings",
  test: (value) => Array.isArray(value) && value.every((sentence) => typeof sentence === "string"),
};

/** The rules of each option of a call, for callers that pass options on and check them first. */
export const callRules: Rules<GenerateOptions<unknown>> = {
  client: required({ ...clientRule, aliases: ["model"] }),
  contract: required({ ...contractRule, aliases: ["schema"] }),
  messages: messagesRule,
  prompt: rules.text,
  system: { ...rules.text, aliases: ["instructions"] },
  ...wireRules,
  maxAttempts: rules.natural,
  maxRetries: rules.count,
  retryTimeouts: rules.flag,
  seed: {
    message: "must be an integer from 0 to 2147483647 or a function",
    test: (value) => isSeed(value) || typeof value === "function",
  },
  temperature: rules.temperature,
  maxTokens: { ...rules.natural, aliases: ["maxOutputTokens", "max_tokens", "max_completion_tokens"] },
  timeoutMs: rules.milliseconds,
  deadlineMs: rules.milliseconds,
  signal: { ...rules.signal, aliases: ["abortSignal"] },
  describe: oneOf("full", "short", false),
  form: oneOf("json", "turns"),
  questions: {
    message:
      'must be questions by JSON Pointer: { "/reason": "Why?" }, or { ask, prefill, options } for a text',
    test: (value) =>
      isRecord(value) &&
      Object.entries(value).every(([pointer, question]) => isPointer(pointer) && isQuestion(question)),
  },
  wording: textsRule,
  mayRepeat: textsRule,
  odds: {
    message: 'must be a list of JSON Pointers, each given once: ["/choice"]',
    test: (value) =>
      Array.isArray(value) && value.every(isPointerText) && new Set(value).size === value.length,
  },
  examples: {
    ...rules.list,
    items: { message: "must be an example: { input, output }, input a string", test: isExample },
  },
  tools: {
    message: "must be a list of tools made with defineTool of @concordat/llm/tools",
    test: (value) => Array.isArray(value) && value.every((tool) => typeof tool?.answer === "function"),
  },
  maxSteps: rules.natural,
  approve: rules.aFunction,
  onStep: rules.aFunction,
  onEvent: rules.aFunction,
  random: rules.aFunction,
};

/**
 * Refuses invalid arguments before anything is sent.
 * @throws {RangeError} that names the option, what it must be and what was given
 */
export function checkGenerateOptions<Output, Input>(options: GenerateOptions<Output, Input, unknown>): void {
  checkRules(options, callRules);
  checkLimits(options.limits);
  if (options.form !== "turns") {
    if (options.questions !== undefined) throw new RangeError(`questions need form: "turns"`);
    return;
  }
  const given = jsonOnly.find((name) => options[name] !== undefined);
  if (given !== undefined)
    throw new RangeError(`${given} belongs to form: "json"; leave it out with form: "turns"`);
}

/** Options that apply only to a JSON answer. */
const jsonOnly = ["describe", "examples", "extension"] as const;

function isPointerText(value: unknown): boolean {
  return typeof value === "string" && isPointer(value) && !/~(?![01])/.test(value);
}

function isPointer(text: string): boolean {
  return text === "" || text.startsWith("/");
}

function isQuestion(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (!isRecord(value) || typeof value.ask !== "string" || value.ask.trim() === "") return false;
  const { ask: _ask, prefill = "", options = {}, ...others } = value;
  return (
    Object.keys(others).length === 0 &&
    typeof prefill === "string" &&
    isRecord(options) &&
    Object.values(options).every((name) => typeof name === "string" && name.trim() !== "")
  );
}

function isExample(value: unknown): boolean {
  return isRecord(value) && typeof value.input === "string" && value.output !== undefined;
}
