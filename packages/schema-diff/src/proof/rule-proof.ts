import type { SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";
import type { Policy } from "./policy.js";

/** Something that could not be proved: where in the schema that should accept, and why. */
export interface Gap {
  /** JSON Pointer in that schema. */
  readonly pointer: string;
  readonly reason: string;
}

/**
 * The questions that a rule may ask of the proof that contains it. Gaps say what prevents the proof; none if it
 * succeeds.
 */
export interface RuleProof {
  /** What is taken of properties that the writer's schema does not describe. */
  readonly policy: Policy;
  /** The same proof without any assumption. */
  readonly strict: RuleProof;
  /** That every value of `a` is valid under `b`. */
  entails(a: Conjunction, b: SchemaNode): readonly Gap[];
  /** The same for a member of the values. */
  entailsInside(a: readonly SchemaNode[], b: SchemaNode): readonly Gap[];
}
