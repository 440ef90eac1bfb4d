import { describe, expect, it } from "vitest";
import { compareSchemas } from "../compare/compare-schemas.js";
import { apiToMarkdown } from "../report/api-to-markdown.js";
import type { ApiDiffOptions } from "./diff-apis.js";
import { diffApis } from "./diff-apis.js";

const text = { type: "string" };
const json = (schema: unknown): object => ({ content: { "application/json": { schema } } });
const answer = (schema: unknown): object => ({ 200: { description: "", ...json(schema) } });
const api = (operation: object, more: object = {}): object => ({
  openapi: "3.1.0",
  info: { title: "Users", version: "1" },
  paths: { "/users/{id}": { get: { responses: { 200: { description: "" } }, ...operation } } },
  ...more,
});
const query = (name: string, more: object = {}): object => ({ name, in: "query", schema: text, ...more });

function told(before: unknown, after: unknown, options: ApiDiffOptions = {}): readonly string[] {
  return diffApis(before, after, options).changes.map(({ name, verdict }) => `${name}: ${verdict}`);
}

describe("what a client sends must still be accepted", () => {
  it.each<[title: string, before: object, after: object, expected: readonly string[]]>([
    [
      "a required parameter",
      {},
      { parameters: [query("q", { required: true })] },
      ["parameter-added: breaking"],
    ],
    ["an optional parameter", {}, { parameters: [query("q")] }, ["parameter-added: compatible"]],
    ["a parameter no longer described", { parameters: [query("q")] }, {}, ["parameter-removed: undecided"]],
    [
      "a parameter that must be sent now",
      { parameters: [query("q")] },
      { parameters: [query("q", { required: true })] },
      ["parameter-required: breaking"],
    ],
    [
      "a parameter that may be left out now",
      { parameters: [query("q", { required: true })] },
      { parameters: [query("q")] },
      ["parameter-optional: compatible"],
    ],
    [
      "a parameter with fewer values",
      { parameters: [query("q", { schema: { enum: ["a", "b"] } })] },
      { parameters: [query("q", { schema: { enum: ["a"] } })] },
      ["enum-value-removed: breaking"],
    ],
    [
      "a list that is written differently",
      { parameters: [query("q", { schema: { type: "array" } })] },
      { parameters: [query("q", { schema: { type: "array" }, explode: false })] },
      ["parameter-serialization-changed: breaking"],
    ],
    [
      "a header whose name is in another case",
      { parameters: [{ ...query("X-Trace"), in: "header" }] },
      { parameters: [{ ...query("x-trace"), in: "header" }] },
      [],
    ],
    [
      "a required body",
      {},
      { requestBody: { required: true, ...json(text) } },
      ["request-body-added: breaking"],
    ],
    ["an optional body", {}, { requestBody: json(text) }, ["request-body-added: compatible"]],
    [
      "a media type that is no longer accepted",
      { requestBody: { content: { "text/plain": {}, "application/json": {} } } },
      { requestBody: { content: { "application/json": {} } } },
      ["request-media-type-removed: breaking"],
    ],
    [
      "a media type within a range that is",
      { requestBody: { content: { "text/plain": { schema: text } } } },
      { requestBody: { content: { "text/*": { schema: { type: "string", maxLength: 2 } } } } },
      ["bound-added: breaking"],
    ],
    [
      "a body that may hold one value more",
      { requestBody: json({ enum: ["a"] }) },
      { requestBody: json({ enum: ["a", "b"] }) },
      ["enum-value-added: compatible"],
    ],
    [
      "a required property that is only read",
      { requestBody: json({ type: "object" }) },
      {
        requestBody: json({
          type: "object",
          properties: { id: { type: "string", readOnly: true } },
          required: ["id"],
        }),
      },
      ["property-added: compatible"],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(told(api(before), api(after))).toEqual(expected);
  });
});

describe("what a client receives must be what it expects", () => {
  it.each<[title: string, before: object, after: object, expected: readonly string[]]>([
    [
      "an answer that may hold one value more",
      { responses: answer({ enum: ["a"] }) },
      { responses: answer({ enum: ["a", "b"] }) },
      ["enum-value-added: breaking"],
    ],
    [
      "an answer that may lack a property",
      { responses: answer({ type: "object", properties: { a: text }, required: ["a"] }) },
      { responses: answer({ type: "object", properties: { a: text } }) },
      ["required-removed: breaking"],
    ],
    [
      "an answer with one property more",
      { responses: answer({ type: "object", properties: { a: text } }) },
      { responses: answer({ type: "object", properties: { a: text, b: text } }) },
      ["property-added: compatible"],
    ],
    [
      "a status of success that no longer comes",
      { responses: { 200: { description: "" }, 201: { description: "" } } },
      { responses: { 200: { description: "" } } },
      ["response-removed: breaking"],
    ],
    [
      "a failure that no longer comes",
      { responses: { 200: { description: "" }, 404: { description: "" } } },
      { responses: { 200: { description: "" } } },
      ["response-removed: compatible"],
    ],
    [
      "a status that a range stood for",
      { responses: { "2XX": { description: "", ...json({ enum: [1, 2] }) } } },
      { responses: { 200: { description: "", ...json({ enum: [1, 2, 3] }) } } },
      ["enum-value-added: breaking"],
    ],
    [
      "a media type that is no longer given",
      { responses: { 200: { description: "", content: { "text/csv": {}, "application/json": {} } } } },
      { responses: { 200: { description: "", content: { "application/json": {} } } } },
      ["response-media-type-removed: breaking"],
    ],
    [
      "a header that was in every answer",
      { responses: { 200: { description: "", headers: { "X-Rate": { required: true, schema: text } } } } },
      { responses: { 200: { description: "" } } },
      ["response-header-removed: breaking"],
    ],
  ])("%s", (_, before, after, expected) => {
    expect(told(api(before), api(after))).toEqual(expected);
  });

  it("leaves a status that nobody knew open, where that is asked", () => {
    const after = api({ responses: { 200: { description: "" }, 202: { description: "" } } });
    expect(told(api({}), after)).toEqual(["response-added: compatible"]);
    expect(told(api({}), after, { policy: "strict" })).toEqual(["response-added: undecided"]);
  });
});

describe("operations", () => {
  it("that are gone break, new ones do not, and names in a path count for nothing", () => {
    const paths = (...names: string[]): object => ({
      ...api({}),
      paths: Object.fromEntries(names.map((name) => [name, { get: { responses: {} } }])),
    });
    expect(told(paths("/a/{x}", "/b"), paths("/a/{y}", "/c"))).toEqual([
      "operation-removed: breaking",
      "operation-added: compatible",
    ]);
  });

  it("are judged by who calls: a webhook may send less, and not more", () => {
    const hook = (schema: object): object => ({
      openapi: "3.1.0",
      webhooks: { ping: { post: { requestBody: json(schema), responses: {} } } },
    });
    expect(told(hook({ enum: [1, 2] }), hook({ enum: [1] }))).toEqual(["enum-value-removed: compatible"]);
    expect(told(hook({ enum: [1] }), hook({ enum: [1, 2] }))).toEqual(["enum-value-added: breaking"]);
    expect(told(hook({}), { openapi: "3.1.0", webhooks: {} })).toEqual(["webhook-removed: breaking"]);
  });

  it.each<[title: string, before: unknown, after: unknown, expected: readonly string[]]>([
    ["nobody had to be let in", [], [{ key: [] }], ["security-added: breaking"]],
    ["one more scope is needed", [{ o: ["r"] }], [{ o: ["r", "w"] }], ["security-changed: breaking"]],
    ["one means more", [{ key: [] }], [{ key: [] }, { o: [] }], ["security-changed: compatible"]],
    ["one means less", [{ key: [] }, { o: [] }], [{ o: [] }], ["security-changed: breaking"]],
    ["everybody is let in", [{ key: [] }], [{ key: [] }, {}], ["security-removed: compatible"]],
  ])("are compared by who is let in: %s", (_, before, after, expected) => {
    expect(told(api({ security: before }), api({ security: after }))).toEqual(expected);
  });

  it("name a definition's change once, with everything that it reaches", () => {
    const many = (schema: object): object => ({
      openapi: "3.0.3",
      paths: Object.fromEntries(
        ["/a", "/b", "/c"].map((path) => [
          path,
          { get: { responses: answer({ items: { $ref: "#/components/schemas/User" }, type: "array" }) } },
        ]),
      ),
      components: { schemas: { User: schema } },
    });
    const { changes } = diffApis(many({ type: "string" }), many({ type: "string", nullable: true }));
    expect(changes).toEqual([
      expect.objectContaining({
        name: "type-widened",
        verdict: "breaking",
        pointer: "/components/schemas/User/type",
        operations: ["GET /a", "GET /b", "GET /c"],
        place: "response 200 (application/json)",
        witness: { instance: null, acceptedBy: "new", refusal: "must be a string, not null" },
      }),
    ]);
  });
});

describe("versions of OpenAPI", () => {
  const old30 = (schema: object): object => ({
    openapi: "3.0.3",
    paths: { "/a": { post: { requestBody: json(schema), responses: {} } } },
  });
  it.each<[title: string, schema: object, same: object]>([
    ["nullable", { type: "string", nullable: true }, { type: ["string", "null"] }],
    ["exclusive bounds", { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ["bounds that are not exclusive", { maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
    ["an example", { type: "string", example: 7 }, { type: "string", examples: ["b"] }],
  ])("3.0 means by %s what 3.1 writes differently", (_, schema, same) => {
    const after = { ...old30(same), openapi: "3.1.0" };
    const { changes, bump } = diffApis(old30(schema), after);
    expect([changes, bump]).toEqual([[], "patch"]);
  });

  const swagger = (parameters: object[], more: object = {}): object => ({
    swagger: "2.0",
    host: "example.com",
    consumes: ["application/json"],
    paths: { "/a": { post: { parameters, responses: { 200: { description: "", schema: text } }, ...more } } },
  });

  it("Swagger 2.0 has bodies among its parameters", () => {
    const body = (schema: object, required = false): object => ({ in: "body", name: "it", required, schema });
    expect(told(swagger([body(text)]), swagger([body(text, true)]))).toEqual([
      "request-body-required: breaking",
    ]);
    expect(told(swagger([body(text)]), swagger([body({ type: "string", maxLength: 1 })]))).toEqual([
      "bound-added: breaking",
    ]);
  });

  it("Swagger 2.0 has fields of forms among them, too", () => {
    const field = { in: "formData", name: "file", type: "file" };
    expect(told(swagger([field]), swagger([{ ...field, required: true }]))).toEqual([
      "request-body-required: breaking",
      "required-added: breaking",
    ]);
  });

  it("Swagger 2.0 and OpenAPI 3 are compared with each other", () => {
    const { changes } = diffApis(swagger([]), {
      openapi: "3.0.0",
      servers: [{ url: "example.com" }],
      paths: { "/a": { post: { responses: answer({ type: "string", maxLength: 3 }) } } },
    });
    expect(changes.map(({ name, verdict }) => `${name}: ${verdict}`)).toEqual(["bound-added: compatible"]);
  });

  it.each<[title: string, document: object, message: RegExp]>([
    ["another version", { openapi: "4.0.0", paths: {} }, /the new schema is of OpenAPI 4.0.0; 3.1, 3.0 and/],
    [
      "a reference out of the file",
      api({ parameters: [{ $ref: "other.yaml#/q" }] }),
      /refers at '.*parameters\/0' to other.yaml#\/q, which is not in the file: bundle/,
    ],
    ["a reference to nowhere", api({ requestBody: { $ref: "#/gone" } }), /to #\/gone, which is not there/],
    ["a schema's reference to nowhere", api({ responses: answer({ $ref: "#/gone" }) }), /which is not there/],
  ])("%s is refused", (_, document, message) => {
    expect(() => diffApis(api({}), document)).toThrow(message);
  });
});

describe("what is said of the whole", () => {
  it("nothing changed in the same document", () => {
    expect(diffApis(api({}), api({}))).toEqual({
      counts: { breaking: 0, undecided: 0, compatible: 0, operations: 1 },
      bump: "none",
      bumpReason: "nothing changed",
      changes: [],
      notCompared: [],
    });
  });

  it("never says so of documents that differ in what is not compared", () => {
    const { bump, bumpReason, notCompared } = diffApis(api({}), api({ summary: "other" }));
    expect([bump, bumpReason]).toEqual([
      "patch",
      "only parts that are not compared differ, or are written differently",
    ]);
    expect(notCompared).toEqual([expect.stringContaining("descriptions")]);
  });

  it("names schemas that no operation uses", () => {
    const unused = (schema: object): object => api({}, { components: { schemas: { Ghost: schema } } });
    expect(diffApis(unused(text), unused({})).notCompared[0]).toBe(
      "1 schema that no operation uses differs (`--definitions` compares them): Ghost",
    );
  });

  it("is a report with the worst first, cut with a count", () => {
    const many = (count: number): object =>
      api({
        parameters: Array.from({ length: count }, (_, index) =>
          query(`q${index}`, { required: index === 260 }),
        ),
      });
    const report = apiToMarkdown(diffApis(many(0), many(261)), { title: "users" });
    expect(report).toContain("## users\n\n**major**: GET /users/{id}: query parameter q260:");
    expect(report).toMatch(/\n\| --- .*\n\| ❌ breaking \| `GET \/users\/\{id\}` \| query parameter q260 \|/);
    expect(report).toContain("… and 61 more changes, the less severe ones");
  });

  it("is what compareSchemas says of documents with operations, and its definitions where these are asked for", () => {
    const used = (schema: object): object =>
      api({}, { openapi: "3.0.3", components: { schemas: { Ghost: schema } } });
    expect(compareSchemas(used(text), used({})).bump).toBe("patch");
    const { bump, json: found } = compareSchemas(used({ type: "string", nullable: true }), used(text), {
      definitions: true,
    });
    expect([bump, found]).toEqual([
      "major",
      expect.objectContaining({ counts: expect.objectContaining({ breaking: 1 }) }),
    ]);
  });
});

it("reads a callback that leads back to itself once", () => {
  const document = (schema: object): object => ({
    openapi: "3.0.3",
    paths: {
      "/x": { post: { responses: {}, callbacks: { told: { $ref: "#/components/callbacks/told" } } } },
    },
    components: {
      callbacks: {
        told: {
          "{$request.body#/url}": {
            post: {
              requestBody: { content: { "application/json": { schema } } },
              responses: {},
              callbacks: { told: { $ref: "#/components/callbacks/told" } },
            },
          },
        },
      },
    },
  });
  const diff = diffApis(document({ type: "string" }), document({ type: "integer" }));
  expect(diff.changes).toMatchObject([{ name: "type-changed", verdict: "breaking" }]);
  expect(diffApis(document({ type: "string" }), document({ type: "string" })).bump).toBe("none");
});
