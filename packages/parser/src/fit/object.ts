import { anything, type Schema } from "../contract/schema.js";
import { deepEqual } from "../node/compare.js";
import type { ContainerNode, Entry } from "../node/node.js";
import { propertyFor } from "../repairs/key-case/key-case.js";
import { isNeverNull } from "../repairs/null-as-absent/null-as-absent.js";
import { absorb, type Coercion, type FitContext, repairOf } from "./fit-context.js";

/** The values of an object that were coerced so far, by key: in a map, `__proto__` is a key like any other. */
type Values = Map<string, unknown>;

/** Reads the entries of an object as properties of its schema. */
export function fitObject(context: FitContext, node: ContainerNode, schema: Schema): Coercion {
  const { entries } = node;
  const values: Values = new Map();
  const draft: Coercion = { value: null, repairs: [], misfits: 0, doubt: null, foreign: entries.length > 0 };
  for (const entry of entries) fitEntry(context, entry, schema, draft, values);
  const missing = schema.required?.filter((key) => !values.has(key)).length ?? 0;
  draft.misfits += missing + Number(draft.foreign);
  return { ...draft, value: Object.fromEntries(values) };
}

function fitEntry(context: FitContext, entry: Entry, schema: Schema, draft: Coercion, values: Values): void {
  const { properties = {}, patternProperties, additionalProperties } = schema;
  // A key that is not named may match a pattern.
  const rest = patternProperties === undefined ? (additionalProperties ?? true) : true;
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
  if (values.has(key) && !deepEqual(part.value, values.get(key))) {
    draft.doubt ??= { reason: "ambiguous", offset: keyStart };
  }
  absorb(draft, part);
  values.set(key, part.value);
}
