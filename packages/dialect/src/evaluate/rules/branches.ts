import { isSchema, type JsonSchema } from "../../schema/json-schema.js";
import { targetOf } from "../../schema/resolve.js";
import { summaryOf } from "../../violations/summary.js";
import { words } from "../../violations/words.js";
import { Evaluated } from "../evaluated.js";
import { type Compiling, everyCheck, type NodeCheck, type Rule, violated } from "../node-check.js";
import { selectErrorBranch } from "../select-error-branch.js";

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

/** `anyOf` and `oneOf`. If one branch was clearly intended, its violations are those of the union. */
const unionRules = (["anyOf", "oneOf"] as const).map(
  (keyword): Rule =>
    (schema, compiling) => {
      const branches = schema[keyword];
      if (!Array.isArray(branches)) return null;
      const checks = branches.map((branch) => compiling.check(branch));
      const most = keyword === "oneOf" ? 1 : Number.POSITIVE_INFINITY;
      const blamed = (value: unknown): NodeCheck | null => {
        const meant = selectErrorBranch(branches, value, compiling.root);
        if (meant.kind === "wrong") return compiling.check(meant.schema);
        return meant.kind === "branch" ? (checks[meant.index] ?? null) : null;
      };
      return (value, path, report, seen) => {
        const matching = countMatching(checks, value, seen, keyword === "oneOf" ? 2 : 1);
        if (matching > 0 && matching <= most) return true;
        const check = report === null || matching > 0 ? null : blamed(value);
        return check === null
          ? violated(report, path, keyword, () => words[keyword](branches.map(summaryOf)))
          : check(value, path, report, null);
      };
    },
);

/** The number of branches that match, counted up to `enough` unless all must run to record what they evaluate. */
function countMatching(
  checks: readonly NodeCheck[],
  value: unknown,
  seen: Evaluated | null,
  enough: number,
): number {
  let count = 0;
  for (const check of checks) {
    const own = seen === null ? null : new Evaluated();
    if (!check(value, null, null, own)) continue;
    count += 1;
    if (own !== null) seen?.add(own);
    else if (count >= enough) return count;
  }
  return count;
}

const notRule: Rule = ({ not }, { check }) => {
  if (not === undefined) return null;
  const excluded = check(not);
  const isNever = isSchema(not) && Object.keys(not).length === 0;
  return (value, path, report) =>
    !excluded(value, null, null, null) ||
    violated(report, path, "not", () => (isNever ? words.never() : words.not(summaryOf(not))));
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
