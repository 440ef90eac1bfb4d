import { expect, it } from "vitest";
import { compareSchemas } from "../compare/compare-schemas.js";
import { readDocumentText } from "./read-document-text.js";

it.each([
  ["api.json", '\uFEFF{"openapi":"3.0.0"}', { openapi: "3.0.0" }],
  ["api.yaml", "openapi: 3.0.0\npaths: {}", { openapi: "3.0.0", paths: {} }],
  ["api.yml", "responses:\n  200: {description: yes}", { responses: { "200": { description: "yes" } } }],
  ["api.YAML", "since: 2020-01-01", { since: "2020-01-01" }],
  ["api.yaml", "base: &b {a: 1}\nnext: {<<: *b, c: 2}", { base: { a: 1 }, next: { a: 1, c: 2 } }],
  ["api.yaml", '{"swagger": "2.0"}', { swagger: "2.0" }],
])("reads %s: %s", (file, text, value) => {
  expect(readDocumentText(text, file)).toEqual(value);
});

it.each([
  ["api.json", "openapi: 3.0.0", /^api\.json is not valid JSON: /],
  ["api.yaml", "a: 1\na: 2", /^api\.yaml is not valid YAML: Map keys must be unique at line 2, column 1$/],
  ["api.yaml", "a: [", /^api\.yaml is not valid YAML: .* at line 1, column 5$/],
  ["api.yaml", "a: 1\n---\na: 2", /^api\.yaml is not valid YAML: .*multiple documents/],
  ["api.yaml", "paths: !include paths.yaml", /^api\.yaml is not valid YAML: Unresolved tag: !include/],
  ["api.yaml", "maximum: .inf", /^api\.yaml: \/maximum is Infinity, which JSON does not have$/],
  ["api.yaml", "a: &a\n  b: *a", /^api\.yaml: \/a\/b contains itself$/],
  ["api.yaml", "a: *b", /^api\.yaml is not valid YAML: Unresolved alias/],
  ["api.yaml", `a: &a [${"x,".repeat(9)}]\n${bomb()}`, /^api\.yaml is not valid YAML: Excessive alias count/],
])("refuses %s: %s", (file, text, message) => {
  expect(() => readDocumentText(text, file)).toThrow(message);
});

/** Aliases that stand for a billion values. */
function bomb(): string {
  return [..."bcdefghij"]
    .map((name, index) => `${name}: &${name} [${`*${"abcdefghij"[index]},`.repeat(9)}]`)
    .join("\n");
}

it("compares the same document in both formats as unchanged", () => {
  const yaml = "openapi: 3.0.3\npaths:\n  /a:\n    get:\n      responses:\n        200: {description: fine}";
  const json = {
    openapi: "3.0.3",
    paths: { "/a": { get: { responses: { 200: { description: "fine" } } } } },
  };
  expect(compareSchemas(json, readDocumentText(yaml, "api.yaml")).bump).toBe("none");
});
