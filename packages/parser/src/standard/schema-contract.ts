import { type AdaptedSchema, adapted, checked, checkingNow, remembered, thrown } from "./adapt-schema.js";
import type { Checked } from "./checked.js";
import type { SchemaObject } from "./json-schema-of.js";
import { isStandardSchema, type StandardSchema } from "./standard-schema.js";
import { isTypeBoxSchema } from "./typebox.js";
import type { TypeBoxKind } from "./typebox-types.js";
import { zodResult } from "./zod-result.js";

/** A schema of another library, adapted as a contract. */
export interface SchemaContract<Output = unknown> {
  /** The name in messages: the title of the schema, or the name of its library. */
  readonly ref: string;
  /**
   * JSON Schema 2020-12 of the input, before defaults and transforms are applied. For the same schema, it is always the
   * same object.
   */
  readonly schema: SchemaObject;
  /**
   * Validates a value with the library, which may be asynchronous. An error that a check or a transform throws is a
   * violation. The result for each value is cached in this object, so that each value is checked once and an accepted
   * value remains accepted. Create one object per answer.
   */
  check(value: unknown): Checked<Output> | Promise<Checked<Output>>;
  /**
   * Like `check`, but synchronous.
   * @throws {TypeError} when the library validates asynchronously; the validation that it started continues
   */
  checkNow(value: unknown): Checked<Output>;
}

/**
 * Adapts a schema of Zod, Valibot, ArkType or TypeBox, or of another library with Standard JSON Schema, as a
 * contract.
 * @throws {TypeError} when it is not such a schema, or cannot be written as JSON Schema
 */
export function schemaContract<Output>(schema: StandardSchema<Output> | TypeBoxKind): SchemaContract<Output>;
export function schemaContract(schema: unknown): SchemaContract {
  const library = adapted(schema);
  return {
    ref: library.ref,
    schema: library.schema,
    check: remembered((value) => settled(library, value)),
    checkNow: checkingNow(library),
  };
}

/** Calls a library's check, and converts its result, or its error, to violations. */
function settled(
  { own, vendor, validate }: AdaptedSchema,
  value: unknown,
): Checked<unknown> | Promise<Checked<unknown>> {
  try {
    const result = zodResult(own, value) ?? validate(value);
    if (!(result instanceof Promise)) return checked(result, vendor);
    return result.then((late) => checked(late, vendor)).catch(thrown);
  } catch (error) {
    return thrown(error);
  }
}

/** Whether a value is a schema of one of these libraries. */
export function isForeignSchema(value: unknown): value is StandardSchema | TypeBoxKind {
  return isStandardSchema(value) || isTypeBoxSchema(value);
}
