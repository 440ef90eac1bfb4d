import { equalJson } from "@concordat/dialect";
import fc, { type Arbitrary } from "fast-check";
import { isObject } from "../schema/json.js";
import { names, subschema } from "./random-schema.js";

/** A change of one part of a document. */
export interface Edit {
  readonly part: number;
  readonly change: (part: unknown) => unknown;
}

/** Replaces a value by a similar one, as authors do: a little more, a little less. */
const changes: Arbitrary<(part: unknown) => unknown> = fc.oneof(
  fc
    .constantFrom(-2, -1, 1, 2)
    .map((step) => (part: unknown) => (typeof part === "number" ? part + step : part)),
  fc.constantFrom(...names, "integer", "string", "null").map((text) => (part: unknown) => {
    if (typeof part === "string") return text;
    return Array.isArray(part) && part.every((inner) => typeof inner === "string") ? [...part, text] : part;
  }),
  fc
    .nat(3)
    .map(
      (index) => (part: unknown) =>
        Array.isArray(part) && part.length > 1 ? part.filter((_, at) => at !== index % part.length) : part,
    ),
  fc.nat(9).map((index) => (part: unknown) => {
    if (!isObject(part)) return typeof part === "boolean" ? !part : part;
    const keys = Object.keys(part);
    return Object.fromEntries(Object.entries(part).filter(([key]) => key !== keys[index % keys.length]));
  }),
  subschema.map((schema) => (part: unknown) => (isObject(part) || typeof part === "boolean" ? schema : part)),
  subschema.map(
    (schema) => (part: unknown) => (isObject(part) && isObject(schema) ? { ...part, ...schema } : part),
  ),
);

export const edit: Arbitrary<Edit> = fc.record({ part: fc.nat(500), change: changes });

/**
 * The document with its nth part (in document order, outermost first) changed, or the next part that can be.
 */
export function applyEdit(document: unknown, { part, change }: Edit): unknown {
  const total = countParts(document);
  for (let step = 0; step < total; step += 1) {
    const edited = changePart(document, (part + step) % total, change);
    if (!equalJson(edited, document)) return edited;
  }
  return document;
}

function changePart(document: unknown, part: number, change: Edit["change"]): unknown {
  let index = 0;
  const visit = (value: unknown): unknown => {
    const isChosen = index === part;
    index += 1;
    const inner = Array.isArray(value)
      ? value.map(visit)
      : isObject(value)
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]))
        : value;
    return isChosen ? change(inner) : inner;
  };
  return visit(document);
}

function countParts(value: unknown): number {
  const inside = Array.isArray(value) || isObject(value) ? Object.values(value) : [];
  return inside.reduce((sum: number, inner) => sum + countParts(inner), 1);
}
