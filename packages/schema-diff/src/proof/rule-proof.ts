import type { SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";

/** Something that could not be proved: where in the schema that should accept, and why. */
export interface Gap {
  /** JSON Pointer in that schema. */
  readonly pointer: string;
  readonly reason: string;
}

/** What a rule may ask of the proof that it is a step of. Gaps: what keeps it from being proved; none when it is. */
export interface RuleProof {
  /** That every value of `a` is valid under `b`. */
  entails(a: Conjunction, b: SchemaNode): readonly Gap[];
  /** The same for a member of the values. */
  entailsInside(a: readonly SchemaNode[], b: SchemaNode): readonly Gap[];
}
