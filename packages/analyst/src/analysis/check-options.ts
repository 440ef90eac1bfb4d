import {
  checkOptions as checkRules,
  isRecord,
  needed,
  type Rule,
  type Rules,
  rules,
} from "@concordat/contracts/options";
import { callRules, seedRule } from "@concordat/llm";
import { subjectRules } from "../drivers/subject-rules.js";
import { AnalystError } from "../error/analyst-error.js";
import type { AnalyzeOptions } from "./analyze-options.js";

const { client, temperature, timeoutMs, maxAttempts, maxRetries, signal } = callRules;

/** What a person writes; whether it fits the table is seen later. */
const anyText: Rule = { must: "must be a string", fits: (value) => typeof value === "string" };

const paths: Rule = {
  must: "must be a list of paths",
  fits: (value) => Array.isArray(value) && value.every(rules.text.fits),
};

const analyzeRules: Rules<AnalyzeOptions> = {
  ...subjectRules,
  table: needed({
    must: "must be a table, as openTable gives it",
    fits: (value) => isRecord(value) && typeof value.select === "function",
  }),
  question: needed(anyText),
  client: {
    ...client,
    must: `${client.must}, or null`,
    fits: (value) => value === null || client.fits(value),
  },
  readQuestion: rules.flag,
  out: needed({ ...rules.text, must: "must be the path of a folder" }),
  iterations: { must: "must be a number", fits: (value) => typeof value === "number" },
  resume: rules.flag,
  retryInvalid: rules.flag,
  overwrite: rules.flag,
  inputs: paths,
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
 * Refuses invalid options before anything is read or written.
 * @throws {RangeError} that names the option, what it must be and what was given
 * @throws {AnalystError} BAD_OPTION when there is no question, or not one iteration
 */
export function checkOptions(options: AnalyzeOptions): void {
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
