import { isRecord, omitUndefined } from "@concordat/contracts/options";
import type { Usage } from "../chat/index.js";
import { type FailureCode, isFailureCode } from "../errors/failure.js";
import { isUnanswered } from "../errors/index.js";
import type { Outcome } from "../generate/index.js";
import { unknownUsage } from "../generate/usage.js";
import { isOddsByPointer } from "../odds/is-odds.js";
import type { OddsByPointer } from "../odds/value-odds.js";

/** The error of an item without a value. */
interface ErrorOf<Code> {
  readonly code: Code;
  readonly message: string;
}

interface ResultBase {
  readonly id: string;
  /** The client's id. */
  readonly model: string;
  /** The client that gave the last answer, if it is one of several, as with `fallback`; else absent. */
  readonly answeredBy?: string;
  /** Number of requests for the item. */
  readonly attempts: number;
  readonly usage: Usage;
  /** Duration in milliseconds. */
  readonly durationMs: number;
}

/** The outcome of one item. */
export type ManyResult<T> =
  | (ResultBase & {
      readonly state: "valid";
      readonly value: T;
      readonly extension: Readonly<Record<string, unknown>>;
      /** The requested probabilities; absent if none were requested. */
      readonly odds?: OddsByPointer;
    })
  | (ResultBase & { readonly state: "invalid"; readonly error: ErrorOf<"CONTRACT_VIOLATION"> })
  | (ResultBase & { readonly state: "failed"; readonly error: ErrorOf<FailureCode> });

/** The code of a result without a value. */
export type ResultCode = FailureCode | "CONTRACT_VIOLATION";

/** Returns `valid`, or the code of a result without a value. */
export function stateOf(result: ManyResult<unknown>): "valid" | ResultCode {
  return result.state === "valid" ? "valid" : result.error.code;
}

/** Whether an item with a result in this state is requested again. */
export function isRepeated(state: string, retryFailed: boolean): boolean {
  return state !== "valid" && (retryFailed || isUnanswered(state));
}

/** Returns a result with its value changed. */
export async function withValue<From, To>(
  result: ManyResult<From>,
  change: (value: From) => Promise<To>,
): Promise<ManyResult<To>> {
  return result.state === "valid" ? { ...result, value: await change(result.value) } : result;
}

/** A result without a value. */
export type ManyFailure = Extract<ManyResult<unknown>, { state: "invalid" | "failed" }>;

/** Converts an item's outcome to its stored form. */
export function toResult<T>(id: string, outcome: Outcome<T>): ManyResult<T> {
  const { model, attempts, usage, durationMs } = outcome;
  const by = attempts.at(-1)?.model ?? model;
  const answeredBy = by === model ? {} : { answeredBy: by };
  const base = { model, ...answeredBy, attempts: attempts.length, usage, durationMs };
  if (outcome.state === "valid") {
    const { value, extension, odds } = outcome;
    const asked = Object.keys(odds).length === 0 ? {} : { odds };
    return { id, state: "valid", value, extension, ...asked, ...base };
  }
  if (outcome.state === "invalid") {
    const { code, message } = outcome.error;
    return { id, state: "invalid", error: { code, message }, ...base };
  }
  const { code, message } = outcome.error;
  return { id, state: "failed", error: { code, message }, ...base };
}

/** Returns the result of an item with which several workers were lost: the item may be what ends them. */
export function resultOfLost(id: string, workers: number, model: string): ManyResult<never> {
  const message = `${workers} workers in turn were lost while they worked on this item, which may be what ended them; repeat the call to ask about it again`;
  const base = { model, attempts: 0, usage: unknownUsage, durationMs: 0 };
  return { id, state: "failed", error: { code: "ABORTED", message }, ...base };
}

/**
 * Parses a line of a journal as a result.
 * @throws {Error} that describes why it is not a result
 */
export function readResult<T>(value: unknown, parse: (value: unknown) => T): ManyResult<T> {
  if (!isRecord(value) || typeof value.id !== "string" || typeof value.model !== "string") {
    throw new Error("it names no item and no model");
  }
  const { id, model, answeredBy, state, attempts, usage, durationMs, error, extension, odds } = value;
  if (answeredBy !== undefined && typeof answeredBy !== "string")
    throw new Error("it names no model that answered");
  if (!isCount(attempts) || !isCount(durationMs) || !isUsage(usage)) throw new Error("its counts are wrong");
  const base = { model, ...omitUndefined({ answeredBy }), attempts, usage, durationMs };
  if (state === "valid" && isRecord(extension)) {
    if (odds !== undefined && !isOddsByPointer(odds)) throw new Error("its odds are not odds");
    return {
      id,
      state,
      value: parse(value.value),
      extension,
      ...omitUndefined({ odds }),
      ...base,
    };
  }
  if ((state !== "invalid" && state !== "failed") || !isRecord(error)) {
    throw new Error("its state is not that of a result");
  }
  const { code, message } = error;
  if (typeof message !== "string") throw new Error("its error has no message");
  if (state === "invalid" && code === "CONTRACT_VIOLATION") {
    return { id, state, error: { code, message }, ...base };
  }
  if (state === "failed" && isFailureCode(code)) return { id, state, error: { code, message }, ...base };
  throw new Error(
    `its error has the code ${JSON.stringify(code)}, which a result that is ${state} cannot have`,
  );
}

function isUsage(value: unknown): value is Usage {
  return (
    isRecord(value) && [value.promptTokens, value.completionTokens].every((n) => n === null || isCount(n))
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
