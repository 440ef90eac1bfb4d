/**
 * A profile of an engine: the part of JSON Schema that its grammar really enforces. A contract is lowered to the
 * profile before it is sent, so that the engine does not silently ignore any rule.
 */
export interface WireForm {
  /** The name of the form in records and for `concordat schema --engine`, such as `ollama`. */
  readonly name: string;
  /** How a union of objects is written. `flat`: as one object with the properties of all branches. */
  readonly unions: "oneOf" | "anyOf" | "flat";
  /** Whether the engine enforces `minLength` and `maxLength`. */
  readonly stringBounds: boolean;
  /** The patterns that the engine enforces: none, only the pattern for non-blank text, or all. */
  readonly patterns: "none" | "non-blank" | "all";
  /**
   * The bounds of numbers that the engine enforces: none, `minimum` and `maximum` of integers, or all, including
   * `multipleOf`.
   */
  readonly numberBounds: "none" | "integers" | "all";
  /** Whether the engine enforces `minItems` and `maxItems`. */
  readonly arrayBounds: boolean;
  /** The largest length or count that the engine can enforce. A larger bound is not sent. */
  readonly largestCount: number;
  /**
   * Maximum number of digits that the engine writes for an integer without bounds; `null` if it has no such maximum.
   */
  readonly integerDigits: number | null;
  /** Whether the engine enforces `not`, `if`, `patternProperties`, `contains` and similar keywords. */
  readonly conditions: boolean;
  /**
   * Whether every property must be required and every object closed. An optional property is then requested as
   * nullable.
   */
  readonly requireAll: boolean;
  /**
   * The values allowed at the root. With `object`, an answer of another type is requested as the only member of an
   * object.
   */
  readonly roots: "any" | "object";
  /**
   * Whether the engine shows the schema to the model. The schema then contains the descriptions of the fields, and the
   * prompt does not repeat them.
   */
  readonly shown: boolean;
}

/**
 * Maximum number of repetitions in llama.cpp; it does not enforce a rule with a larger count. Ollama's engine is the
 * same.
 */
const llamaRepetitions = 2_000;

/** The highest count that our own grammar enforces. llama.cpp repeats blocks of the grammar up to this count. */
const countInBlocks = 100_000;

/** Number of significant digits with which JavaScript represents every number exactly. */
const exactDigits = 15;

/** A profile that enforces only the shape of objects: no bounds, no patterns, no conditions. */
const shape = {
  unions: "anyOf",
  stringBounds: false,
  patterns: "none",
  numberBounds: "none",
  arrayBounds: false,
  largestCount: 0,
  integerDigits: null,
  conditions: false,
  requireAll: false,
  roots: "object",
  shown: false,
} as const satisfies Omit<WireForm, "name">;

/** OpenAI's strict mode: the shape, with every key required. */
const strict = { ...shape, name: "openai", requireAll: true } as const satisfies WireForm;

/** The engines we know, by name. */
export const wireForms = {
  /** Our own grammar for llama.cpp in this process. It enforces everything that a grammar can express. */
  llama: {
    name: "llama",
    unions: "oneOf",
    stringBounds: true,
    patterns: "all",
    numberBounds: "all",
    arrayBounds: true,
    largestCount: countInBlocks,
    integerDigits: exactDigits,
    conditions: true,
    requireAll: false,
    roots: "any",
    shown: false,
  },
  /** Ollama's `format`: branches and bounds work, patterns that are not anchored do not. */
  ollama: {
    name: "ollama",
    unions: "anyOf",
    stringBounds: true,
    patterns: "none",
    numberBounds: "integers",
    arrayBounds: true,
    largestCount: llamaRepetitions,
    integerDigits: 16,
    conditions: false,
    requireAll: false,
    roots: "any",
    shown: false,
  },
  /**
   * Servers with `response_format: json_schema` in strict mode. Most of them compile the schema to a grammar and do not
   * show it to the model.
   */
  openai: strict,
  /** OpenAI itself in strict mode, where the model also reads the schema. */
  "openai-shown": { ...strict, name: "openai-shown", shown: true },
  /** The lowest common profile: one object without unions. */
  flat: { ...shape, name: "flat", unions: "flat", requireAll: true },
} as const satisfies Record<string, WireForm>;
