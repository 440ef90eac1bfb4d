import type { SchemaNode } from "../schema/node.js";
import type { Way } from "./compared-pairs.js";
import type { Pair } from "./finding.js";

/** A pair of schemas that is compared elsewhere, and the way that leads to it. */
export interface Exit {
  readonly pair: Pair<SchemaNode>;
  readonly way: Way;
}
