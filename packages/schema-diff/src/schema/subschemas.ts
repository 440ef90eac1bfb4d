import { isObject, type JsonObject } from "./json.js";

/** What a keyword holds: one schema, a list of them, or schemas under names. Other keywords hold data. */
type Shape = "one" | "list" | "map" | "one-or-list" | "names-or-schemas";

const shapes: Readonly<Record<string, Shape>> = {
  properties: "map",
  patternProperties: "map",
  $defs: "map",
  definitions: "map",
  dependentSchemas: "map",
  dependencies: "names-or-schemas",
  allOf: "list",
  anyOf: "list",
  oneOf: "list",
  prefixItems: "list",
  items: "one-or-list",
  additionalItems: "one",
  unevaluatedItems: "one",
  additionalProperties: "one",
  unevaluatedProperties: "one",
  propertyNames: "one",
  contains: "one",
  not: "one",
  if: "one",
  // biome-ignore lint/suspicious/noThenProperty: it is the name of a keyword
  then: "one",
  else: "one",
};

/** A schema with each schema directly in it replaced, given with the tokens that lead to it. */
export function mapSubschemas(
  schema: JsonObject,
  change: (child: JsonObject, tokens: readonly (string | number)[]) => unknown,
): JsonObject {
  const changed = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    const shape = Object.hasOwn(shapes, keyword) ? shapes[keyword] : undefined;
    if (shape === undefined) return [keyword, value];
    if (Array.isArray(value)) {
      const isList = shape === "list" || shape === "one-or-list";
      const members: unknown[] = value;
      return [
        keyword,
        isList
          ? members.map((member, i) => (isObject(member) ? change(member, [keyword, i]) : member))
          : value,
      ];
    }
    if (!isObject(value)) return [keyword, value];
    if (shape === "one" || shape === "one-or-list") return [keyword, change(value, [keyword])];
    const entries = Object.entries(value);
    return [
      keyword,
      Object.fromEntries(
        entries.map(([name, member]) => [name, isObject(member) ? change(member, [keyword, name]) : member]),
      ),
    ];
  });
  return Object.fromEntries(changed);
}
