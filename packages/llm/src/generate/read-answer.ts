import { ContractViolationError, type Violation } from "@concordat/contracts/contract";
import type { ParseOptions, ParseResult, Repair } from "@concordat/parser";
import { parseTextAsync } from "@concordat/parser/async";
import { type Failure, TruncatedError, UnreadableError } from "../errors/index.js";
import type { ModelAnswer } from "./collect-answer.js";
import type { ReachedBound } from "./reached-bounds.js";
import type { RequestContract } from "./request-contract.js";

/** The outcome of an answer: a valid value, an invalid value, or none. */
export type AttemptEnd =
  | { readonly state: "valid"; readonly value: unknown; readonly error: null }
  | { readonly state: "invalid"; readonly value: unknown; readonly error: ContractViolationError }
  | { readonly state: "failed"; readonly error: Failure };

/** An answer as it was read. */
export interface ReadAnswer {
  readonly end: AttemptEnd;
  readonly repairs: readonly Repair[];
  readonly violations: readonly Violation[];
  readonly reached: readonly ReachedBound[];
}

/** The tools to read an answer with. */
export interface Reader {
  /** The model that answered, for messages. */
  readonly id: string;
  /** The contract's reference, for messages. */
  readonly ref: string;
  readonly contract: RequestContract;
  /** Tokens that the answer was allowed. */
  readonly maxTokens: number | undefined;
  /** Bounds that a value reaches exactly. */
  reached(value: unknown): readonly ReachedBound[];
}

/** Reads a text as a value of the contract. Reports whether it is complete and which rules it violates. */
export async function readAnswer(answer: ModelAnswer, reader: Reader): Promise<ReadAnswer> {
  const { text, finishReason, error } = answer;
  if (error !== null) return failure(error);
  const result = await parseTextAsync(text, reader.contract, readsAs(finishReason));
  if (result.state === "unreadable") return failure(unreadableError(answer, result, reader));
  const { state, value, repairs } = result;
  const reached = reader.reached(value);
  const ending = reached.filter(({ from }) => from !== "contract");
  if (ending.length > 0) return { ...failure(cutError(ending, reader)), repairs, reached };
  if (state === "valid") {
    return { end: { state, value, error: null }, repairs, violations: [], reached };
  }
  const { violations } = result;
  const violation = new ContractViolationError(reader.ref, violations);
  return { end: { state, value, error: violation }, repairs, violations, reached };
}

function failure(error: Failure): ReadAnswer {
  return { end: { state: "failed", error }, repairs: [], violations: [], reached: [] };
}

/** Returns the finish reason for the parser. An answer that the model did not end itself is treated as truncated. */
function readsAs(finishReason: ModelAnswer["finishReason"]): Pick<ParseOptions, "finishReason"> {
  return { finishReason: finishReason === "stop" || finishReason === "length" ? finishReason : "other" };
}

function unreadableError(
  { finishReason, text, thought }: ModelAnswer,
  { reason, message }: Extract<ParseResult<unknown>, { state: "unreadable" }>,
  { id, maxTokens }: Reader,
): Failure {
  if (reason === "truncated" || (finishReason === "length" && reason !== "too-large")) {
    return truncatedError(id, finishReason, maxTokens);
  }
  const only = thought && text.trim() === "" ? thoughtOnly : `: ${message}`;
  return new UnreadableError(`${id} gave no answer that can be read${only}`);
}

/** The end of the message about a model that wrote its thinking but no answer. */
export const thoughtOnly = ": the model thought, but gave no answer";

/** Returns the error for an answer that the model did not end itself. */
export function truncatedError(
  id: string,
  finishReason: ModelAnswer["finishReason"],
  maxTokens: number | undefined,
): TruncatedError {
  if (finishReason === "other") {
    return new TruncatedError(`${id} was ended before its answer was complete, and not by its length`);
  }
  const limit = maxTokens === undefined ? "" : ` of ${maxTokens} tokens`;
  return new TruncatedError(
    `${id} was cut off before its answer was complete; allow more room than its limit${limit}`,
  );
}

const unitOf: Readonly<Record<ReachedBound["kind"], string>> = {
  text: "characters",
  items: "items",
  digits: "digits",
};

/**
 * Returns the error for an answer that was ended by a bound. Its message names the bound and the option that raises it.
 */
function cutError([first, ...others]: readonly ReachedBound[], { id }: Reader): TruncatedError {
  if (first === undefined) return new TruncatedError(`${id} was cut off`);
  const { path, kind, bound, from } = first;
  const more = others.length === 0 ? "" : `, and ${others.length} more like it`;
  const advice = from === "engine" ? "give the integer bounds in the schema" : `raise limits.${kind}`;
  const where = path === "" ? "its answer" : path;
  return new TruncatedError(
    `${id} was cut off: ${where} reached the limit of ${bound} ${unitOf[kind]}${more}; ${advice}`,
  );
}
