import type { Contract } from "./contract.js";
import { ContractViolationError } from "./contract-violation-error.js";
import { copyJson } from "./copy-json.js";
import { deepFreeze } from "./deep-freeze.js";
import type { JsonSchema } from "./json-schema.js";
import type { Reading } from "./reading.js";
import { standardProps } from "./standard-props.js";
import type { Violation } from "./violation.js";

/** A compiled validator: true, or false with the violations of this call in `errors`. */
export interface CompiledCheck {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; message?: string }[] | null;
}

/** What a contract is made of; generated modules and `defineContract` supply it. */
export interface ContractDefinition<Output, Input = Output> {
  readonly name: string;
  readonly version: number;
  readonly schema: JsonSchema;
  readonly check: CompiledCheck;
  /** Fills the schema's defaults in place, in a valid value, and returns it. */
  readonly fillDefaults: (value: Input) => Output;
}

/** Makes a contract object from its compiled parts. */
export function createContract<Output, Input = Output>(
  definition: ContractDefinition<Output, Input>,
): Contract<Output, Input> {
  const { name, version, schema, check, fillDefaults } = definition;
  const ref = `${name}/v${version}`;

  const is = (value: unknown): value is Input => check(value);

  const validate = (value: unknown): Violation[] =>
    check(value) ? [] : (check.errors ?? []).map(toViolation);

  // The copy is what is checked: whatever answers differently when asked twice cannot slip through.
  const read = (value: unknown): Reading<Output> => {
    const copy = copyJson(value);
    return is(copy) ? { value: fillDefaults(copy) } : { violations: validate(copy) };
  };

  return {
    name,
    version,
    ref,
    get schema() {
      return deepFreeze(schema);
    },
    is,
    validate,
    parse(value) {
      const reading = read(value);
      if (reading.violations) throw new ContractViolationError(ref, reading.violations);
      return reading.value;
    },
    fillDefaults,
    "~standard": standardProps(ref, schema, read),
  };
}

function toViolation({
  instancePath,
  keyword,
  message,
}: NonNullable<CompiledCheck["errors"]>[number]): Violation {
  return { path: instancePath, keyword, message: message ?? keyword };
}
