import type { Check, CheckError } from "../check/check.js";
import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { Evaluated } from "./evaluated.js";
import { type Compiling, everyCheck, type NodeCheck, type Rule } from "./node-check.js";
import { arrayRules } from "./rules/arrays.js";
import { branchRules } from "./rules/branches.js";
import { numberRules } from "./rules/numbers.js";
import { objectRules } from "./rules/objects.js";
import { textRules } from "./rules/texts.js";
import { unevaluatedRules } from "./rules/unevaluated.js";
import { listedRule, typeRule } from "./rules/values.js";

/** Options for evaluating a schema. */
export interface EvaluationOptions {
  /** Whether `format` is a rule rather than an annotation. Default: false. */
  readonly assertsFormats?: boolean;
  /** The schema to check against, if it is a part of the document. Default: the document itself. */
  readonly at?: unknown;
}

/** In the order in which violations are reported. Unevaluated parts are known only after all other rules. */
const rules: readonly Rule[] = [
  listedRule,
  ...numberRules,
  ...textRules,
  ...arrayRules,
  ...objectRules,
  ...branchRules,
];

/**
 * A check of any JSON Schema 2020-12 whose references stay in it, as `toCanonical` writes it. It consists of
 * closures: it is slower than `compileCheck`, but supports every keyword and does not need `new Function`.
 */
export function compileEvaluation(
  root: JsonSchema,
  { at = root, ...options }: EvaluationOptions = {},
): Check {
  return evaluator(root, options)(at);
}

/** Compiles the checks of schemas inside a document; what they have in common is compiled once. */
export function evaluator(
  root: JsonSchema,
  { assertsFormats = false }: Pick<EvaluationOptions, "assertsFormats"> = {},
): (schema: unknown) => Check {
  const known = new Map<unknown, NodeCheck>();
  const compiling: Compiling = {
    root,
    assertsFormats,
    check(schema) {
      const found = known.get(schema);
      if (found !== undefined) return found;
      let own: NodeCheck | undefined;
      const later: NodeCheck = (...args) => own?.(...args) ?? false;
      known.set(schema, later);
      own = nodeCheck(schema, compiling);
      known.set(schema, own);
      return own;
    },
  };
  return (schema) => checkOf(compiling.check(schema));
}

function checkOf(whole: NodeCheck): Check {
  const check: Check = (value) => {
    check.errors = null;
    if (whole(value, null, null, null)) return true;
    const errors: CheckError[] = [];
    whole(value, null, errors, null);
    check.errors = errors;
    return false;
  };
  return check;
}

function nodeCheck(schema: unknown, compiling: Compiling): NodeCheck {
  if (!isSchema(schema)) return nodeCheck(schema === false ? { not: {} } : {}, compiling);
  const type = typeRule(schema, compiling);
  const others = rules.flatMap((rule) => rule(schema, compiling) ?? []);
  const last = unevaluatedRules.flatMap((rule) => rule(schema, compiling) ?? []);
  const all = [...others, ...last];
  return (value, path, report, seen) => {
    // A value of another type violates only that rule: further violations would be noise.
    if (type !== null && !type(value, path, report, null)) return false;
    return everyCheck(all, value, path, report, last.length > 0 ? (seen ?? new Evaluated()) : seen);
  };
}
