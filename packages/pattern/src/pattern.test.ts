import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepts, isEmpty } from "./automaton.js";
import { createMatcher } from "./create-matcher.js";
import { listed, matching, ofLength } from "./languages.js";
import { regExpOf } from "./reg-exp-of.js";
import { both, either, except } from "./set-operations.js";

const patterns = [
  "",
  "a",
  "^a",
  "a$",
  "^$",
  "^a*$",
  "^(a|ab)(c|bcd)$",
  "^[a-c]{2,4}$",
  "[^a]b",
  "^(?:a+|b?c){1,3}$",
  "(^a|b$)",
  "a{0}b",
  "^\\d+(\\.\\d+)?$",
  "\\u0061|\\x62",
  "^(?!b)[abc]+$",
  "^(?=.*a)(?!.*bb)[abc]*$",
  "^.$",
  "[\\w.-]+@",
  "^\\S*$",
  "^\\p{L}+$",
];

describe.each(patterns)("the automaton of %j", (pattern) => {
  it("accepts the texts in which JavaScript finds the pattern", () => {
    const automaton = matching(pattern);
    const { test } = createMatcher(pattern);
    const text = fc.string({
      unit: fc.constantFrom("a", "b", "c", "d", "@", ".", "1", " ", "\n", "😀"),
      maxLength: 6,
    });
    fc.assert(
      fc.property(text, (value) => {
        const found = regExpOf(pattern).test(value);
        expect({ value, found: accepts(automaton, value) }).toEqual({ value, found });
        expect(test(value)).toBe(found);
      }),
      { numRuns: 300 },
    );
  });
});

it("takes automata together", () => {
  const letters = matching("^[a-z]*$");
  const long = ofLength(2, 3);
  expect(["a", "ab", "abc", "abcd", "a1"].filter((text) => accepts(both(letters, long), text))).toEqual([
    "ab",
    "abc",
  ]);
  expect(["ab", "cd"].map((text) => accepts(except(letters, listed(["ab"])), text))).toEqual([false, true]);
  expect(["1", "a"].map((text) => accepts(either(listed(["1"]), letters), text))).toEqual([true, true]);
  expect(isEmpty(both(letters, listed(["1"])))).toBe(true);
});

describe("a matcher", () => {
  it.each<[string, "native" | "linear" | "unbounded"]>([
    ["^(a+)+b$", "linear"],
    ["^(a|a)*b$", "linear"],
    ["\\s*\\s*$", "linear"],
    ["^([a-z0-9]+(-[a-z0-9]+)*)$", "native"],
    ["^(?!.*--)[a-z]+(-[a-z]+)*$", "native"],
    ["^(a+)+(?<=b)$", "unbounded"],
    ["^a\\b", "native"],
  ])("of %s is %s", (pattern, engine) => {
    expect(createMatcher(pattern).engine).toBe(engine);
  });

  it("answers for a text that a backtracking engine would try for years", () => {
    expect(createMatcher("^(a+)+b$").test("a".repeat(50_000))).toBe(false);
    expect(createMatcher("[a-z]+$").test(`${"a".repeat(200_000)}1`)).toBe(false);
  });
});
