import { same } from "../judge/same.js";
import type { Entry, ObjectNode } from "../node/node.js";
import type { Repair } from "../result/parse-result.js";
import { define } from "./define.js";
import type { Doubt, Fit, FitContext, Place } from "./fit-context.js";
import { resolve, type Schema, typesOf } from "./schema.js";

const none: NonNullable<Schema["properties"]> = {};

/** An object as far as it is fitted. */
interface Draft {
  readonly value: Record<string, unknown>;
  readonly repairs: Repair[];
  readonly parts: Map<string, Place>;
  misfits: number;
  doubt: Doubt | null;
}

export function fitObject(context: FitContext, node: ObjectNode, schema: Schema): Fit {
  const draft: Draft = { value: {}, repairs: [], parts: new Map(), misfits: 0, doubt: null };
  for (const entry of node.entries) fitEntry(context, entry, schema, draft);
  const { value, repairs, parts, doubt } = draft;
  const missing = schema.required?.filter((key) => !parts.has(key)).length ?? 0;
  // Nothing but unknown keys: the object is about something else.
  const foreign = parts.size === 0 && node.entries.length > 0 ? 1 : 0;
  const misfits = draft.misfits + missing + foreign;
  return { value, repairs, misfits, doubt, foreign: foreign > 0, place: { start: node.start, parts } };
}

function fitEntry(context: FitContext, entry: Entry, schema: Schema, draft: Draft): void {
  const { properties = none, additionalProperties: rest = true } = schema;
  const { dropsKeys, dropsNulls } = context.units;
  const key = keyOf(context, entry, schema, draft.repairs);
  const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (known === undefined && rest === false) {
    if (dropsKeys !== undefined) {
      draft.repairs.push(repairOf(dropsKeys.name, entry));
      return;
    }
    draft.misfits++;
  }
  const part = context.fit(context, entry.value, known ?? (typeof rest === "object" ? rest : {}));
  if (part.value === undefined) return;
  if (part.value === null && dropsNulls !== undefined && neverNull(context, schema, key, known)) {
    draft.repairs.push(repairOf(dropsNulls.name, entry));
    return;
  }
  const twice = draft.parts.has(key) && !same(part.value, draft.value[key]);
  draft.doubt ??= twice ? { reason: "ambiguous", offset: entry.keyStart } : part.doubt;
  draft.misfits += part.misfits;
  for (const repair of part.repairs) draft.repairs.push(repair);
  define(draft.value, key, part.value);
  draft.parts.set(key, part.place);
}

/** The property that an entry stands for: its own key, or the one that a unit finds. */
function keyOf(
  { units }: FitContext,
  { key, keyStart }: Entry,
  { properties = none }: Schema,
  repairs: Repair[],
): string {
  if (Object.hasOwn(properties, key)) return key;
  for (const unit of units.property) {
    const found = unit.property(key, properties);
    if (found === undefined) continue;
    repairs.push({ name: unit.name, offset: keyStart, length: key.length });
    return found;
  }
  return key;
}

function repairOf(name: string, { keyStart, value }: Entry): Repair {
  return { name, offset: keyStart, length: value.end - keyStart };
}

/** Whether the schema has an optional value here that can be anything but null. */
function neverNull(
  context: FitContext,
  { required }: Schema,
  key: string,
  known: Schema | undefined,
): boolean {
  if (known === undefined || required?.includes(key) === true) return false;
  const { oneOf, anyOf, const: constant, enum: members, ...own } = resolve(context.root, known);
  if (oneOf !== undefined || anyOf !== undefined) return false;
  if (members !== undefined) return !members.includes(null);
  const types = typesOf(own);
  return constant !== undefined ? constant !== null : types.length > 0 && !types.includes("null");
}
