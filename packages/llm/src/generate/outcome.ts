import type { ContractViolationError, Violation } from "@concordat/contracts/contract";
import type { Repair } from "@concordat/parser";
import type { FinishReason, Usage } from "../chat/index.js";
import type { TriedClient } from "../chat/tried-client.js";
import type { Failure } from "../errors/index.js";
import type { OddsByPointer } from "../odds/value-odds.js";
import type { ToolStep } from "../tools/tool-step.js";
import type { FieldOdds } from "../turns/odds.js";
import type { UnenforcedRule } from "../wire/unenforced-rule.js";
import type { ReachedBound } from "./reached-bounds.js";

/** The five states of a decision's life. */
export type LifecycleState = "pending" | "parsed" | "valid" | "invalid" | "failed";

/** A request and its outcome. Failed attempts are recorded completely, too. */
export interface Attempt {
  /** The number of the request, counted from 1. */
  readonly index: number;
  /** Number of the requested answer, counted from 1. A request that is sent again unchanged has the same number. */
  readonly answer: number;
  /**
   * The result of the attempt. For a turn that is not the last one, `valid` means only that its field could be read.
   */
  readonly state: "valid" | "invalid" | "failed";
  /** The id of the client that was used last. If the client combines several, this is the one that answered. */
  readonly model: string;
  /**
   * The clients that did not answer this request, in the order in which they were tried, with their errors. Empty for a
   * client that does not combine others.
   */
  readonly tried: readonly TriedClient[];
  /** The turn of this attempt if fields are requested one at a time; `null` if the value is requested in one answer. */
  readonly turn: AttemptTurn | null;
  /** The seed sent; `null` if none was sent. */
  readonly seed: number | null;
  /** The exact text of the model. */
  readonly text: string;
  /** The reason why the answer ended. `aborted` and `error` mean that the model did not end it. */
  readonly finishReason: FinishReason | "aborted" | "error";
  /** The repairs that were needed to read the text. */
  readonly repairs: readonly Repair[];
  /** The rules that the value read from the text breaks. */
  readonly violations: readonly Violation[];
  /**
   * Bounds that the answer reached exactly. The attempt is `TRUNCATED` if one of them is not a bound of the contract.
   */
  readonly reached: readonly ReachedBound[];
  /** The reason why there is no value; `null` unless `state` is `failed`. */
  readonly error: Failure | null;
  /** Tokens used; `null` if the engine does not report them. */
  readonly usage: Usage;
  /** RFC 3339 time at which the request began. */
  readonly startedAt: string;
  /** Milliseconds from the request to the end of the answer. */
  readonly durationMs: number;
}

/** The question of a turn. */
export interface AttemptTurn {
  /** The field, as a JSON Pointer; empty for the complete value. */
  readonly field: string;
  /** The exact message of the request. */
  readonly prompt: string;
  /** The beginning of the answer that the request contained. `text` continues it. */
  readonly prefill: string;
  /** The fields that are requested again because the complete value violates the contract; empty if there are none. */
  readonly again: readonly string[];
  /**
   * The probability of each option of an enumeration, and the option drawn; `null` if the answer was read from the
   * text.
   */
  readonly odds: FieldOdds | null;
}

interface OutcomeBase {
  /** All attempts, in order. There is at least one. */
  readonly attempts: readonly Attempt[];
  /** Number of answers, valid or not. Requests without an answer do not count. */
  readonly answers: number;
  /** The steps of a call with tools, in order; absent without tools. */
  readonly steps?: readonly ToolStep[];
  /** Bounds that the last answer reached exactly: bounds of the contract, and limits that truncated it. */
  readonly reached: readonly ReachedBound[];
  /**
   * Rules of the contract that the engine did not enforce during generation. Answers were only validated against them.
   */
  readonly unenforced: readonly UnenforcedRule[];
  /** The fields of `extension` that the model gave. */
  readonly extension: Readonly<Record<string, unknown>>;
  /** The requested odds (`odds`), by pointer; absent for an outcome without a valid value. */
  readonly odds: OddsByPointer;
  /** The tokens of each additional request for probabilities. Such requests are not attempts. */
  readonly oddsUsage: readonly Usage[];
  /** The client's id. */
  readonly model: string;
  /**
   * Token counts, summed over all attempts and over the requests for probabilities; `null` if no request reports its
   * usage.
   */
  readonly usage: Usage;
  /** Milliseconds from the call to the outcome, waits included. */
  readonly durationMs: number;
}

/** The result of a request for a value. Its state is exactly one of `valid`, `invalid` and `failed`. */
export type Outcome<T> =
  | (OutcomeBase & { readonly state: "valid"; readonly value: T })
  | (OutcomeBase & {
      readonly state: "invalid";
      readonly value: unknown;
      readonly violations: readonly Violation[];
      readonly error: ContractViolationError;
    })
  | (OutcomeBase & { readonly state: "failed"; readonly error: Failure });
