import type { Options, ValidateFunction } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Check, CheckError } from "../check/check.js";
import { compileCode } from "../evaluate/code/compile-code.js";
import { compileEvaluation } from "../evaluate/compile-evaluation.js";
import { assertSchema } from "../schema/assert-schema.js";
import { type JsonSchema, nameList } from "../schema/json-schema.js";
import { walkSchema } from "../schema/walk.js";
import { createAjv } from "./create-ajv.js";
import { leanErrors } from "./lean-errors.js";
import { lowerForAjv } from "./lower-for-ajv.js";
import { runTimeImport } from "./run-time-function.js";

/** Options for compiling a check. */
export interface CheckOptions {
  /** Whether `format` is a rule rather than an annotation. Default: false. */
  readonly assertsFormats?: boolean;
}

/**
 * Compiles a schema at run time. Requires `new Function`; for environments without it, compile ahead with codegen.
 * @throws {Error} when Ajv does not accept the schema in strict mode
 * @example
 * const check = compileCheck({ type: "object", properties: { likes: { type: "integer" } } });
 * check({ likes: "3" }); // false
 * check.errors; // [{ instancePath: "/likes", keyword: "type", message: "must be an integer, not a string" }]
 */
export function compileCheck(schema: JsonSchema, options: CheckOptions = {}): Check {
  assertSchema(schema);
  const lowered = lowerForAjv(schema);
  const validate = createAjv(optionsFor(schema, options)).compile(lowered);
  const violations = (value: unknown): CheckError[] | null =>
    validate(value) ? null : plainErrors(validate);
  const explain = hasUnion(lowered) ? once(() => unionCheck(schema, options)) : null;
  const check = (value: unknown): boolean => {
    made.errors =
      explain === null
        ? violations(value)
        : is(value)
          ? null
          : (explained(explain(), value) ?? violations(value));
    return made.errors === null;
  };
  const verdict = once(() => firstErrorCheck(lowered, optionsFor(schema, options)) ?? validate);
  const is = (value: unknown): boolean => verdict()(value) === true;
  const made: Check = Object.assign(check, { is });
  return made;
}

/**
 * Compiles a check that ends at the first error. Returns `null` if the generated code is nested too deeply for the
 * engine's stack.
 */
function firstErrorCheck(lowered: JsonSchema, own: Options): ((value: unknown) => unknown) | null {
  try {
    return createAjv({ ...own, allErrors: false }).compile(lowered);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Whether a schema contains unions that cannot be discriminated. If code reported the violations of their branches, the
 * work would multiply at every level, so the check that blames one branch reports them.
 */
function hasUnion(lowered: JsonSchema): boolean {
  return /"(?:anyOf|oneOf)":/.test(JSON.stringify(lowered));
}

/** Returns the check that reports violations of a schema with unions: code, or closures if it is nested too deeply. */
function unionCheck(schema: JsonSchema, options: CheckOptions): Check {
  try {
    return compileCode(schema, options);
  } catch (error) {
    if (error instanceof RangeError) return compileEvaluation(schema, options);
    throw error;
  }
}

function explained(check: Check, value: unknown): Check["errors"] {
  return check(value) ? null : check.errors;
}

function plainErrors({ errors }: ValidateFunction): CheckError[] {
  return (errors ?? []).map(plainError);
}

function plainError({ instancePath, keyword, message = keyword }: CheckError): CheckError {
  return { instancePath, keyword, message };
}

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The folder from which the imports of `checkSource` resolve. */
export const checkSourceFolder: string = import.meta.dirname;

/**
 * Generates the source of a check as an ES module with one default export. Its imports resolve from
 * `checkSourceFolder`, so bundle it. Errors contain only path, keyword and message, so that the module does not
 * contain the schema.
 */
export function checkSource(schema: JsonSchema, options: CheckOptions = {}): string {
  assertSchema(schema);
  const code = { source: true, esm: true, lines: false };
  const ajv = createAjv({ ...optionsFor(schema, options), code }, true);
  return runTimeImport + leanErrors(standaloneCode.default(ajv, ajv.compile(lowerForAjv(schema))));
}

/**
 * Returns the options of Ajv. If a schema has a property with a name such as `constructor`, which every object
 * inherits, only own properties are checked.
 */
function optionsFor(root: JsonSchema, { assertsFormats = false }: CheckOptions): Options {
  const names = [...walkSchema(root)].flatMap(({ name, schema }) => [
    name ?? "",
    ...nameList(schema.required),
  ]);
  return {
    ownProperties: names.some((name) => name in Object.prototype),
    validateFormats: assertsFormats,
  };
}
