import type { Violation } from "../contract/contract-like.js";
import { violationsOf } from "./issues.js";
import { jsonSchemaOf, type SchemaObject } from "./json-schema-of.js";
import { isStandardSchema, type StandardResult, type StandardSchema } from "./standard-schema.js";
import { isTypeBoxSchema, typeBoxStandard } from "./typebox.js";
import type { TypeBoxKind } from "./typebox-types.js";
import { zodResult } from "./zod-result.js";

/** What a value comes to by a schema: what the library makes of it, or what it complains of. */
export type Checked<Output> =
  | {
      /** What the library makes of it, after defaults and transforms. */
      readonly value: Output;
      readonly violations?: undefined;
    }
  | {
      /** What the library complains of; never empty. */
      readonly violations: readonly Violation[];
    };

/** A schema of another library as a kind of answer. */
export interface SchemaContract<Output = unknown> {
  /** What messages call it: the schema's title, or the library it comes from. */
  readonly ref: string;
  /** JSON Schema 2020-12 of what may be given, before defaults and transforms. The same object for the same schema. */
  readonly schema: SchemaObject;
  /**
   * Asks the library, which may answer later. What a check or a transform throws is a violation too. The object
   * remembers the verdict on each value, so that a value that was accepted stays so: make one for each answer.
   */
  check(value: unknown): Checked<Output> | Promise<Checked<Output>>;
}

/**
 * A schema of Zod, Valibot, ArkType or TypeBox, or of another library with Standard JSON Schema, as a kind of answer.
 * @throws {TypeError} when it is not such a schema, or cannot be written as JSON Schema
 */
export function schemaContract<Output>(schema: StandardSchema<Output> | TypeBoxKind): SchemaContract<Output>;
export function schemaContract(schema: unknown): SchemaContract {
  const standard = isStandardSchema(schema)
    ? schema
    : isTypeBoxSchema(schema)
      ? typeBoxStandard(schema)
      : null;
  if (standard === null) throw new TypeError(notASchema);
  const { vendor, validate } = standard["~standard"];
  const document = jsonSchemaOf(standard);
  const { title } = document;
  return {
    ref: typeof title === "string" ? title : `the schema of ${vendor}`,
    schema: document,
    check: remembered((value) => {
      try {
        // The library is given a copy: it may change what it is given.
        const result = zodResult(schema, structuredClone(value)) ?? validate(structuredClone(value));
        if (!(result instanceof Promise)) return checked(result, vendor);
        return result.then((late) => checked(late, vendor)).catch(thrown);
      } catch (error) {
        return thrown(error);
      }
    }),
  };
}

type Check = SchemaContract["check"];

function remembered(check: Check): Check {
  const known = new Map<string, ReturnType<Check>>();
  return (value) => {
    const key = JSON.stringify(value);
    const found = known.get(key) ?? check(value);
    known.set(key, found);
    return found;
  };
}

/** Whether a value is a schema of one of these libraries. */
export function isForeignSchema(value: unknown): value is StandardSchema | TypeBoxKind {
  return isStandardSchema(value) || isTypeBoxSchema(value);
}

const notASchema =
  "neither a contract nor a schema: give a contract of @concordat/contracts, or a schema of Zod, Valibot, ArkType or " +
  "TypeBox; defineContract of @concordat/contracts/define makes a contract of a JSON Schema";

function checked(result: StandardResult<unknown>, vendor: string): Checked<unknown> {
  return result.issues === undefined
    ? { value: result.value }
    : { violations: violationsOf(result.issues, vendor) };
}

/** A check that fails on a value has not accepted it. */
function thrown(error: unknown): Checked<unknown> {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    violations: [{ path: "", keyword: "check", message: `the schema's own check failed: ${reason}` }],
  };
}
