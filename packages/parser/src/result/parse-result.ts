import type { Violation } from "../contract/contract-like.js";

/** The reason why a text could not be read. */
export type UnreadableReason = "empty" | "no-json" | "truncated" | "ambiguous" | "too-large";

/** A repair made to read a text, and its location. */
export interface Repair {
  /** The repair's name in the table of repairs. */
  readonly name: string;
  /** UTF-16 offset in the text at which the repair was applied. */
  readonly offset: number;
  /** UTF-16 units of the text that it concerns. */
  readonly length: number;
}

/** A violated rule, with its position in the text if known. */
export interface LocatedViolation extends Violation {
  /** UTF-16 offset in the text of the value that violates the rule; `null` if the text does not contain it. */
  readonly offset: number | null;
}

/** The result of reading a text: exactly one of three states. */
export type ParseResult<T> =
  | {
      readonly state: "valid";
      /** The value. If the state is `valid`, it satisfies the contract; if `invalid`, it is the value that was read. */
      readonly value: T;
      /** The repairs that were needed to read the text, in text order; empty for plain JSON. */
      readonly repairs: readonly Repair[];
    }
  | {
      readonly state: "invalid";
      readonly value: unknown;
      /** The violations of the contract by the value. */
      readonly violations: readonly LocatedViolation[];
      readonly repairs: readonly Repair[];
    }
  | {
      readonly state: "unreadable";
      /** The reason why the text could not be read. */
      readonly reason: UnreadableReason;
      /** One sentence that describes what was found instead of an answer. */
      readonly message: string;
      /** Offset in UTF-16 code units at which reading ended or the second answer begins. */
      readonly offset: number;
      readonly repairs: readonly Repair[];
    };
