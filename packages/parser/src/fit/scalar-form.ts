import type { Schema } from "../contract/schema.js";
import type { Node } from "../node/node.js";

/**
 * Interprets a node for a schema that requires a scalar of a given type. Returns `undefined` if the node has no such
 * interpretation.
 */
export type ScalarForm = (node: Node, schema: Schema, type: string) => unknown;
