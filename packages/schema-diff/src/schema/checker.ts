import { compileEvaluation, type Dialect, readSchema } from "@concordat/dialect";
import { createAjv } from "./ajv.js";
import type { JsonObject } from "./json.js";

/** Something that a check has against a value. */
interface Complaint {
  readonly instancePath: string;
  readonly message?: string;
}

/** Whether a value is valid; what is against the last one stands in `errors`. */
export interface ValueCheck {
  (value: unknown): boolean;
  errors?: readonly Complaint[] | null;
}

/** Makes checks of a document and of its parts. Each throws where there is none. */
export interface Checker {
  /** The check of the whole document. */
  readonly whole: ValueCheck;
  /** The check of the part at a JSON Pointer. */
  at(pointer: string): ValueCheck;
  /** The check of a schema that is in no document. */
  of(schema: boolean | JsonObject): ValueCheck;
}

/** The name under which a document is known to its own validator. */
const base = "urn:concordat:schema-diff:document";

/**
 * The checks of a document. Ajv compiles them; where a content-security policy forbids `new Function`, closures give the
 * same verdicts, more slowly.
 */
export function createChecker(document: boolean | JsonObject, dialect: Dialect): Checker {
  try {
    return compilingChecker(document, dialect);
  } catch (error) {
    if (error instanceof EvalError) return evaluatingChecker(document, dialect);
    throw error;
  }
}

function compilingChecker(document: boolean | JsonObject, { name }: Dialect): Checker {
  const ajv = createAjv(name);
  ajv.addSchema(document, base);
  return {
    whole: ajv.compile(document),
    at: (pointer) => ajv.compile({ $ref: `${base}#${fragmentOf(pointer)}` }),
    of: (schema) => ajv.compile(schema),
  };
}

/** A document of draft-04 is in the words of its successors by now, as it is for Ajv. */
function evaluatingChecker(document: boolean | JsonObject, { name }: Dialect): Checker {
  const dialect = name === "draft-04" ? "draft-07" : name;
  const checkOf = (schema: unknown, at = ""): ValueCheck => {
    const read = readSchema(schema, { dialect, at });
    if (read.problems !== undefined) throw new Error(read.problems.map(({ message }) => message).join("; "));
    return compileEvaluation(read.schema, { assertsFormats: true });
  };
  return {
    whole: checkOf(document),
    at: (pointer) => checkOf(document, pointer),
    of: (schema) => checkOf(schema),
  };
}

/** A JSON Pointer as the fragment of a URI. */
function fragmentOf(pointer: string): string {
  return pointer.split("/").map(encodeURIComponent).join("/");
}
