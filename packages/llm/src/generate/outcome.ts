import type { ContractViolationError, Violation } from "@concordat/contracts/contract";
import type { Repair } from "@concordat/parser";
import type { FinishReason, Usage } from "../chat/index.js";
import type { TriedClient } from "../chat/tried-client.js";
import type { Failure } from "../errors/index.js";
import type { OddsByPointer } from "../odds/value-odds.js";
import type { FieldOdds } from "../turns/odds.js";
import type { ReachedBound } from "../wire/reached-bounds.js";
import type { Unheld } from "../wire/unheld.js";

/** The five states of a decision's life. */
export type LifecycleState = "pending" | "parsed" | "valid" | "invalid" | "failed";

/** One request and its outcome. Everything is kept, also of attempts that led nowhere. */
export interface Attempt {
  /** Which request, counted from 1. */
  readonly index: number;
  /** Which answer it asked for, counted from 1: a request sent again without a change asks for the same one. */
  readonly answer: number;
  /** The outcome of the attempt: of a turn that is not the last one, `valid` says that its field could be read. */
  readonly state: "valid" | "invalid" | "failed";
  /** The id of the client that was asked last: the one that answered, where several might have. */
  readonly model: string;
  /** Why other clients gave no answer to this request, in the order in which they were asked; empty for a single client. */
  readonly tried: readonly TriedClient[];
  /** The turn that it was, where a value is asked for in turns; null where the whole value is asked for at once. */
  readonly turn: AttemptTurn | null;
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
  /** Bounds that the answer reached exactly. It is `TRUNCATED` if one of them is not the contract's own. */
  readonly reached: readonly ReachedBound[];
  /** Why there is no value; null unless `state` is `failed`. */
  readonly error: Failure | null;
  /** Tokens used; null when the engine does not report them. */
  readonly usage: Usage;
  /** RFC 3339 time at which the request began. */
  readonly startedAt: string;
  /** Milliseconds from the request to the end of the answer. */
  readonly durationMs: number;
}

/** What was asked in a turn. */
export interface AttemptTurn {
  /** The field, as a JSON Pointer; empty for the whole value. */
  readonly field: string;
  /** The message that asked for it, exactly. */
  readonly prompt: string;
  /** How the answer was begun; `text` goes on from there. */
  readonly prefill: string;
  /** The fields that are asked again, because the value of all turns breaks the contract; otherwise none. */
  readonly again: readonly string[];
  /** How probable each option of an enumeration was, and what was drawn; null where the answer was read from words. */
  readonly odds: FieldOdds | null;
}

interface OutcomeBase {
  /** Every attempt, in order; at least one. */
  readonly attempts: readonly Attempt[];
  /** Answers that came, whatever they were worth: requests that got none do not count. */
  readonly answers: number;
  /** Bounds that the last answer reached exactly: those of the contract, and those that cut it. */
  readonly reached: readonly ReachedBound[];
  /** Rules of the contract that the engine could not hold while it wrote: answers were only checked against them. */
  readonly unheld: readonly Unheld[];
  /** The fields asked for in addition to the contract (`extension`), as far as the model gave them. */
  readonly extension: Readonly<Record<string, unknown>>;
  /** The odds that were asked for (`odds`), by pointer; those of an outcome without a valid value are absent. */
  readonly odds: OddsByPointer;
  /** The tokens of each request that was made for odds alone, not as an attempt. */
  readonly oddsUsage: readonly Usage[];
  /** The client's id. */
  readonly model: string;
  /** Sums over all attempts, and over the requests for odds; null where none says. */
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
  | (OutcomeBase & { readonly state: "failed"; readonly error: Failure });
