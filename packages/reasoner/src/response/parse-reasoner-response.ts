import { checkValue, required } from "@concordat/contracts/options";
import type { ContractLike } from "@concordat/parser";
import { parseText } from "@concordat/parser";
import { inputRules } from "../reasoner/input-rules.js";

const textRule = required({
  message: "must be the text of a model's answer",
  test: (value) => typeof value === "string",
});

/** An object with a `next_state` and any other properties. */
const named: ContractLike<{ readonly next_state: string }> = {
  schema: { type: "object", properties: { next_state: { type: "string" } }, required: ["next_state"] },
  validate: (value) =>
    stateIn(value) === null ? [{ path: "/next_state", keyword: "type", message: "must be a string" }] : [],
  fillDefaults: (value) => value,
};

/**
 * Returns the option named by `next_state` in a model's text, ignoring case. The text is not searched: a state that
 * is merely mentioned is not an answer.
 * @throws {RangeError} when an argument is of another type
 * @throws {Error} when the text names none of the options
 */
export function parseReasonerResponse<State extends string>(text: string, options: readonly State[]): State {
  checkValue(text, textRule, "text");
  checkValue(options, inputRules.options, "options");
  const result = parseText(text, named);
  const state = result.state === "valid" ? result.value.next_state.toLowerCase() : null;
  const option = options.find((candidate) => candidate.toLowerCase() === state);
  if (option !== undefined) return option;
  const found = state === null ? "no next_state" : `the state ${JSON.stringify(state)}`;
  throw new Error(`the answer names ${found}; the options are ${options.join(", ")}`);
}

function stateIn(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("next_state" in value)) return null;
  return typeof value.next_state === "string" ? value.next_state : null;
}
