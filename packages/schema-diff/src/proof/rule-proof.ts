import type { SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";
import type { Policy } from "./policy.js";

/** A gap in a proof: its position in the accepting schema, and its reason. */
export interface Gap {
  /** JSON Pointer in the accepting schema. */
  readonly pointer: string;
  readonly reason: string;
}

/**
 * The questions that a rule can ask of the proof. A result lists the gaps; it is empty if the proof succeeds.
 */
export interface RuleProof {
  /** The assumption about properties that the writer's schema does not describe. */
  readonly policy: Policy;
  /** The same proof under the strict policy, without assumptions. */
  readonly strict: RuleProof;
  /** Whether every value of `a` is valid under `b`. */
  entails(a: Conjunction, b: SchemaNode): readonly Gap[];
  /** Proves a claim about a member of the values. */
  entailsInside(a: readonly SchemaNode[], b: SchemaNode): readonly Gap[];
}
