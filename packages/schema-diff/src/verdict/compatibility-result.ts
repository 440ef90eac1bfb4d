import type { Side } from "../schema/invalid-schema-error.js";

/** A value that one schema accepts and the other rejects, confirmed by both validators. */
export interface Witness {
  /** The value. */
  readonly instance: unknown;
  /** The side whose schema accepts the value. */
  readonly acceptedBy: Side;
  /** The message of the other schema's validator that says why it rejects the value. */
  readonly refusal: string;
}

/**
 * Whether values of one schema can be read with the other. `compatible`: it is proved. `breaking`: a witness, which is
 * a rejected value, shows that they cannot. `undecided`: neither is known.
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
 * The direction of reading. `backward`: values of the old schema are read with the new one. `forward`: values of the
 * new schema are read with the old one.
 */
export type DirectionName = "backward" | "forward";
