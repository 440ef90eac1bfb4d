import type { ArrayNode } from "../node/node.js";
import type { Repair } from "../result/parse-result.js";
import type { Doubt, Fit, FitContext, Place } from "./fit-context.js";
import type { Schema } from "./schema.js";

export function fitArray(context: FitContext, node: ArrayNode, { items = {} }: Schema): Fit {
  const value: unknown[] = [];
  const repairs: Repair[] = [];
  const parts = new Map<string, Place>();
  let misfits = 0;
  let doubt: Doubt | null = null;
  for (const item of node.items) {
    const part = context.fit(context, item, items);
    if (part.value === undefined) continue;
    parts.set(String(value.length), part.place);
    value.push(part.value);
    for (const repair of part.repairs) repairs.push(repair);
    misfits += part.misfits;
    doubt ??= part.doubt;
  }
  return { value, repairs, misfits, doubt, place: { start: node.start, parts } };
}
