import type { JsonObject } from "./json.js";

/**
 * Converts the keywords of draft-04 that its successors write differently: its `id`, and limits that a `true`
 * next to them makes exclusive.
 */
export function withoutDraft04({ id, ...schema }: JsonObject): JsonObject {
  const words = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    const bound = bounds.get(keyword);
    if (bound === undefined) return [[keyword, value]];
    const [limit, exclusive] = bound;
    if (keyword === limit) return schema[exclusive] === true ? [[exclusive, value]] : [[keyword, value]];
    return typeof value === "boolean" ? [] : [[keyword, value]];
  });
  return { ...(typeof id === "string" ? { $id: id } : {}), ...Object.fromEntries(words) };
}

/** A limit of draft-04, and the keyword that makes it exclusive. */
type Bound = readonly [limit: string, exclusive: string];

const minimum: Bound = ["minimum", "exclusiveMinimum"];
const maximum: Bound = ["maximum", "exclusiveMaximum"];
const bounds = new Map<string, Bound>(
  [minimum, maximum].flatMap((bound) => bound.map((word) => [word, bound])),
);

/**
 * Returns a function that replaces recursive and dynamic references by ordinary ones. Without an anchor in the
 * document, both have the same target.
 */
export function lastingReferences(document: unknown): (schema: JsonObject) => JsonObject {
  const text = JSON.stringify(document) ?? "";
  const plain = [
    ...(text.includes('"$recursiveAnchor"') ? [] : ["$recursiveRef"]),
    ...(text.includes('"$dynamicAnchor"') ? [] : ["$dynamicRef"]),
  ];
  return (schema) => {
    const found = plain.find((keyword) => typeof schema[keyword] === "string");
    if (found === undefined || "$ref" in schema) return schema;
    const { [found]: target, ...others } = schema;
    return { $ref: target, ...others };
  };
}
