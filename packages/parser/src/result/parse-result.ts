import type { Violation } from "../contract/contract-like.js";

/** Why a text could not be read. */
export type UnreadableReason = "empty" | "no-json" | "truncated" | "ambiguous" | "too-large";

/** One thing that was put right to read a text, and where. */
export interface Repair {
  /** The repair's name in the table of repairs. */
  readonly name: string;
  /** UTF-16 offset in the text where it was applied. */
  readonly offset: number;
  /** UTF-16 units of the text that it concerns. */
  readonly length: number;
}

/** A broken rule, with its place in the text where that is known. */
export interface LocatedViolation extends Violation {
  /** UTF-16 offset in the text of the offending value, or null when nothing in the text stands for it. */
  readonly offset: number | null;
}

/** What a text turned out to be. Exactly one of the three. */
export type ParseResult<T> =
  | {
      readonly state: "valid";
      /** The value: it keeps the contract when `valid`, and is only what was read when `invalid`. */
      readonly value: T;
      /** What was put right to read it, in the order of the text; empty for plain JSON. */
      readonly repairs: readonly Repair[];
    }
  | {
      readonly state: "invalid";
      readonly value: unknown;
      /** Every rule that the value breaks. */
      readonly violations: readonly LocatedViolation[];
      readonly repairs: readonly Repair[];
    }
  | {
      readonly state: "unreadable";
      /** What kept the text from being read. */
      readonly reason: UnreadableReason;
      /** What was found instead of an answer, in one sentence. */
      readonly message: string;
      /** UTF-16 offset in the text at which reading ended or the second answer begins. */
      readonly offset: number;
      readonly repairs: readonly Repair[];
    };
