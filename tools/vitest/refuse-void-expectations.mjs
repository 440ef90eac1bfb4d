import { expect } from "vitest";

// `toMatchObject` compares what an expected object's own keys hold. A regular expression, a URL or an instance of a class
// may have none, and then every value matches: such an assertion cannot fail. The tests of every package load this file,
// and there an expectation of that kind is an error.

/** Kinds without keys that Vitest compares by what they hold. */
const compared = new Set(["Array", "Date", "Error", "Map", "Set"].map((kind) => `[object ${kind}]`));

expect.addEqualityTesters([
  function refuseVoid(actual, expected) {
    if (!isVoid(expected)) return undefined;
    if (actual?.constructor === expected.constructor) return this.equals(actual, expected);
    throw new TypeError(
      `${String(expected)} has no keys, so that every value would match it; use expect.stringMatching, or expect what it holds`,
    );
  },
]);

/** Whether any value would match. A plain `{}` says so itself. */
function isVoid(value) {
  if (typeof value !== "object" || value === null || isPlain(value)) return false;
  if (value instanceof Error || Symbol.iterator in value || "asymmetricMatch" in value) return false;
  return !compared.has(Object.prototype.toString.call(value)) && Object.keys(value).length === 0;
}

function isPlain(value) {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
