import { anything, type Schema } from "../contract/schema.js";
import { deepEqual } from "../node/compare.js";
import type { ContainerNode, Entry } from "../node/node.js";
import { propertyFor } from "../repairs/key-case/key-case.js";
import { isNeverNull } from "../repairs/null-as-absent/null-as-absent.js";
import { absorb, type Coercion, type FitContext, repairOf } from "./fit-context.js";

/** A partly coerced object. */
interface Draft extends Coercion {
  value: Record<string, unknown>;
}

/** Reads the entries of an object as properties of its schema. */
export function fitObject(context: FitContext, node: ContainerNode, schema: Schema): Coercion {
  const draft: Draft = { value: {}, repairs: [], misfits: 0, doubt: null, foreign: node.entries.length > 0 };
  for (const entry of node.entries) fitEntry(context, entry, schema, draft);
  const missing = schema.required?.filter((key) => !Object.hasOwn(draft.value, key)).length ?? 0;
  draft.misfits += missing + Number(draft.foreign);
  return draft;
}

function fitEntry(context: FitContext, entry: Entry, schema: Schema, draft: Draft): void {
  const { properties = {}, patternProperties, additionalProperties = true } = schema;
  // A key that is not named may match a pattern.
  const rest = patternProperties === undefined ? additionalProperties : true;
  const { key: written, keyStart } = entry;
  const own = Object.hasOwn(properties, written);
  const key = own || !context.allows("key-case") ? written : (propertyFor(properties)(written) ?? written);
  const property = own || key !== written ? properties[key] : undefined;
  if (property === undefined && rest === false) {
    if (context.allows("unknown-key")) {
      draft.repairs.push(repairOf("unknown-key", keyStart, entry.value));
      return;
    }
    draft.misfits++;
  }
  const part = context.fit(context, entry.value, property ?? (typeof rest === "object" ? rest : anything));
  if (part.value === undefined) return;
  draft.foreign = false;
  if (key !== written) draft.repairs.push({ name: "key-case", offset: keyStart, length: written.length });
  if (part.value === null && isNeverNull(context, schema, key, property)) {
    draft.repairs.push(repairOf("null-as-absent", keyStart, entry.value));
    return;
  }
  if (Object.hasOwn(draft.value, key)) {
    if (!deepEqual(part.value, draft.value[key])) draft.doubt ??= { reason: "ambiguous", offset: keyStart };
    // Own keys can be assigned to, `__proto__` too; any other assignment to it would change the prototype.
  } else if (key === "__proto__") draft.value = { ...draft.value, [key]: null };
  draft.value[key] = part.value;
  absorb(draft, part);
}
