import { isSchema } from "../schema/json-schema.js";

/** A schema in a few words, for a message that lists alternatives: its title, the definition it names, its values or types. */
export function summaryOf(schema: unknown): string {
  if (!isSchema(schema)) return schema === true ? "anything" : "nothing";
  const { title, $ref, type } = schema;
  if (typeof title === "string") return title;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in schema || "enum" in schema) return JSON.stringify(schema.const ?? schema.enum);
  return type === undefined ? "another form" : [type].flat().join(" or ");
}
