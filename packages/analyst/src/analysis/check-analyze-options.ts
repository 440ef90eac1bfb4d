import {
  checkOptions as checkRules,
  isRecord,
  type Rule,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import { callRules, seedRule } from "@concordat/llm";
import { subjectRules } from "../drivers/subject-rules.js";
import { AnalystError } from "../error/analyst-error.js";
import type { AnalyzeOptions } from "./analyze-options.js";

const { client, temperature, timeoutMs, maxAttempts, maxRetries, signal } = callRules;

/** Text from a user. Later checks decide whether it is valid for the table. */
const anyText: Rule = { message: "must be a string", test: (value) => typeof value === "string" };

const paths: Rule = {
  message: "must be a list of paths",
  test: (value) => Array.isArray(value) && value.every(rules.text.test),
};

const words: Rule = {
  message: "must be a list of words of a command",
  test: (value) => Array.isArray(value) && value.every(anyText.test),
};

/** The rule of arguments that must be a table. */
export const tableRule: Rule = required({
  message: "must be a table, as openTable gives it",
  test: (value) => isRecord(value) && typeof value.select === "function",
});

const analyzeRules: Rules<AnalyzeOptions> = {
  ...subjectRules,
  table: tableRule,
  question: required(anyText),
  client: {
    ...client,
    message: `${client.message}, or null`,
    test: (value) => value === null || client.test(value),
  },
  readQuestion: rules.flag,
  out: required({ ...rules.text, message: "must be the path of a folder" }),
  iterations: { message: "must be a number", test: (value) => typeof value === "number" },
  resume: rules.flag,
  retryInvalid: rules.flag,
  overwrite: rules.flag,
  inputs: paths,
  tableFlags: words,
  recordings: paths,
  tableTokens: rules.natural,
  resultTokens: rules.natural,
  countTokens: rules.aFunction,
  onEvent: rules.aFunction,
  spreadsheetSafe: rules.flag,
  seed: seedRule,
  temperature,
  timeoutMs,
  maxAttempts,
  maxRetries,
  signal,
};

/**
 * Checks the options before anything is read or written.
 * @throws {RangeError} naming the option, the expected value and the given value
 * @throws {AnalystError} BAD_OPTION when the question is empty, or the number of iterations is below 1
 */
export function checkAnalyzeOptions(options: AnalyzeOptions): void {
  checkRules(options, analyzeRules);
  const { question, iterations = 1 } = options;
  if (question.trim() === "") throw new AnalystError("BAD_OPTION", "there is no question to answer");
  if (!Number.isInteger(iterations) || iterations < 1) {
    throw new AnalystError(
      "BAD_OPTION",
      `cannot make ${iterations} iterations; give a whole number from 1 on`,
    );
  }
}
