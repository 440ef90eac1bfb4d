import type { Violation } from "../contract/contract-like.js";
import { reasonOf, violationsOf } from "./issues.js";
import { jsonSchemaOf, type SchemaObject } from "./json-schema-of.js";
import { isStandardSchema, type StandardResult, type StandardSchema } from "./standard-schema.js";
import { isTypeBoxSchema, typeBoxStandard } from "./typebox.js";
import type { TypeBoxKind } from "./typebox-types.js";
import { zodResult, zodResultNow } from "./zod-result.js";

/** The result of validating a value: the library's output or its complaints. */
export type Checked<Output> =
  | {
      /** The library's output, after defaults and transforms. */
      readonly value: Output;
      readonly violations?: undefined;
    }
  | {
      /** The library's complaints; never empty. */
      readonly violations: readonly Violation[];
    };

/** A schema of another library, adapted as a contract. */
export interface SchemaContract<Output = unknown> {
  /** The name in messages: the schema's title, or the library that it comes from. */
  readonly ref: string;
  /**
   * JSON Schema 2020-12 of the input, before defaults and transforms. The same schema always has the same
   * object.
   */
  readonly schema: SchemaObject;
  /**
   * Validates with the library, which may be asynchronous. An error thrown by a check or a transform is a
   * violation too. The object remembers the result for each value, so that each value is checked once and an
   * accepted value remains accepted. Create one object per answer.
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
  const standard = isStandardSchema(schema)
    ? schema
    : isTypeBoxSchema(schema)
      ? typeBoxStandard(schema)
      : null;
  if (standard === null)
    throw new TypeError(
      "neither a contract nor a schema of Zod, Valibot, ArkType or TypeBox; " +
        "for a JSON Schema use defineContract of @concordat/contracts/define",
    );
  const { vendor, validate } = standard["~standard"];
  const document = jsonSchemaOf(standard);
  const { title } = document;
  const ref = typeof title === "string" ? title : `the schema of ${vendor}`;
  return {
    ref,
    schema: document,
    check: remembered((value) => settled(() => zodResult(schema, value) ?? validate(value), vendor)),
    checkNow: remembered((value) => {
      const result = settled(() => zodResultNow(schema, value) ?? validate(value), vendor);
      if (!(result instanceof Promise)) return result;
      throw new TypeError(`${ref} checks asynchronously; use parseTextAsync instead`);
    }),
  };
}

/** Calls a check once per value. The library receives a copy, because it may modify it. */
function remembered<Result>(check: (value: unknown) => Result): (value: unknown) => Result {
  const known = new Map<string, Result>();
  return (value) => {
    const key = JSON.stringify(value);
    const found = known.get(key) ?? check(structuredClone(value));
    known.set(key, found);
    return found;
  };
}

type Answer = StandardResult<unknown> | Promise<StandardResult<unknown>>;

/** Converts a library's result, or its error, to violations. */
function settled(ask: () => Answer, vendor: string): Checked<unknown> | Promise<Checked<unknown>> {
  try {
    const result = ask();
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

function checked(result: StandardResult<unknown>, vendor: string): Checked<unknown> {
  return result.issues === undefined
    ? { value: result.value }
    : { violations: violationsOf(result.issues, vendor) };
}

/** A check that throws has not accepted the value. */
function thrown(error: unknown): Checked<unknown> {
  const message = `the schema's own check failed: ${reasonOf(error)}`;
  return { violations: [{ path: "", keyword: "check", message }] };
}
