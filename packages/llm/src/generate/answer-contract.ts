import type { Contract, JsonSchema, Violation } from "@concordat/contracts/contract";
import type { Checked, StandardSchema, TypeBoxKind } from "@concordat/parser";
import { isForeignSchema } from "@concordat/parser/async";
import { checkedSchema } from "./checked-schema.js";

/** The contract of an answer: one of ours, or a schema of Zod, Valibot, ArkType, TypeBox or a similar library. */
export type FlexibleSchema<Output, Input = Output> =
  | Contract<Output, Input>
  | StandardSchema<Output, Input>
  | TypeBoxKind;

/** A kind of answer, from any schema library. Its checks may be asynchronous. */
export interface AnswerContract<Output> {
  /** The name of the contract in messages. */
  readonly ref: string;
  readonly schema: JsonSchema;
  /** Whether `format` is a rule. Absent: it is an annotation. */
  readonly assertsFormats?: boolean;
  /** Returns the violations of the contract by a value; empty if the value is valid. */
  validate(value: unknown): Violation[] | Promise<Violation[]>;
  /** Returns the result for a valid value, with defaults filled in and transforms applied. */
  parse(value: unknown): Output | Promise<Output>;
}

/**
 * Converts a caller's contract or schema to a contract. Create one for each call, because it caches the results of the
 * library's validation.
 * @throws {TypeError} for a schema that cannot be converted to JSON Schema
 */
export function toAnswerContract<Output, Input>(
  asked: FlexibleSchema<Output, Input> | AnswerContract<Output>,
): AnswerContract<Output> {
  if (isContract(asked) || !isForeignSchema(asked)) return asked;
  const { ref, schema, check } = checkedSchema<Output>(asked);
  return {
    ref,
    schema,
    validate: (value) => whenChecked(check(value), ({ violations = [] }) => [...violations]),
    parse: (value) => whenChecked(check(value), accepted),
  };
}

/** Whether a value is a contract created by this project, which is a Standard Schema as well. */
export function isContract<Output, Input>(
  asked: FlexibleSchema<Output, Input> | AnswerContract<Output>,
): asked is Contract<Output, Input> {
  // JavaScript callers may pass any value. A value that is not an object is rejected with the other invalid options.
  return typeof asked === "object" && asked !== null && "fillDefaults" in asked;
}

function whenChecked<Output, Result>(
  checked: Checked<Output> | Promise<Checked<Output>>,
  use: (checked: Checked<Output>) => Result,
): Result | Promise<Result> {
  return checked instanceof Promise ? checked.then(use) : use(checked);
}

function accepted<Output>(checked: Checked<Output>): Output {
  if (checked.violations === undefined) return checked.value;
  throw new TypeError("a value that the schema refuses was taken for accepted");
}
