import type { JsonSchema } from "@concordat/contracts/contract";
import type { LoweringRule } from "../lowering-rule.js";
import { nullable } from "../nullable.js";
import { mapValues } from "../rewrite-schema.js";

/**
 * If the engine requires every property and closed objects, makes each optional property required and nullable. An
 * object with arbitrary keys is not changed, because no closed object can represent it.
 */
export const requireAll: LoweringRule = (node, { form }) => {
  if (!form.requireAll || isMap(node) || !(hasNames(node) || isEmpty(node))) return node;
  const required = new Set(node.required);
  const properties = node.properties ?? {};
  return {
    ...node,
    properties: mapValues(properties, (property, name) =>
      required.has(name) ? property : nullable(property, form),
    ),
    required: Object.keys(properties),
    additionalProperties: false,
  };
};

function hasNames({ properties }: JsonSchema): boolean {
  return properties !== undefined;
}

/** Whether a schema allows only the empty object. */
function isEmpty({ type, additionalProperties }: JsonSchema): boolean {
  return type === "object" && additionalProperties === false;
}

function isMap({ additionalProperties, patternProperties }: JsonSchema): boolean {
  return typeof additionalProperties === "object" || patternProperties !== undefined;
}
