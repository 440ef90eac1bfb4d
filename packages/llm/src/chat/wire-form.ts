/**
 * What an engine's grammar really enforces of a schema. A contract is lowered to it before it is sent, so
 * that nothing in what is sent is silently ignored.
 */
export interface WireForm {
  /** How records and `concordat schema --wire` call it: `ollama`. */
  readonly name: string;
  /** How a union of objects is written. `flat`: as one object with the union of the properties. */
  readonly unions: "oneOf" | "anyOf" | "flat";
  /** String bounds (`minLength`, `maxLength`) hold. */
  readonly stringBounds: boolean;
  /** Patterns hold; otherwise they are left out. */
  readonly patterns: boolean;
  /** `minimum` and `maximum` of integers hold. */
  readonly integerBounds: boolean;
  /** Array bounds (`minItems`, `maxItems`) hold. */
  readonly arrayBounds: boolean;
  /** Every property must be required: an optional one is asked for as nullable. */
  readonly requireAll: boolean;
}
