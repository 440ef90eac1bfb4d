import { isSchema } from "../../schema/json-schema.js";
import { targetOf } from "../../schema/resolve.js";
import { Evaluated } from "../evaluated.js";
import { type CompiledSchema, holds, type KeywordRule, type NodeCheck, together } from "../node-check.js";
import { notRule } from "./not.js";
import { unionRules } from "./unions.js";

/** Applies a schema to the same value. The members and items that it evaluates are recorded only if it succeeds. */
function beside(node: CompiledSchema): NodeCheck {
  return (value, report, seen) => {
    if (seen === null) return holds(node, value, report, null);
    const own = new Evaluated();
    const valid = holds(node, value, report, own);
    if (valid) seen.add(own);
    return valid;
  };
}

const referenceRule: KeywordRule = ({ $ref }, { root, node }) =>
  typeof $ref === "string" ? beside(node(targetOf($ref, root))) : null;

const allOfRule: KeywordRule = ({ allOf }, { node }) =>
  Array.isArray(allOf) ? together(allOf.map((schema) => beside(node(schema)))) : null;

const conditionRule: KeywordRule = (schema, { node }) => {
  const { if: condition, then: whenTrue, else: whenFalse } = schema;
  if (condition === undefined) return null;
  const test = beside(node(condition));
  const yes = whenTrue === undefined ? null : beside(node(whenTrue));
  const no = whenFalse === undefined ? null : beside(node(whenFalse));
  return (value, report, seen) => {
    const branch = test(value, null, seen) ? yes : no;
    return branch === null || branch(value, report, seen);
  };
};

/** `dependentSchemas`. */
const dependentSchemasRule: KeywordRule = ({ dependentSchemas }, { node }) => {
  const entries = isSchema(dependentSchemas) ? Object.entries(dependentSchemas) : [];
  return together(
    entries.map(([name, schema]): NodeCheck => {
      const check = beside(node(schema));
      return (value, report, seen) =>
        !isSchema(value) || !Object.hasOwn(value, name) || check(value, report, seen);
    }),
  );
};

/** The rules for keywords that apply subschemas to the same value as the schema that contains them. */
export const branchRules: readonly KeywordRule[] = [
  referenceRule,
  allOfRule,
  ...unionRules,
  notRule,
  conditionRule,
  dependentSchemasRule,
];
