/**
 * What an engine's grammar really enforces of a schema. A contract is lowered to it before it is sent, so
 * that nothing in what is sent is silently ignored.
 */
export interface WireForm {
  /** How records and `concordat schema --wire` call it: `ollama`. */
  readonly name: string;
  /** How a union of objects is written. `flat`: as one object with the properties of all. */
  readonly unions: "oneOf" | "anyOf" | "flat";
  /** `minLength` and `maxLength` hold. */
  readonly stringBounds: boolean;
  /** Which patterns hold: none, or the one that says that a text is not blank. */
  readonly patterns: "none" | "non-blank";
  /** `minimum` and `maximum` of integers hold. */
  readonly integerBounds: boolean;
  /** `minItems` and `maxItems` hold. */
  readonly arrayBounds: boolean;
  /** Every property must be required: an optional one is asked for as nullable. */
  readonly requireAll: boolean;
}

/** The engines we know, by name. */
export const wireForms = {
  /** Our own grammar for llama.cpp in process: what can be held is held. */
  llama: {
    name: "llama",
    unions: "oneOf",
    stringBounds: true,
    patterns: "non-blank",
    integerBounds: true,
    arrayBounds: true,
    requireAll: false,
  },
  /** Ollama's `format`: branches and bounds work, patterns that are not anchored do not. */
  ollama: {
    name: "ollama",
    unions: "anyOf",
    stringBounds: true,
    patterns: "none",
    integerBounds: true,
    arrayBounds: true,
    requireAll: false,
  },
  /** `response_format: json_schema` in strict mode: every key required, no bounds. */
  openai: {
    name: "openai",
    unions: "anyOf",
    stringBounds: false,
    patterns: "none",
    integerBounds: false,
    arrayBounds: false,
    requireAll: true,
  },
  /** The lowest common form: one object, no union. */
  flat: {
    name: "flat",
    unions: "flat",
    stringBounds: false,
    patterns: "none",
    integerBounds: false,
    arrayBounds: false,
    requireAll: true,
  },
} as const satisfies Record<string, WireForm>;
