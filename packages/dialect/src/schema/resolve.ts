import { isSchema, type JsonSchema } from "./json-schema.js";

/**
 * The schema that a local `$ref` leads to, or the schema itself when it has none.
 * @throws {Error} when the reference leaves the file or leads nowhere
 */
export function resolveRef(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  if (!$ref.startsWith("#"))
    throw new Error(`$ref ${$ref} leaves the file; only local references are allowed`);
  const target = $ref
    .slice(1)
    .split("/")
    .slice(1)
    .map((token) => decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((here, key) => (isSchema(here) ? here[key] : undefined), root);
  if (!isSchema(target)) throw new Error(`$ref ${$ref} leads nowhere`);
  return target === schema ? schema : resolveRef(target, root);
}
