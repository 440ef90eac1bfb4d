import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it.each([
  ["a string", "hello", /nope/],
  ["an error's message", new Error("hello"), { message: /nope/ }],
  ["something nested", { list: [{ name: "a" }] }, { list: [{ name: /b/ }] }],
  ["a string for a URL", { at: "http://a/" }, { at: new URL("http://b/") }],
])("an expectation that every value would match is refused for %s", (_, actual, expected) => {
  expect(() => expect(actual).toMatchObject(expected)).toThrow(/has no keys/);
});

it("regular expressions and URLs are compared with their like", () => {
  expect({ pattern: /a/u }).toMatchObject({ pattern: /a/u });
  expect({ pattern: /a/u }).not.toMatchObject({ pattern: /a/ });
  expect({ at: new URL("http://a/") }).not.toMatchObject({ at: new URL("http://b/") });
  expect({ at: new URL("http://a/") }).toEqual({ at: new URL("http://a/") });
});

it("what says that anything will do is taken at its word", () => {
  expect({ a: 1 }).toMatchObject({});
  expect({ a: "text" }).toMatchObject({ a: expect.stringMatching(/ex/) });
});

it("the tests of every package refuse such expectations", () => {
  const projects = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}/vitest.config.ts`)
      .filter((path) => existsSync(join(root, path))),
  );
  const configs = [...projects, "tests/vitest.config.ts", "tools/vitest.config.mjs"];
  const without = configs.filter(
    (path) => !readFileSync(join(root, path), "utf8").includes("vitest/refuse-void-expectations.mjs"),
  );
  expect(without).toEqual([]);
});
