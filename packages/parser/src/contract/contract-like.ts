import { isObject } from "../node/compare.js";

/** One rule of a contract that a value breaks. */
export interface Violation {
  /** Where: a JSON Pointer (RFC 6901) into the value, `""` for the whole value. */
  readonly path: string;
  /** Which rule: the JSON Schema keyword. */
  readonly keyword: string;
  /** What is wrong, in words. */
  readonly message: string;
}

/**
 * What the parser needs of a contract. Every contract of `@concordat/contracts`, and what its `defineContract`
 * makes of a schema of your own, fits as it is.
 */
export interface ContractLike<Output = unknown> {
  /** A JSON Schema 2020-12; guides how text is read. */
  readonly schema: object;
  /** Every rule that `value` breaks; empty when it keeps the contract. */
  validate(value: unknown): Violation[];
  /** Fills defaults in place in a valid value, and returns it. */
  fillDefaults(value: never): Output;
}

/** A contract whose check may take its time: it may ask a database, say. */
export interface AsyncContractLike<Output = unknown>
  extends Pick<ContractLike<Output>, "schema" | "fillDefaults"> {
  /** Every rule that `value` breaks, now or later; empty when it keeps the contract. */
  validate(value: unknown): Violation[] | Promise<Violation[]>;
}

/** Whether a value is a contract rather than a schema of another library. */
export function isContractLike<Contract extends AsyncContractLike>(
  value: Contract | object,
): value is Contract {
  // Callers from JavaScript may give anything.
  return isObject(value) && "fillDefaults" in value && "validate" in value && "schema" in value;
}
