import standaloneCode from "ajv/dist/standalone/index.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { createAjv } from "./create-ajv.js";
import { lowerSchema } from "./lower.js";

/** A broken rule, as a compiled check leaves it in `errors`. */
export interface CheckError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
}

/** True, or false with every broken rule in `errors` until the next call. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

/**
 * Compiles a schema at run time. Needs `new Function`; for places without it, compile ahead with codegen.
 * @throws {Error} when the schema is not one that Ajv accepts in strict mode
 */
export function compileCheck(schema: JsonSchema): Check {
  const validate = createAjv().compile(lowerSchema(schema));
  const check: Check = (value) => {
    const valid = validate(value);
    check.errors = validate.errors ?? null;
    return valid;
  };
  return check;
}

/** The folder from which the imports of `checkSource` resolve. */
export const checkSourceFolder: string = import.meta.dirname;

/**
 * The source of a check as an ES module with one default export. It imports parts of Ajv: bundle it. What
 * errors carry besides path, keyword and message is taken out, and with it the schema itself.
 */
export function checkSource(schema: JsonSchema): string {
  const ajv = createAjv({ source: true, esm: true, lines: false });
  return leanErrors(standaloneCode.default(ajv, ajv.compile(lowerSchema(schema))));
}

const unusedErrorParts = [/schemaPath:"(?:[^"\\]|\\.)*",/g, /params:\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\},/g];

function leanErrors(source: string): string {
  return unusedErrorParts.reduce((text, part) => text.replace(part, ""), source);
}
