import { pointerTo } from "@concordat/dialect";
import type { Side } from "../schema/invalid-schema-error.js";
import type { PlainNode, SchemaNode } from "../schema/node.js";
import type { ChangeName } from "./change-kinds.js";
import type { InclusionClaim } from "./inclusion-claim.js";
import type { Nesting } from "./nesting.js";

/** Two schemas for the same part of a value. */
export interface Pair<Node extends SchemaNode = PlainNode> {
  readonly old: Node;
  readonly new: Node;
}

/** A difference that has not been judged yet. */
export interface Finding {
  readonly name: ChangeName;
  /** JSON Pointer in the schema of `side`. */
  readonly pointer: string;
  readonly side: Side;
  /** The change, as a sentence. */
  readonly message: string;
  /**
   * The claim that values of one schema satisfy another. It determines whether the change rejects any value; `null` if
   * the change never does.
   */
  readonly claim: InclusionClaim | null;
}

/** Finds the differences of some keywords between two schemas, and the pairs of schemas inside them. */
export interface Detector {
  readonly keywords: readonly string[];
  readonly find: (pair: Pair) => Iterable<Finding>;
  readonly inside?: (pair: Pair) => Iterable<Pair<SchemaNode> & { readonly nesting: Nesting }>;
}

/** Returns the location of a finding: at tokens below a schema. */
export function at(
  node: SchemaNode,
  ...tokens: readonly (string | number)[]
): Pick<Finding, "pointer" | "side"> {
  return { pointer: pointerTo(node.pointer, ...tokens), side: node.document.side };
}
