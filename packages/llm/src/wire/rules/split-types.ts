import type { JsonSchema, JsonTypeName } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";
import type { LoweringRule } from "../lowering-rule.js";

/**
 * If every object must be closed, rewrites a list of types with object or array as a union. The keywords of objects and
 * arrays cannot be combined with another type.
 */
export const splitTypes: LoweringRule = (node, { form }) => {
  const types = typeof node.type === "string" ? [node.type] : (node.type ?? []);
  const structured: readonly JsonTypeName[] = types.filter((type) => type === "object" || type === "array");
  if (!form.requireAll || form.unions === "flat" || structured.length === 0 || types.length === 1)
    return node;
  if (node.oneOf !== undefined || node.anyOf !== undefined || node.allOf !== undefined) return node;
  const { $defs, items, properties, required, additionalProperties, ...rest } = node;
  const others = types.filter((type) => !structured.includes(type));
  const ofArray = omitUndefined({ items });
  const ofObject = omitUndefined({ properties, required, additionalProperties });
  const branches: JsonSchema[] = structured.map((type) => ({
    ...rest,
    type,
    ...(type === "array" ? ofArray : ofObject),
  }));
  const [only] = others;
  const type = others.length === 1 && only !== undefined ? only : others;
  return {
    ...omitUndefined({ $defs }),
    anyOf: [...branches, ...(others.length === 0 ? [] : [{ ...rest, type }])],
  };
};
