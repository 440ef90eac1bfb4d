/** A TypeBox 1 type. The type is structural, so that TypeBox does not have to be installed. */
export interface TypeBoxSchema {
  readonly [keyword: string]: unknown;
}

/** A type of TypeBox, as the compiler sees it. */
export interface TypeBoxKind {
  readonly "~kind": string;
}

/** The values that a TypeBox type accepts, after decoding; `unknown` for kinds that JSON cannot express. */
export type TypeBoxOutput<T, Defs = unknown> = T extends { "~codec": infer Codec }
  ? Decoded<Codec>
  : T extends { "~kind": infer Kind }
    ? Kind extends keyof OutputByKind<T, Defs>
      ? OutputByKind<T, Defs>[Kind]
      : unknown
    : unknown;

/**
 * The decoded type of a codec. TypeBox 1.4 declares the two functions of a codec in the wrong order, so that the
 * function that returns a known type decodes.
 */
type Decoded<Codec> = Codec extends {
  decode: (input: never) => infer One;
  encode: (input: never) => infer Other;
}
  ? unknown extends One
    ? Other
    : One
  : unknown;

/**
 * The type of a schema's values. For a TypeBox type it is `Type`, for all others it is `Output`. Functions therefore
 * have one signature for all schemas, and TypeScript reports the wrong option instead of "no overload".
 */
export type SchemaValue<Output, Type> = [Type] extends [never]
  ? Output
  : TypeBoxKind extends Type
    ? Output
    : TypeBoxOutput<Type>;

interface OutputByKind<T, Defs> {
  Array: T extends { items: infer Item } ? TypeBoxOutput<Item, Defs>[] : never;
  Boolean: boolean;
  Cyclic: T extends { $defs: infer Own; $ref: infer Ref } ? Referred<Ref, Own> : never;
  Enum: T extends { enum: readonly (infer Value)[] } ? Value : never;
  Integer: number;
  Intersect: T extends { allOf: infer Parts } ? Intersection<Parts, Defs> : never;
  Literal: T extends { const: infer Value } ? Value : never;
  Never: never;
  Null: null;
  Number: number;
  Object: T extends { properties: infer Properties } ? ObjectOf<Properties, Defs> : never;
  Record: T extends { patternProperties: infer Members }
    ? { [key: string]: TypeBoxOutput<Members[keyof Members], Defs> }
    : never;
  Ref: T extends { $ref: infer Ref } ? Referred<Ref, Defs> : never;
  String: string;
  TemplateLiteral: string;
  Tuple: T extends { items: infer Items }
    ? { [Index in keyof Items]: TypeBoxOutput<Items[Index], Defs> }
    : never;
  Union: T extends { anyOf: readonly (infer Branch)[] } ? EachOf<Branch, Defs> : never;
}

type EachOf<Branch, Defs> = Branch extends unknown ? TypeBoxOutput<Branch, Defs> : never;

type Referred<Ref, Defs> = Ref extends keyof Defs ? TypeBoxOutput<Defs[Ref], Defs> : unknown;

type Intersection<Parts, Defs> = Parts extends readonly [infer First, ...infer Rest]
  ? TypeBoxOutput<First, Defs> & Intersection<Rest, Defs>
  : unknown;

type ObjectOf<Properties, Defs> = Flat<
  {
    [Name in keyof Properties as Properties[Name] extends { "~optional": true }
      ? never
      : Name]: TypeBoxOutput<Properties[Name], Defs>;
  } & {
    [Name in keyof Properties as Properties[Name] extends { "~optional": true }
      ? Name
      : never]?: TypeBoxOutput<Properties[Name], Defs>;
  }
>;

type Flat<T> = { [Key in keyof T]: T[Key] };
