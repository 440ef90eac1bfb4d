import { itemSchema, type Schema } from "../contract/schema.js";
import type { ContainerNode } from "../node/node.js";
import { absorb, type Coercion, type FitContext, fitted } from "./fit-context.js";

/** Reads the items of an array. Unfinished items without a value yet are omitted. */
export function fitArray(context: FitContext, node: ContainerNode, schema: Schema): Coercion {
  const value: unknown[] = [];
  const whole = fitted(node, value);
  for (const [index, entry] of node.entries.entries()) {
    const part = context.fit(context, entry.value, itemSchema(schema, index));
    if (part.value === undefined) continue;
    value.push(part.value);
    absorb(whole, part);
  }
  return whole;
}
