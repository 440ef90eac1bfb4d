import { type Schema, typesOf } from "../contract/schema.js";
import type { StringNode } from "../node/node.js";
import { cursorAt } from "../read/cursor.js";
import { skipSpace } from "../read/space.js";
import { readValue } from "../read/value.js";
import { encoded } from "../repairs/double-encoding/double-encoding.js";
import type { Coercion, FitContext } from "./fit-context.js";

const opening = /^\s*[{[]/;

/**
 * Reads a string that contains one complete object or array, if the schema requires that and not a string.
 */
export function fitText(context: FitContext, node: StringNode, schema: Schema): Coercion | null {
  const types = typesOf(schema);
  const { allows, maxDepth } = context;
  if (types.includes("string") || !opening.test(node.value) || !node.whole || !allows("double-encoding"))
    return null;
  const text = node.value.trim();
  const cursor = cursorAt(text, 0, allows, maxDepth);
  const inner = readValue(cursor, "root");
  skipSpace(cursor);
  if (inner === null || cursor.stop !== null || cursor.at < text.length || !types.includes(inner.kind))
    return null;
  const { doubt, ...fit } = context.fit(context, inner, schema);
  const { start: offset, end } = node;
  const repairs = encoded([...cursor.repairs, ...fit.repairs], offset, end);
  return { ...fit, repairs, doubt: doubt && { ...doubt, offset } };
}
