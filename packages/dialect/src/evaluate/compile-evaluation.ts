import type { Check } from "../check/check.js";
import { enumValues } from "../schema/enum-values.js";
import { isSchema, type JsonSchema } from "../schema/json-schema.js";
import { Evaluated } from "./evaluated.js";
import { typeSet } from "./json-types.js";
import {
  CompiledSchema,
  type Compiling,
  checksOf,
  holds,
  type KeywordRule,
  type NodeCheck,
  together,
} from "./node-check.js";
import { referredTo } from "./referred-to.js";
import { arrayRules } from "./rules/arrays.js";
import { branchRules } from "./rules/branches.js";
import { listedRules } from "./rules/listed.js";
import { numberRules } from "./rules/numbers.js";
import { objectRules } from "./rules/objects.js";
import { textRules } from "./rules/texts.js";
import { unevaluatedRules } from "./rules/unevaluated.js";
import { ViolationCollector } from "./violation-collector.js";

/** Options for evaluating a schema. */
export interface EvaluationOptions {
  /** Whether `format` is a rule rather than an annotation. Default: false. */
  readonly assertsFormats?: boolean;
  /** The part of the document to check values against. Default: the complete document. */
  readonly at?: unknown;
}

/**
 * All rules, in the order in which violations are reported. The rules for `unevaluated…` are last, because they depend
 * on the others.
 */
const rules: readonly KeywordRule[] = [
  ...listedRules,
  ...numberRules,
  ...textRules,
  ...arrayRules,
  ...objectRules,
  ...branchRules,
];

/**
 * Compiles a check of any JSON Schema 2020-12 without external references, as `toCanonical` writes it. The check
 * consists of closures, so it does not need `new Function`.
 */
export function compileEvaluation(
  root: JsonSchema,
  { at = root, ...options }: EvaluationOptions = {},
): Check {
  return evaluator(root, options)(at);
}

/** Returns a compiler for the schemas inside a document. Schemas that several checks share are compiled once. */
export function evaluator(
  root: JsonSchema,
  options: Pick<EvaluationOptions, "assertsFormats"> = {},
): (schema: unknown) => Check {
  const compiling = compilingOf(root, options);
  return (schema) => checkOf(compiling.node(schema));
}

/** Returns the compiled schemas inside a document, each compiled when it is first requested. */
export function compilingOf(
  root: JsonSchema,
  { assertsFormats = false }: Pick<EvaluationOptions, "assertsFormats"> = {},
): Compiling {
  const known = new Map<unknown, CompiledSchema>();
  const compiling: Compiling = {
    root,
    assertsFormats,
    node(schema) {
      const found = known.get(schema);
      if (found !== undefined) return found;
      const named = isSchema(schema) ? referredTo(schema, root) : schema;
      if (named !== schema) {
        const target = compiling.node(named);
        known.set(schema, target);
        return target;
      }
      const node = new CompiledSchema(isSchema(schema) ? schema.type : undefined);
      known.set(schema, node);
      compileInto(node, schema, compiling);
      return node;
    },
  };
  return compiling;
}

function checkOf(whole: CompiledSchema): Check {
  const is = (value: unknown): boolean => holds(whole, value, null, null);
  const check = (value: unknown): boolean => {
    const report = new ViolationCollector();
    const valid = holds(whole, value, report, null);
    made.errors = valid ? null : report.errors;
    return valid;
  };
  const made: Check = Object.assign(check, { is });
  return made;
}

function compileInto(node: CompiledSchema, written: unknown, compiling: Compiling): void {
  const schema = isSchema(written) ? written : written === false ? { not: {} } : {};
  // The values that `const` or `enum` lists are more specific than the type next to them.
  if (schema.type !== undefined && enumValues(schema) === undefined) node.types = typeSet(schema.type);
  node.rest = restOf(schema, compiling);
}

function restOf(schema: JsonSchema, compiling: Compiling): NodeCheck | null {
  const others = together(checksOf(rules, schema, compiling));
  const last = together(checksOf(unevaluatedRules, schema, compiling));
  if (last === null) return others;
  return (value, report, around) => {
    const seen = around ?? new Evaluated();
    const valid = others === null || others(value, report, seen);
    if (!valid && report === null) return false;
    return last(value, report, seen) && valid;
  };
}
