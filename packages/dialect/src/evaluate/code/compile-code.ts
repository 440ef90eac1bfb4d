import type { Check, CheckError } from "../../check/check.js";
import type { JsonSchema } from "../../schema/json-schema.js";
import { compilingOf, type EvaluationOptions, evaluator } from "../compile-evaluation.js";
import { ViolationCollector } from "../violation-collector.js";
import { body } from "./body.js";
import { Emitter } from "./emitter.js";

/**
 * Compiles the same check as `compileEvaluation` to code, which takes a fraction of the time. The code that finds all
 * violations is written when a value first violates the schema.
 * @throws {EvalError} where a security policy forbids `new Function`
 * @throws {RangeError} if the schema is nested too deeply
 */
export function compileCode(root: JsonSchema, options: EvaluationOptions = {}): Check {
  const { at = root } = options;
  const emitter = new Emitter(compilingOf(root, options), body);
  const verdict = compiled(emitter.verdictSource(at), emitter);
  const is = (value: unknown): boolean => verdict(value, null) === true;
  let explain: FindViolations | undefined;
  const check = (value: unknown): boolean => {
    whole.errors = null;
    if (is(value)) return true;
    explain ??= violationsByCode(root, options) ?? violationsByClosures(root, options);
    whole.errors = explain(value);
    return false;
  };
  const whole: Check = Object.assign(check, { is });
  return whole;
}

type FindViolations = (value: unknown) => readonly CheckError[];

/** Returns a function that finds all violations; `null` if the schema is nested too deeply for writing code. */
function violationsByCode(root: JsonSchema, options: EvaluationOptions): FindViolations | null {
  const emitter = new Emitter(compilingOf(root, options), body);
  try {
    const report = compiled(emitter.violationsSource(options.at ?? root), emitter);
    return (value) => {
      const found = new ViolationCollector();
      report(value, found);
      return found.errors;
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function violationsByClosures(root: JsonSchema, options: EvaluationOptions): FindViolations {
  const check = evaluator(root, options)(options.at ?? root);
  return (value) => (check(value) ? [] : (check.errors ?? []));
}

function compiled(
  source: string,
  { constants }: Emitter,
): (value: unknown, report: ViolationCollector | null) => unknown {
  const made: unknown = new Function("constants", "own", source)(constants, Object.prototype.hasOwnProperty);
  if (typeof made !== "function") throw new TypeError("the code of a check makes no function");
  return (value, report) => made(value, report);
}
