import { pointerTo } from "@concordat/dialect";
import type { Side } from "../schema/invalid-schema-error.js";
import type { PlainNode, SchemaNode } from "../schema/node.js";
import type { ChangeName } from "./change-kinds.js";
import type { Claim } from "./claim.js";
import type { Step } from "./step.js";

/** Two schemas at the same place of the values. */
export interface Pair<Node extends SchemaNode = PlainNode> {
  readonly old: Node;
  readonly new: Node;
}

/** A difference that was found, not yet judged. */
export interface Finding {
  readonly name: ChangeName;
  /** JSON Pointer in the schema of the side. */
  readonly pointer: string;
  readonly side: Side;
  /** The change, as a sentence. */
  readonly message: string;
  /** The claim that decides whether it refuses anything; `null` if it never does. */
  readonly claim: Claim | null;
}

/** Names the differences of some keywords between two schemas, and gives the schemas further inside. */
export interface Detector {
  readonly keywords: readonly string[];
  readonly find: (pair: Pair) => Iterable<Finding>;
  readonly inside?: (pair: Pair) => Iterable<Pair<SchemaNode> & { readonly step: Step }>;
}

/** The place of a finding: at tokens below a schema. */
export function at(
  node: SchemaNode,
  ...tokens: readonly (string | number)[]
): Pick<Finding, "pointer" | "side"> {
  return { pointer: pointerTo(node.pointer, ...tokens), side: node.document.side };
}
