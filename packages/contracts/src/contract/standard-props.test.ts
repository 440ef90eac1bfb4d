import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { initTRPC } from "@trpc/server";
import { Ajv } from "ajv";
import { describe, expect, expectTypeOf, it } from "vitest";
import { defineContract } from "../define/index.js";
import { iterationResponse } from "../generated/iteration-response/index.js";
import { type Post, type PostInput, post } from "../generated/post/index.js";
import { contractRefs } from "../generated/registry.js";
import { loadContract } from "../load-contract.js";
import { plainAjv } from "../testing/plain-ajv.js";
import { readSchema, readVectors } from "../testing/schema-folder.js";

const least = {
  id: "p3",
  author_id: "ada",
  text: "Night trains are back.",
  timestamp: "2026-03-14T09:26:53Z",
};

it("is Standard Schema and Standard JSON Schema, with the contract's types", () => {
  expectTypeOf(post).toExtend<StandardSchemaV1<PostInput, Post>>();
  expectTypeOf(post).toExtend<StandardJSONSchemaV1<PostInput, Post>>();
  expectTypeOf<StandardSchemaV1.InferInput<typeof post>>().toEqualTypeOf<PostInput>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof post>>().toEqualTypeOf<Post>();
});

describe("validate", () => {
  it("gives the value with its defaults", () => {
    expect(post["~standard"].validate(least)).toEqual({ value: post.parse(least) });
  });

  it("gives issues with paths of keys and indexes", () => {
    const value = {
      iteration_number: 1,
      phase: "final",
      plan: "Compare.",
      reflect: "Not much so far.",
      actions: [{ tool_name: "x", arguments: {} }],
    };
    expect(iterationResponse["~standard"].validate(value)).toEqual({
      issues: [{ path: ["actions", 0, "tool_name"], message: expect.stringMatching(/^must be one of/) }],
    });
  });
});

it("a tRPC procedure takes a contract as its input, in both its types", async () => {
  const t = initTRPC.create();
  const router = t.router({ publish: t.procedure.input(post).mutation(({ input }) => input) });
  const caller = t.createCallerFactory(router)({});

  expectTypeOf(caller.publish).parameter(0).toEqualTypeOf<PostInput>();
  expect(await caller.publish(least)).toEqual(post.parse(least));
  await expect(caller.publish({ ...least, likes: -1 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

describe("the schema for other libraries", () => {
  const { jsonSchema } = post["~standard"];

  it("is the contract's own for input", () => {
    expect(jsonSchema.input({ target: "draft-2020-12" })).toEqual(readSchema("post/v1"));
  });

  it("requires for output what parse fills in", () => {
    const check = plainAjv({ ...jsonSchema.output({ target: "draft-2020-12" }), $id: undefined });
    expect(check(least)).toBe(false);
    expect(check(post.parse(least))).toBe(true);
  });

  it("names other targets in refusing them", () => {
    expect(() => jsonSchema.input({ target: "openapi-3.0" })).toThrow(
      "post/v1 can be given as JSON Schema draft-2020-12 or draft-07, not as openapi-3.0",
    );
  });

  it("leaves data that looks like a schema alone", () => {
    const data = { properties: { a: { default: 1 } }, $ref: "#/$defs/a" };
    const contract = defineContract({
      type: "object",
      examples: [data],
      properties: { default: { const: data } },
    });
    expect(contract["~standard"].jsonSchema.output({ target: "draft-07" })).toMatchObject({
      examples: [data],
      properties: { default: { const: data } },
    });
  });

  it.each(contractRefs)("of %s gives the same verdicts in draft-07", async (ref) => {
    const contract = await loadContract(ref);
    const schema = contract["~standard"].jsonSchema.input({ target: "draft-07" });
    expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
    const validate = new Ajv({ validateFormats: false, strict: false }).compile(schema);
    const wrong = readVectors(ref).filter(({ data, valid }) => validate(data) !== valid);
    expect(wrong).toEqual([]);
  });
});
