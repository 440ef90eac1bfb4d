import { isSchema, type JsonSchema } from "../../schema/json-schema.js";
import { targetOf } from "../../schema/resolve.js";
import { Evaluated } from "../evaluated.js";
import { type Compiling, everyCheck, type NodeCheck, type Rule } from "../node-check.js";
import { notRule } from "./not.js";
import { unionRules } from "./unions.js";

/** Wraps a check so that the parts that it evaluates count only if it succeeds. */
function beside(check: NodeCheck): NodeCheck {
  return (value, path, report, seen) => {
    if (seen === null) return check(value, path, report, null);
    const own = new Evaluated();
    const valid = check(value, path, report, own);
    if (valid) seen.add(own);
    return valid;
  };
}

const referenceRule: Rule = ({ $ref }, { root, check }) => {
  if (typeof $ref !== "string") return null;
  return beside(check(targetOf($ref, root)));
};

const allOfRule: Rule = ({ allOf }, compiling) => {
  if (!Array.isArray(allOf)) return null;
  const checks = allOf.map((schema) => beside(compiling.check(schema)));
  return (...args) => everyCheck(checks, ...args);
};

const conditionRule: Rule = (schema, { check }) => {
  const { if: condition, then: whenTrue, else: whenFalse } = schema;
  if (condition === undefined) return null;
  const test = beside(check(condition));
  const [yes, no] = [whenTrue, whenFalse].map((branch) =>
    branch === undefined ? null : beside(check(branch)),
  );
  return (value, path, report, seen) => {
    const branch = test(value, null, null, seen) ? yes : no;
    return branch === null || branch === undefined || branch(value, path, report, seen);
  };
};

const dependentSchemasRule: Rule = ({ dependentSchemas }: JsonSchema, compiling: Compiling) => {
  const entries = isSchema(dependentSchemas) ? Object.entries(dependentSchemas) : [];
  if (entries.length === 0) return null;
  const checks = entries.map(([name, schema]) => [name, beside(compiling.check(schema))] as const);
  return (value, path, report, seen) => {
    if (!isSchema(value)) return true;
    const asked = checks.filter(([name]) => Object.hasOwn(value, name));
    return asked.reduce((valid, [, check]) => check(value, path, report, seen) && valid, true);
  };
};

/** The rules for keywords that apply subschemas to the same value as the schema that contains them. */
export const branchRules: readonly Rule[] = [
  referenceRule,
  allOfRule,
  ...unionRules,
  notRule,
  conditionRule,
  dependentSchemasRule,
];
