import type { ConcordatError, ContractViolationError, Violation } from "@concordat/contracts/contract";
import type { Repair } from "@concordat/parser";
import type { FinishReason, Usage } from "../chat/index.js";

/** The five states of a decision's life. */
export type LifecycleState = "pending" | "parsed" | "valid" | "invalid" | "failed";

/** One request and what became of it. Everything is kept, also of attempts that led nowhere. */
export interface Attempt {
  /** Counted from 1. */
  readonly index: number;
  readonly state: "valid" | "invalid" | "failed";
  /** The seed sent, or null when none was. */
  readonly seed: number | null;
  /** The model's text, exactly, as far as it came. */
  readonly text: string;
  /** Why the answer ended; `aborted` and `error` when it did not end by itself. */
  readonly finishReason: FinishReason | "aborted" | "error";
  /** What was repaired to read the text. */
  readonly repairs: readonly Repair[];
  /** The rules that the value read from the text breaks. */
  readonly violations: readonly Violation[];
  /** Why there is no value; null unless `state` is `failed`. */
  readonly error: ConcordatError | null;
  readonly usage: Usage;
  /** RFC 3339 time at which the request began. */
  readonly startedAt: string;
  /** Milliseconds from the request to the end of the answer. */
  readonly durationMs: number;
}

interface OutcomeBase {
  /** Every attempt, in order; at least one. */
  readonly attempts: readonly Attempt[];
  /** The fields asked for besides the contract (`extension`), as the model gave them. */
  readonly extension: Readonly<Record<string, unknown>>;
  /** The client's id. */
  readonly model: string;
  /** Sums over all attempts; null where no attempt says. */
  readonly usage: Usage;
  /** Milliseconds from the call to the outcome, waits included. */
  readonly durationMs: number;
}

/** The end of a request for a contract's value: exactly one of valid, invalid, failed. */
export type Outcome<T> =
  | (OutcomeBase & { readonly state: "valid"; readonly value: T })
  | (OutcomeBase & {
      readonly state: "invalid";
      readonly value: unknown;
      readonly violations: readonly Violation[];
      readonly error: ContractViolationError;
    })
  | (OutcomeBase & { readonly state: "failed"; readonly error: ConcordatError });
