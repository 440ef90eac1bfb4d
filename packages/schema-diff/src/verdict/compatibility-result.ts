import type { Side } from "../schema/invalid-schema-error.js";

/** A value that one schema accepts and the other refuses; both validators were asked. */
export interface Witness {
  /** The value. */
  readonly instance: unknown;
  /** Which of the two schemas accepts it. */
  readonly acceptedBy: Side;
  /** Why the other one refuses it, in the validator's words. */
  readonly refusal: string;
}

/**
 * Whether values written under one schema can be read under the other. `compatible` is proved, `breaking` is shown
 * by a witness, and what is neither is `undecided`.
 */
export type CompatibilityResult =
  | {
      readonly verdict: "compatible";
      /** Why, as a sentence. */
      readonly reason: string;
      /** A value that would be refused, which the `usual` policy takes not to be written. */
      readonly setAside?: Witness;
    }
  | {
      readonly verdict: "breaking";
      readonly reason: string;
      /** A value that shows it. */
      readonly witness: Witness;
    }
  | { readonly verdict: "undecided"; readonly reason: string };

/** Whether values can still be read: proved, shown by a witness, or neither. */
export type Verdict = CompatibilityResult["verdict"];

/** Which values are read: those written under the old schema, read under the new one, or the other way round. */
export type DirectionName = "backward" | "forward";
