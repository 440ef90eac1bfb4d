import { isObjectOrArray } from "../node/compare.js";

/** A rule of a contract that a value breaks. */
export interface Violation {
  /** The location: a JSON Pointer (RFC 6901) into the value, `""` for the complete value. */
  readonly path: string;
  /** The rule: a JSON Schema keyword. */
  readonly keyword: string;
  /** Description of the problem. */
  readonly message: string;
}

/**
 * The parts of a contract that the parser uses. Every contract of `@concordat/contracts` satisfies it, and so
 * does the result of its `defineContract` for a custom schema.
 */
export interface ContractLike<Output = unknown> {
  /** A JSON Schema 2020-12; guides how text is read. */
  readonly schema: object;
  /** Returns every rule that `value` breaks; empty if it is valid. */
  validate(value: unknown): Violation[];
  /** Fills defaults in place in a valid value, and returns it. */
  fillDefaults(value: never): Output;
}

/** A contract whose validation may be asynchronous: it may query a database, for example. */
export interface AsyncContractLike<Output = unknown>
  extends Pick<ContractLike<Output>, "schema" | "fillDefaults"> {
  /** Returns or resolves with every rule that `value` breaks; empty if it is valid. */
  validate(value: unknown): Violation[] | Promise<Violation[]>;
}

/** Whether a value is a contract rather than a schema of another library. */
export function isContractLike<Contract extends AsyncContractLike>(
  value: Contract | object,
): value is Contract {
  // JavaScript callers may pass any value.
  return isObjectOrArray(value) && "fillDefaults" in value && "validate" in value && "schema" in value;
}
