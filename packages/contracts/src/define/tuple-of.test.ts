import { expectTypeOf, it } from "vitest";
import type { FromSchema } from "./index.js";

type Pair = readonly [{ readonly type: "string" }, { readonly type: "number" }];

it("an array with a schema for each of its first items is a tuple", () => {
  type Closed = { readonly type: "array"; readonly prefixItems: Pair; readonly items: false };
  expectTypeOf<FromSchema<Closed & { readonly minItems: 2 }>>().toEqualTypeOf<[string, number]>();
  expectTypeOf<FromSchema<Closed & { readonly minItems: 1 }>>().toEqualTypeOf<[string, number?]>();
  expectTypeOf<FromSchema<Closed>>().toEqualTypeOf<[string?, number?]>();
});

it("what follows them is of the type of its own schema, or of any", () => {
  type Open = { readonly type: "array"; readonly prefixItems: Pair; readonly minItems: 2 };
  expectTypeOf<FromSchema<Open>>().toEqualTypeOf<[string, number, ...unknown[]]>();
  expectTypeOf<FromSchema<Open & { readonly items: { readonly type: "boolean" } }>>().toEqualTypeOf<
    [string, number, ...boolean[]]
  >();
});

it("a list of schemas of any length says nothing of places", () => {
  type Loose = { readonly type: "array"; readonly prefixItems: readonly { readonly type: "string" }[] };
  expectTypeOf<FromSchema<Loose>>().toEqualTypeOf<unknown[]>();
});
