import type { Schema } from "../../contract/schema.js";
import type { Node } from "../../node/node.js";

/** Removes one kind of wrapper from a node: returns the value inside, or `null`. */
export type Unwrapping = (
  node: Node,
  root: Schema,
  properties: NonNullable<Schema["properties"]>,
) => Node | null;
