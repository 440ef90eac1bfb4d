/** A JSON value, as returned by `JSON.parse`. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The name of a JSON type in a schema's `type`. */
export type JsonTypeName = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/**
 * The keywords of a JSON Schema.
 * @typeParam Inner the schemas within it
 */
export interface SchemaKeywords<Inner> {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Inner>>;
  readonly $comment?: string;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly JsonValue[];
  readonly default?: JsonValue;
  readonly deprecated?: boolean;
  readonly type?: JsonTypeName | readonly JsonTypeName[];
  readonly const?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly properties?: Readonly<Record<string, Inner>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Inner;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: boolean | Inner;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly prefixItems?: readonly Inner[];
  readonly contains?: Inner;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly unevaluatedItems?: boolean | Inner;
  readonly patternProperties?: Readonly<Record<string, Inner>>;
  readonly propertyNames?: Inner;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, Inner>>;
  readonly unevaluatedProperties?: boolean | Inner;
  readonly oneOf?: readonly Inner[];
  readonly anyOf?: readonly Inner[];
  readonly allOf?: readonly Inner[];
  readonly not?: Inner;
  readonly if?: Inner;
  readonly then?: Inner;
  readonly else?: Inner;
}

/**
 * A JSON Schema 2020-12 whose references lead to `#` or into its own `$defs`. The contracts of this package use the
 * part of it that validators in every language agree on; `defineContract` brings any other schema into this form.
 */
export interface JsonSchema extends SchemaKeywords<JsonSchema> {}
