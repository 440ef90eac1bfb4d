import type { JsonSchema } from "../contract/index.js";
import type { TupleOf } from "./tuple-of.js";

/**
 * The type of the values that a literal schema accepts. By default it is the type that `parse` returns. With `"input"`
 * it is the type that `parse` accepts, in which a property with a default may be absent. Constraints that types cannot
 * express, such as bounds, are only checked at run time. If types cannot describe a schema at all, the type is
 * `unknown`. A default that violates its own schema is omitted at run time, but not in the type.
 */
export type FromSchema<Schema, Form extends "input" | "output" = "output"> = JsonSchema extends Schema
  ? unknown
  : Read<Schema, Schema, Form>;

/**
 * The type for the definition at a JSON Pointer such as `/$defs/City`. It is `unknown` if TypeScript cannot resolve the
 * pointer.
 */
export type FromSchemaAt<Schema, At extends string, Form extends "input" | "output" = "output"> = Referred<
  `#${At}`,
  Schema,
  Form
>;

type Read<S, Root, Form> = S extends boolean
  ? S extends false
    ? never
    : unknown
  : S extends { readonly $ref: infer Ref }
    ? Referred<Ref, Root, Form>
    : S extends { readonly const: infer Value }
      ? Root extends DraftFour
        ? Read<Omit<S, "const">, Root, Form>
        : Mutable<Value>
      : S extends { readonly enum: readonly (infer Value)[] }
        ? Mutable<Value>
        : S extends
              | { readonly oneOf: readonly (infer Branch)[] }
              | { readonly anyOf: readonly (infer Branch)[] }
          ? Beside<S, EachOf<Branch, Root, Form>, Root, Form>
          : S extends { readonly allOf: readonly [infer First, ...infer Rest] }
            ? Beside<S, AllOf<[First, ...Rest], Root, Form>, Root, Form>
            : Typed<S, Root, Form>;

/** A document in the draft that does not know `const`. */
type DraftFour = { readonly $schema: `${string}/draft-04/${string}` };

/** Keywords next to a union or `allOf` apply as well, if types can follow them. */
type Beside<S, Inner, Root, Form> = S extends { readonly properties: unknown }
  ? S extends { readonly type: "object" }
    ? Flat<ObjectOf<S, Root, Form> & Inner>
    : OfObjects<Inner, ObjectOf<S, Root, Form>>
  : Inner;

/** Applies `properties` to objects only. The keyword does not constrain other values, whose types therefore stay. */
type OfObjects<Inner, Properties> = unknown extends Inner
  ? unknown
  : Inner extends readonly unknown[]
    ? Inner
    : Inner extends object
      ? Flat<Properties & Inner>
      : Inner;

type EachOf<Branch, Root, Form> = Branch extends unknown ? Read<Branch, Root, Form> : never;

type AllOf<Branches, Root, Form> = Branches extends readonly [infer First, ...infer Rest]
  ? Read<First, Root, Form> & AllOf<Rest, Root, Form>
  : unknown;

type Referred<Ref, Root, Form> = Ref extends "#"
  ? Read<Root, Root, Form>
  : Ref extends `#/$defs/${infer Name}`
    ? Root extends { readonly $defs: { readonly [Key in Name]: infer Target } }
      ? Read<Target, Root, Form>
      : unknown
    : Ref extends `#/definitions/${infer Name}`
      ? Root extends { readonly definitions: { readonly [Key in Name]: infer Target } }
        ? Read<Target, Root, Form>
        : unknown
      : unknown;

type Typed<S, Root, Form> = S extends { readonly type: infer Type }
  ? Type extends readonly (infer Name)[]
    ? OfType<Name, S, Root, Form>
    : OfType<Type, S, Root, Form>
  : unknown;

type OfType<Name, S, Root, Form> = Name extends "string"
  ? string
  : Name extends "number" | "integer"
    ? number
    : Name extends "boolean"
      ? boolean
      : Name extends "null"
        ? null
        : Name extends "array"
          ? ArrayOf<S, Root, Form>
          : Name extends "object"
            ? ObjectOf<S, Root, Form>
            : unknown;

type ArrayOf<S, Root, Form> = S extends { readonly prefixItems: infer Items extends readonly unknown[] }
  ? number extends Items["length"]
    ? unknown[]
    : TupleOf<
        { -readonly [Place in keyof Items]: Read<Items[Place], Root, Form> },
        S extends { readonly minItems: infer Min extends number } ? Min : 0,
        S extends { readonly items: false }
          ? []
          : S extends { readonly items: infer Item }
            ? Read<Item, Root, Form>[]
            : unknown[]
      >
  : S extends { readonly items: infer Item }
    ? Item extends readonly unknown[]
      ? unknown[]
      : Read<Item, Root, Form>[]
    : unknown[];

type ObjectOf<S, Root, Form> = S extends { readonly properties: infer Properties }
  ? Flat<
      {
        -readonly [Key in RequiredKeys<S, Properties, Form>]: Read<Properties[Key], Root, Form>;
      } & {
        -readonly [Key in Exclude<keyof Properties, RequiredKeys<S, Properties, Form>>]?: Read<
          Properties[Key],
          Root,
          Form
        >;
      } & Unnamed<S>
    >
  : S extends { readonly patternProperties: unknown }
    ? { [key: string]: unknown }
    : S extends { readonly additionalProperties: infer Member }
      ? Member extends boolean
        ? { [key: string]: unknown }
        : { [key: string]: Read<Member, Root, Form> }
      : { [key: string]: unknown };

/**
 * The type of properties that a schema does not name: any property for an open object, and matching names for an object
 * with patterns.
 */
type Unnamed<S> = S extends { readonly patternProperties: unknown }
  ? { [key: string]: unknown }
  : S extends { readonly additionalProperties: false }
    ? unknown
    : { [key: string]: unknown };

type RequiredKeys<S, Properties, Form> =
  | (S extends { readonly required: readonly (infer Name)[] } ? Literal<Name> & keyof Properties : never)
  | (Form extends "output" ? WithDefault<Properties> : never);

/** A name if the compiler knows it as a literal; `never` for an unknown string. */
type Literal<Name> = string extends Name ? never : Name;

type WithDefault<Properties> = {
  [Key in keyof Properties]: Properties[Key] extends { readonly default: infer Value }
    ? IsFilled<Value, Properties[Key]> extends true
      ? Key
      : never
    : never;
}[keyof Properties];

/**
 * Whether a default has the type of its schema. Any other default is omitted when the contract is created, with a note.
 */
type IsFilled<Value, S> = S extends { readonly enum: readonly (infer Allowed)[] }
  ? Within<Value, Allowed>
  : S extends { readonly const: infer Only }
    ? Within<Value, Only>
    : S extends { readonly type: infer Type }
      ? IsOfKind<Value, Type extends readonly (infer Name)[] ? Name : Type>
      : true;

type Within<Value, Allowed> = [Value] extends [Allowed] ? true : false;

type IsOfKind<Value, Name> = Value extends null
  ? Within<"null", Name>
  : Value extends boolean
    ? Within<"boolean", Name>
    : Value extends string
      ? Within<"string", Name>
      : Value extends number
        ? Within<"number", Name> extends true
          ? true
          : Within<"integer", Name> extends true
            ? IsWhole<Value>
            : false
        : Value extends readonly unknown[]
          ? Within<"array", Name>
          : Within<"object", Name>;

type IsWhole<Value extends number> = number extends Value ? true : Within<`${Value}`, `${bigint}`>;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** A literal's type without `readonly`, as `JSON.parse` would return it. */
type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
