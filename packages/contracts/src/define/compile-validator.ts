import {
  type Check,
  compileCheck,
  compileCode,
  compileEvaluation,
  type JsonSchema,
} from "@concordat/dialect";

/** The kind of function that checks values: generated `code`, or `closures`, which do not need `new Function`. */
export type Engine = "closures" | "code";

/** Options for compiling the validator of a contract. */
export interface CompileOptions {
  readonly assertsFormats: boolean;
  /**
   * Whether code that Ajv generates gives the same results as closures. The results differ for keywords that are not
   * portable.
   */
  readonly isPortable: boolean;
  /** The kind that the caller requested; `undefined` for the default. */
  readonly compile: Engine | undefined;
}

/** A compiled validator, with its kind. */
export interface CompiledValidator {
  readonly check: Check;
  readonly engine: Engine;
}

/**
 * Maximum number of characters of a schema that Ajv compiles. Its time grows with the square of the size: 9 seconds for
 * 300,000 characters.
 */
const maxAjvCharacters = 100_000;

/**
 * Compiles a validator to code or to closures. Both give the same results. Closures are used if a security policy
 * forbids `new Function`, or if a long chain of definitions would nest the code too deeply for the engine's stack.
 */
export function compileValidator(
  schema: JsonSchema,
  { assertsFormats, isPortable, compile }: CompileOptions,
): CompiledValidator {
  const closures = (): CompiledValidator => ({
    check: compileEvaluation(schema, { assertsFormats }),
    engine: "closures",
  });
  const byAjv = isPortable && JSON.stringify(schema).length <= maxAjvCharacters;
  if (compile === "closures" || (compile === undefined && !byAjv)) return closures();
  try {
    return { check: (byAjv ? compileCheck : compileCode)(schema, { assertsFormats }), engine: "code" };
  } catch (error) {
    if (error instanceof EvalError || error instanceof RangeError) return closures();
    throw error;
  }
}
