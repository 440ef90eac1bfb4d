import type { JsonSchema } from "../contract/index.js";

/** A schema as it may be written: `true` stands for one that accepts everything, `false` for one that accepts nothing. */
export interface WrittenSchema extends Omit<JsonSchema, keyof Within>, Within {}

type Inner = WrittenSchema | boolean;

/** The keywords that hold schemas. */
interface Within {
  readonly $defs?: Readonly<Record<string, Inner>>;
  readonly properties?: Readonly<Record<string, Inner>>;
  readonly patternProperties?: Readonly<Record<string, Inner>>;
  readonly dependentSchemas?: Readonly<Record<string, Inner>>;
  readonly additionalProperties?: Inner;
  readonly unevaluatedProperties?: Inner;
  readonly propertyNames?: Inner;
  readonly prefixItems?: readonly Inner[];
  readonly items?: Inner;
  readonly unevaluatedItems?: Inner;
  readonly contains?: Inner;
  readonly oneOf?: readonly Inner[];
  readonly anyOf?: readonly Inner[];
  readonly allOf?: readonly Inner[];
  readonly not?: Inner;
  readonly if?: Inner;
  readonly then?: Inner;
  readonly else?: Inner;
}
