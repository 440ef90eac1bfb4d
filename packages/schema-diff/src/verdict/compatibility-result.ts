import type { Side } from "../schema/invalid-schema-error.js";

/** A value that one schema accepts and the other rejects, confirmed by both validators. */
export interface Witness {
  /** The value. */
  readonly instance: unknown;
  /** The side whose schema accepts the value. */
  readonly acceptedBy: Side;
  /** The validator's message on why the other one rejects it. */
  readonly refusal: string;
}

/**
 * Whether values written under one schema can be read under the other. `compatible` is proved, `breaking` is
 * shown by a witness, anything else is `undecided`.
 */
export type CompatibilityResult =
  | {
      readonly verdict: "compatible";
      /** The reason, as a sentence. */
      readonly reason: string;
      /** A value that would be rejected, but that by the `usual` policy is not written. */
      readonly setAside?: Witness;
    }
  | {
      readonly verdict: "breaking";
      readonly reason: string;
      /** The value that shows it. */
      readonly witness: Witness;
    }
  | { readonly verdict: "undecided"; readonly reason: string };

/** Whether values can still be read: proved, refuted by a witness, or undecided. */
export type Verdict = CompatibilityResult["verdict"];

/**
 * The direction of reading: values written under the old schema are read under the new one (`backward`), or the
 * other way round (`forward`).
 */
export type DirectionName = "backward" | "forward";
