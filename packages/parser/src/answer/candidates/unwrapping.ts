import type { Schema } from "../../contract/schema.js";
import type { Node } from "../../node/node.js";

/** What a node is wrapped in, taken off: the value inside, or null. */
export type Unwrapping = (
  node: Node,
  root: Schema,
  properties: NonNullable<Schema["properties"]>,
) => Node | null;
