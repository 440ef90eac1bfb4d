import type { Contract } from "./contract.js";
import { ContractViolationError } from "./contract-violation-error.js";
import { copyJson } from "./copy-json.js";
import { deepFreeze } from "./deep-freeze.js";
import type { JsonSchema } from "./json-schema.js";
import { standardProps } from "./standard-props.js";
import type { Violation } from "./violation.js";

/** A compiled validator: true, or false with the violations of this call in `errors`. */
export interface CompiledCheck {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; message?: string }[] | null;
}

/** What a contract is made of; generated modules and `defineContract` supply it. */
export interface ContractDefinition {
  readonly name: string;
  readonly version: number;
  readonly schema: JsonSchema;
  readonly check: CompiledCheck;
  /** Fills the schema's defaults in place, in a valid value. Absent when the schema has none. */
  readonly fillDefaults?: (value: unknown) => void;
}

/** Makes a contract object from its compiled parts. */
export function createContract<Output, Input = Output>(
  definition: ContractDefinition,
): Contract<Output, Input> {
  const { name, version, check } = definition;
  const ref = `${name}/v${version}`;

  const validate = (value: unknown): Violation[] =>
    check(value) ? [] : (check.errors ?? []).map(toViolation);

  const fillDefaults = (value: Input): Output => {
    definition.fillDefaults?.(value);
    return value as unknown as Output;
  };

  const parse = (value: unknown): Output => {
    const violations = validate(value);
    if (violations.length > 0) throw new ContractViolationError(ref, violations);
    return fillDefaults(copyJson(value) as Input);
  };

  const contract: Contract<Output, Input> = {
    name,
    version,
    ref,
    get schema() {
      return deepFreeze(definition.schema);
    },
    is: (value): value is Input => check(value),
    validate,
    parse,
    fillDefaults,
    "~standard": standardProps(() => contract),
  };
  return contract;
}

function toViolation(error: NonNullable<CompiledCheck["errors"]>[number]): Violation {
  return { path: error.instancePath, keyword: error.keyword, message: error.message ?? error.keyword };
}
