import type { Checked } from "./checked.js";
import { describeThrown, violationsOf } from "./issues.js";
import { jsonSchemaOf, type SchemaObject } from "./json-schema-of.js";
import { isStandardSchema, type StandardResult, type StandardSchema } from "./standard-schema.js";
import { isTypeBoxSchema, typeBoxStandard } from "./typebox.js";
import { zodResultNow } from "./zod-result.js";

/** A schema of another library as a Standard Schema with its JSON Schema. */
export interface AdaptedSchema {
  /** The schema as its library made it. */
  readonly own: unknown;
  readonly vendor: string;
  /** The schema's title, or the library that it comes from. */
  readonly ref: string;
  /** JSON Schema of the input. */
  readonly schema: SchemaObject;
  readonly validate: StandardSchema["~standard"]["validate"];
}

/**
 * Adapts a schema of another library.
 * @throws {TypeError} when it is no such schema, or cannot be written as JSON Schema
 */
export function adapted(own: unknown): AdaptedSchema {
  const standard = isStandardSchema(own) ? own : isTypeBoxSchema(own) ? typeBoxStandard(own) : null;
  if (standard === null)
    throw new TypeError(
      "neither a contract nor a schema of Zod, Valibot, ArkType or TypeBox; " +
        "for a JSON Schema use defineContract of @concordat/contracts/define",
    );
  const { vendor, validate } = standard["~standard"];
  const schema = jsonSchemaOf(standard);
  const { title } = schema;
  const ref = typeof title === "string" ? title : `the schema of ${vendor}`;
  return { own, vendor, ref, schema, validate };
}

/**
 * Returns the library's check, called once per value.
 * @returns a function that throws a `TypeError` when the library checks asynchronously
 */
export function checkingNow({
  own,
  vendor,
  ref,
  validate,
}: AdaptedSchema): (value: unknown) => Checked<unknown> {
  return remembered((value) => {
    try {
      const result = zodResultNow(own, value) ?? validate(value);
      if (!(result instanceof Promise)) return checked(result, vendor);
      // Nobody waits for it, and its failure must not end the process.
      result.catch(thrown);
    } catch (error) {
      return thrown(error);
    }
    throw new TypeError(`${ref} checks asynchronously; use parseTextAsync instead`);
  });
}

/** Calls a check once per value. The library receives a copy, because it may modify it. */
export function remembered<Result>(check: (value: unknown) => Result): (value: unknown) => Result {
  const known = new Map<string, Result>();
  return (value) => {
    const key = JSON.stringify(value);
    const found = known.get(key) ?? check(structuredClone(value));
    known.set(key, found);
    return found;
  };
}

/** Converts a library's result. */
export function checked(result: StandardResult<unknown>, vendor: string): Checked<unknown> {
  return result.issues === undefined
    ? { value: result.value }
    : { violations: violationsOf(result.issues, vendor) };
}

/** Converts an error of a check to a violation. A check that throws has not accepted the value. */
export function thrown(error: unknown): Checked<unknown> {
  const message = `the schema's own check failed: ${describeThrown(error)}`;
  return { violations: [{ path: "", keyword: "check", message }] };
}
