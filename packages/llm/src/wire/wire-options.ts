import type { Limits } from "../limits.js";
import type { Extension } from "./extend-schema.js";
import type { Narrowing } from "./narrow-schema.js";

/**
 * Options of a request that change the schema of its contract: allowed values, extra fields, omitted fields and limits.
 */
export interface WireOptions {
  /** Request-time constraints, by location. Default: none. */
  readonly narrow?: Narrowing;
  /** Fields requested in addition to the contract. Default: none. */
  readonly extension?: Extension;
  /** Optional properties that are not requested, by name. Default: none. */
  readonly omit?: readonly string[];
  /** Bounds against runaway answers. Default: 2,000 characters a string, 256 items an array. */
  readonly limits?: Partial<Limits>;
}

/** Options for lowering a schema: request-time constraints, and rules of the contract. */
export interface LoweringOptions extends WireOptions {
  /** Whether `format` is a rule of the contract. Default: false. */
  readonly assertsFormats?: boolean;
}
