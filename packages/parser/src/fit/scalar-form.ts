import type { Schema } from "../contract/schema.js";
import type { Node } from "../node/node.js";

/**
 * Interprets a node for a schema that requires a scalar of a given type; `undefined` if it has no such
 * meaning.
 */
export type ScalarForm = (node: Node, schema: Schema, type: string) => unknown;
