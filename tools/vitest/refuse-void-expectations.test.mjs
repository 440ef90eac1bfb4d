import { expect, it } from "vitest";

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
