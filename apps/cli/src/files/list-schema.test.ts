import type { JsonSchema } from "@concordat/contracts/contract";
import { expect, it } from "vitest";
import { listSchema } from "./list-schema.js";

it("puts the schema under items, and what is referred to where a reference finds it", () => {
  const draft = "https://json-schema.org/draft/2020-12/schema";
  const $defs: JsonSchema["$defs"] = { Id: { type: "string" } };
  const properties: JsonSchema["properties"] = { id: { $ref: "#/$defs/Id" } };
  const post: JsonSchema = {
    $schema: draft,
    $id: "urn:concordat:post:v1",
    title: "Post",
    type: "object",
    properties,
    $defs,
  };
  expect(listSchema(post)).toEqual({
    $schema: draft,
    title: "PostList",
    description: "A file of values that each keep urn:concordat:post:v1.",
    type: "array",
    items: { title: "Post", type: "object", properties },
    $defs,
  });
});
