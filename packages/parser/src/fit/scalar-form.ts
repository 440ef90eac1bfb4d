import type { Schema } from "../contract/schema.js";
import type { Node } from "../node/node.js";

/** What a node stands for where a schema asks for a scalar of a type, or `undefined`. */
export type ScalarForm = (node: Node, schema: Schema, type: string) => unknown;
