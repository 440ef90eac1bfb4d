import { describeValue } from "../../run-time/describe-value.js";
import { equalJson } from "../../run-time/equal-json.js";
import { enumValues, hasType } from "../../schema/enum-values.js";
import type { JsonSchema } from "../../schema/json-schema.js";
import { filled, words } from "../../violations/words.js";
import { type NodeCheck, type Rule, violated } from "../node-check.js";

/** The rule `type`. It is skipped if `const` or `enum` is next to it: the values that they list are more specific. */
export const typeRule: Rule = (schema) => {
  const { type } = schema;
  if (type === undefined || enumValues(schema) !== undefined) return null;
  const names = [type].flat().map(String);
  return (value, path, report) =>
    names.some((name) => hasType(name, value)) ||
    violated(report, path, "type", () => filled(words.type(type), describeValue(value)));
};

/** The rules `const` and `enum`, each without the values that the `type` next to it excludes. */
export const listedRule: Rule = (schema) => {
  const checks = (["const", "enum"] as const).flatMap((keyword) => listedCheck(keyword, schema) ?? []);
  return checks.length === 0
    ? null
    : (...args) => checks.reduce((valid, check) => check(...args) && valid, true);
};

function listedCheck(keyword: "const" | "enum", schema: JsonSchema): NodeCheck | null {
  if (!(keyword in schema)) return null;
  const { [keyword]: own, type } = schema;
  const values = enumValues({ [keyword]: own, ...(type !== undefined && { type }) });
  if (values === undefined) return null;
  const scalars = new Set(values.filter((value) => typeof value !== "object" || value === null));
  const others = values.filter((value) => typeof value === "object" && value !== null);
  const message = () => (keyword === "const" ? words.const(own) : words.enum(values));
  return (value, path, report) =>
    scalars.has(value) ||
    (typeof value === "object" && others.some((other) => equalJson(other, value))) ||
    violated(report, path, keyword, message);
}
