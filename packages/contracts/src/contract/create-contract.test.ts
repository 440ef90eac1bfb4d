import { describe, expect, expectTypeOf, it } from "vitest";
import { type LlmConfig, type LlmConfigInput, llmConfig } from "../generated/llm-config/index.js";
import { type Post, type PostInput, post } from "../generated/post/index.js";
import type { Contract, OutputOf } from "./contract.js";
import { ContractViolationError } from "./contract-violation-error.js";

const least = {
  id: "p3",
  author_id: "ada",
  text: "Night trains are back.",
  timestamp: "2026-03-14T09:26:53Z",
};

describe("parse", () => {
  it("fills defaults in a copy and leaves its input as it was", () => {
    const input = Object.freeze({ ...least });
    expect(post.parse(input)).toEqual({
      ...least,
      has_media: false,
      media_type: null,
      media_description: null,
      likes: 0,
      reshares: 0,
      replies: 0,
    });
    expect(input).toEqual(least);
  });

  it("throws every violation at once, as data and in words", () => {
    expect(() => post.parse({ ...least, id: "", likes: -1 })).toThrow(
      expect.objectContaining({
        code: "CONTRACT_VIOLATION",
        ref: "post/v1",
        message:
          "value does not match post/v1: must not be empty (path: id); must be at least 0 (path: likes)",
        violations: [
          { path: "/id", keyword: "minLength", message: "must not be empty" },
          { path: "/likes", keyword: "minimum", message: "must be at least 0" },
        ],
      }),
    );
  });

  it("accepts what answers differently when asked twice only as what it copied", () => {
    let asked = 0;
    const shifty = {
      ...least,
      get id() {
        return asked++ === 0 ? "p3" : 7;
      },
    };
    expect(post.parse(shifty).id).toBe("p3");
  });

  it.each(["__proto__", "constructor", "toString"])(
    "refuses the unknown key %s and touches no prototype",
    (key) => {
      const value = JSON.parse(JSON.stringify(least).replace("{", `{"${key}":{"polluted":true},`));
      expect(post.validate(value)).toEqual([
        { path: "", keyword: "additionalProperties", message: `must not have the property '${key}'` },
      ]);
      expect(() => post.parse(value)).toThrow(ContractViolationError);
      expect(Object(least).polluted).toBeUndefined();
    },
  );
});

it("is() narrows to the input form, whose defaults may be absent", () => {
  const value: unknown = least;
  if (!post.is(value)) throw new Error("the value is valid");
  expectTypeOf(value).toEqualTypeOf<PostInput>();
  expect(value.likes).toBeUndefined();
});

it("the two forms differ where there are defaults, and only there", () => {
  expectTypeOf<PostInput["likes"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Post["likes"]>().toEqualTypeOf<number>();
  expectTypeOf<Post["id"]>().toEqualTypeOf<PostInput["id"]>();
  expectTypeOf(post.parse).returns.toEqualTypeOf<Post>();
  expectTypeOf(post).toEqualTypeOf<Contract<Post, PostInput>>();
  expectTypeOf<OutputOf<typeof llmConfig>>().toEqualTypeOf<LlmConfig>();
  expectTypeOf<Record<string, never>>().toExtend<LlmConfigInput>();
});

it("a union is told apart by its const property", () => {
  const parsed = post.parse({ ...least, has_media: true, media_type: "gif" });
  if (parsed.has_media) expectTypeOf(parsed.media_type).toEqualTypeOf<"image" | "video" | "gif">();
  else expectTypeOf(parsed.media_type).toEqualTypeOf<"image" | "video" | "gif" | null>();
  expect(parsed.has_media && parsed.media_type).toBe("gif");
});

it("the schema is frozen through and through", () => {
  const isFrozen = (value: unknown): boolean =>
    typeof value !== "object" ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(isFrozen));
  expect(isFrozen(post.schema)).toBe(true);
  expect(post.schema.$id).toBe("urn:concordat:post:v1");
});

it("fillDefaults fills in place what the caller owns", () => {
  const owned: LlmConfigInput = {};
  expect(llmConfig.fillDefaults(owned)).toBe(owned);
  expect(owned).toEqual({
    endpoint: "http://localhost:11434",
    model: "mistral",
    reasoning_effort: "medium",
    timeout: 30,
    temperature: 0.7,
  });
});
