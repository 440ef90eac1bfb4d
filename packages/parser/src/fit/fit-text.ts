import type { StringNode } from "../node/node.js";

import { cursorAt, readValue } from "../read/read-value.js";
import { skipSpace } from "../read/skip-space.js";
import type { Fit, FitContext } from "./fit-context.js";
import { type Schema, typesOf } from "./schema.js";

/** A string that is the text of one whole object or array, where the schema asks for that and for no string. */
export function fitText(context: FitContext, node: StringNode, schema: Schema): Fit | null {
  const unit = context.units.readsStrings;
  const types = typesOf(schema);
  if (unit === undefined || !node.whole || types.includes("string")) return null;
  const text = node.value.trim();
  const wanted = text.startsWith("{") ? "object" : text.startsWith("[") ? "array" : "";
  if (!types.includes(wanted)) return null;
  const cursor = cursorAt(text, 0, context.units, context.maxDepth);
  const inner = readValue(cursor, "root");
  const read = cursor.stop === null;
  if (read) skipSpace(cursor);
  if (inner === null || !read || cursor.at < text.length) return null;
  const found = context.fit(context, inner, schema);
  const here = { offset: node.start, length: node.end - node.start };
  const repairs = [...cursor.repairs, ...found.repairs].map(({ name }) => ({ name, ...here }));
  return { ...found, repairs: [{ name: unit.name, ...here }, ...repairs], place: { start: node.start } };
}
