/**
 * The effect of a change on the request to a model. `same`: none. `wording`: only the wording differs. `changed`: the
 * request differs.
 */
export type WireEffect = "same" | "wording" | "changed";

/** A kind of change: its meaning, and its consequences regardless of what the schemas accept. */
export interface ChangeKind {
  /** The meaning of the change, as a sentence. */
  readonly meaning: string;
  /** The effect of the change on the exchanged text. */
  readonly wire: WireEffect;
  /** The minimum version step that the change needs, even if the same values are accepted as before. */
  readonly bump: "minor" | "patch";
}

const asked = { wire: "changed", bump: "patch" } as const;
const worded = { wire: "wording", bump: "patch" } as const;
const silent = { wire: "same", bump: "patch" } as const;

/**
 * Every kind of change, by name. The list is complete: a difference without a more specific kind is
 * `keyword-changed`.
 */
export const changeKinds = {
  "type-widened": { meaning: "More types are accepted.", ...asked },
  "type-narrowed": { meaning: "Fewer types are accepted.", ...asked },
  "type-changed": { meaning: "Other types are accepted.", ...asked },
  "everything-allowed": { meaning: "A schema became `true`, which accepts everything.", ...asked },
  "nothing-allowed": { meaning: "A schema became `false`, which accepts nothing.", ...asked },
  "schema-added": { meaning: "Where `true` or `false` stood there is a schema now.", ...asked },
  "enum-added": { meaning: "The values are listed now.", ...asked },
  "enum-removed": { meaning: "The values are no longer listed.", ...asked },
  "enum-value-added": { meaning: "One more value is listed, by `enum` or `const`.", ...asked },
  "enum-value-removed": { meaning: "A value is no longer listed, by `enum` or `const`.", ...asked },
  "const-changed": { meaning: "The one value is another.", ...asked },
  "bound-added": { meaning: "A limit of a number, a length or a count was set.", ...asked },
  "bound-removed": { meaning: "A limit of a number, a length or a count was lifted.", ...asked },
  "bound-tightened": { meaning: "A limit leaves less room.", ...asked },
  "bound-loosened": { meaning: "A limit leaves more room.", ...asked },
  "multiple-of-added": { meaning: "Numbers must be multiples now.", ...asked },
  "multiple-of-removed": { meaning: "Numbers need no longer be multiples.", ...asked },
  "multiple-of-changed": { meaning: "Numbers must be multiples of something else.", ...asked },
  "pattern-added": { meaning: "Texts must match a pattern now.", ...asked },
  "pattern-removed": { meaning: "Texts need no longer match a pattern.", ...asked },
  "pattern-changed": { meaning: "Texts must match another pattern.", ...asked },
  "format-added": { meaning: "Texts must have a format now.", ...asked },
  "format-removed": { meaning: "Texts need no longer have a format.", ...asked },
  "format-changed": { meaning: "Texts must have another format.", ...asked },
  "property-added": { meaning: "A property is described that was not.", ...asked },
  "property-removed": { meaning: "A property is no longer described.", ...asked },
  "required-added": { meaning: "A property is required now.", ...asked },
  "required-removed": { meaning: "A property may be absent now.", ...asked },
  "pattern-property-added": {
    meaning: "Properties whose names match a pattern are described now.",
    ...asked,
  },
  "pattern-property-removed": {
    meaning: "Properties whose names match a pattern are no longer described.",
    ...asked,
  },
  "additional-properties-closed": { meaning: "Properties that are not described are refused now.", ...asked },
  "additional-properties-opened": {
    meaning: "Properties that are not described are accepted now.",
    ...asked,
  },
  "additional-properties-restricted": {
    meaning: "Properties that are not described must keep a schema now.",
    ...asked,
  },
  "property-names-changed": { meaning: "Other names of properties are accepted.", ...asked },
  "dependency-added": { meaning: "Having a property obliges to something now.", ...asked },
  "dependency-removed": { meaning: "Having a property no longer obliges to something.", ...asked },
  "dependency-changed": { meaning: "Having a property obliges to something else.", ...asked },
  "items-added": { meaning: "Items must keep a schema now.", ...asked },
  "items-removed": { meaning: "Items need no longer match a schema.", ...asked },
  "prefix-item-added": { meaning: "The item at one place must keep a schema of its own now.", ...asked },
  "prefix-item-removed": { meaning: "The item at one place no longer has its own schema.", ...asked },
  "unique-items-added": { meaning: "Items must differ now.", ...asked },
  "unique-items-removed": { meaning: "Items may repeat now.", ...asked },
  "contains-changed": { meaning: "What an array must contain, or how often, is another.", ...asked },
  "union-added": { meaning: "There are alternatives now, by `anyOf` or `oneOf`.", ...asked },
  "union-removed": { meaning: "There are no longer any alternatives.", ...asked },
  "branch-added": { meaning: "There is one more alternative.", ...asked },
  "branch-removed": { meaning: "There is one alternative less.", ...asked },
  "conjunct-added": { meaning: "One more schema must be kept, by `allOf` or `$ref`.", ...asked },
  "conjunct-removed": { meaning: "One schema less must be kept.", ...asked },
  "negation-changed": { meaning: "What `not` refuses is another.", ...asked },
  "condition-changed": { meaning: "`if`, `then` or `else` is another.", ...asked },
  "unevaluated-changed": {
    meaning: "What happens to properties or items that nothing else speaks of is another.",
    ...asked,
  },
  "reference-changed": { meaning: "A reference that cannot be followed is another.", ...asked },
  "definition-changed": {
    meaning: "A definition that nothing is seen to refer to was added, taken away or is another.",
    ...silent,
  },
  rewritten: { meaning: "It is written differently, and nothing else is seen to have changed.", ...silent },
  "dialect-changed": { meaning: "The schema is written in another version of JSON Schema.", ...silent },
  "identity-changed": { meaning: "The schema's `$id` is another.", ...silent },
  "title-changed": { meaning: "The title is another.", ...worded },
  "description-changed": { meaning: "The description is another.", ...worded },
  "examples-changed": { meaning: "The examples are others.", ...worded },
  "default-changed": {
    meaning: "The default is another: a reader that fills it in reads absent values differently.",
    wire: "wording",
    bump: "minor",
  },
  "deprecation-changed": { meaning: "It is deprecated now, or no longer.", ...worded },
  "keyword-changed": { meaning: "A keyword that refuses nothing is another.", ...silent },
} as const satisfies Readonly<Record<string, ChangeKind>>;

/** The name of a kind of change. */
export type ChangeName = keyof typeof changeKinds;
