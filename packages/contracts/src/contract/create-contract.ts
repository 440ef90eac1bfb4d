import type { Contract } from "./contract.js";
import { ContractViolationError } from "./contract-violation-error.js";
import { copyJson } from "./copy-json.js";
import type { JsonSchema } from "./json-schema.js";
import { standardProps } from "./standard-props.js";
import type { Validated } from "./validated.js";
import type { Violation } from "./violation.js";

/** A compiled validator: true, or false with the violations of this call in `errors`. */
export interface CompiledCheck {
  (value: unknown): boolean;
  /** Returns whether a value is valid, without creating errors. Absent if the validator always creates them. */
  is?(value: unknown): boolean;
  /** The errors of the last call; `null` or absent after a valid value. */
  errors?: readonly { instancePath: string; keyword: string; message?: string }[] | null;
}

/** The parts of a contract; generated modules and `defineContract` supply them. */
export interface ContractDefinition<Output, Input = Output> {
  /** The contract's name: `agent-decision`. */
  readonly name: string;
  /** The contract's version, counted from 1. */
  readonly version: number;
  /** The contract's JSON Schema. */
  readonly schema: JsonSchema;
  /** The compiled validator of the schema. */
  readonly check: CompiledCheck;
  /** Whether `check` treats `format` as a rule. Default: false. */
  readonly assertsFormats?: boolean;
  /** Fills the schema's defaults in place, in a valid value, and returns it. */
  readonly fillDefaults: (value: Input) => Output;
}

/** Makes a contract object from its compiled parts. */
export function createContract<Output, Input = Output>(
  definition: ContractDefinition<Output, Input>,
): Contract<Output, Input> {
  const { name, version, schema, check, fillDefaults, assertsFormats = false } = definition;
  const ref = `${name}/v${version}`;

  const verdict = check.is ?? check;
  const is = (value: unknown): value is Input => withinStack(() => verdict(value), false);

  const validate = (value: unknown): Violation[] =>
    withinStack(() => (check(value) ? [] : (check.errors ?? []).map(toViolation)), [tooDeep]);

  // Checks a copy, since a getter or a proxy may return different values at each read.
  const read = (value: unknown): Validated<Output> =>
    withinStack(
      () => {
        const copy = copyJson(value);
        return is(copy) ? { value: fillDefaults(copy) } : { violations: validate(copy) };
      },
      { violations: [tooDeep] },
    );

  return {
    name,
    version,
    ref,
    get schema() {
      return deepFreeze(schema);
    },
    assertsFormats,
    is,
    validate,
    parse(value) {
      const validated = read(value);
      if (validated.violations) throw new ContractViolationError(ref, validated.violations);
      return validated.value;
    },
    fillDefaults,
    "~standard": standardProps(ref, schema, read),
  };
}

const tooDeep: Violation = {
  path: "",
  keyword: "nesting",
  message: "must be nested less deeply: no check gets to its end",
};

/**
 * Returns the result of a function. If the stack overflows because a value is nested too deeply, returns `tooDeeply`.
 */
function withinStack<Result>(step: () => Result, tooDeeply: Result): Result {
  try {
    return step();
  } catch (error) {
    if (error instanceof RangeError) return tooDeeply;
    throw error;
  }
}

function toViolation({
  instancePath,
  keyword,
  message,
}: NonNullable<CompiledCheck["errors"]>[number]): Violation {
  return { path: instancePath, keyword, message: message ?? keyword };
}

/** Freezes a JSON value and everything in it, and returns it. Parts that are already frozen are skipped. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
