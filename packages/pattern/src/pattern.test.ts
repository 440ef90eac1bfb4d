import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepts, isEmpty, lengthsOf } from "./automaton.js";
import { AutomatonTooLargeError, StepAllowance } from "./bound.js";
import { createMatcher } from "./create-matcher.js";
import { fromPattern, fromTexts, ofLength } from "./languages.js";
import { regExpOf } from "./reg-exp-of.js";
import { intersect, subtract, unite } from "./set-operations.js";

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
    const automaton = fromPattern(pattern);
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
  const letters = fromPattern("^[a-z]*$");
  const long = ofLength(2, 3);
  expect(["a", "ab", "abc", "abcd", "a1"].filter((text) => accepts(intersect(letters, long), text))).toEqual([
    "ab",
    "abc",
  ]);
  expect(["ab", "cd"].map((text) => accepts(subtract(letters, fromTexts(["ab"])), text))).toEqual([
    false,
    true,
  ]);
  expect(["1", "a"].map((text) => accepts(unite(fromTexts(["1"]), letters), text))).toEqual([true, true]);
  expect(isEmpty(intersect(letters, fromTexts(["1"])))).toBe(true);
});

describe("the work of automata", () => {
  it.each(["^(.{1,40}x){1,20}$", "(a|b|ab|ba|aba)*[ab]{30}b", "^[a-m]{0,300}[k-z]{0,300}$"])(
    "%j ends where the steps that it may take are used up",
    (pattern) => {
      expect(() => fromPattern(pattern, { steps: new StepAllowance(500) })).toThrow(AutomatonTooLargeError);
    },
  );

  it("is shared by all that have one allowance", () => {
    const steps = new StepAllowance(500);
    expect(accepts(fromPattern("^a$", { steps }), "a")).toBe(true);
    expect(() => {
      for (let built = 0; built < 500; built++) fromPattern("^a$", { steps });
    }).toThrow("more than 500 steps together with others");
  });

  it("grows with the length of a list, not with its square", () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `name ${index}`);
    const steps = new StepAllowance(120_000);
    const names = fromTexts(texts, { steps });
    expect([accepts(names, "name 19999"), accepts(names, "name 20000")]).toEqual([true, false]);
  });
});

describe("a matcher", () => {
  it.each<[string, "native" | "linear" | "unbounded"]>([
    ["^(a+)+b$", "linear"],
    ["^(a|a)*b$", "linear"],
    ["\\s*\\s*$", "linear"],
    ["^(?:aa?)*b$", "linear"],
    ["^(?:(?:a|a)x?)*b$", "linear"],
    ["^(?:a?a?)+b$", "linear"],
    ["^(?:a{0,20}){0,20}b$", "linear"],
    ["^.*a.*a.*a.*a.*c$", "linear"],
    ["^(?:foo|bar|baz){1,50}$", "native"],
    ["^[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+$", "native"],
    ["^(?=(?:aa?)*b)\\bx", "unbounded"],
    ["^([a-z0-9]+(-[a-z0-9]+)*)$", "native"],
    ["^(?!.*--)[a-z]+(-[a-z]+)*$", "native"],
    ["^(a+)+(?<=b)$", "unbounded"],
    ["^a\\b", "native"],
    ["^(?<q>x|y)a+\\k<q>$", "native"],
    ["^(?<q>x|y)(a+)+\\k<q>$", "unbounded"],
    ["^([\"'])(?:(?!\\1).)*\\1$", "native"],
    ["^(a)(?:-\\1)+$", "native"],
    ["^(a)(?:\\1|a)*b$", "unbounded"],
    ["^(?:(a+)\\1)*b$", "unbounded"],
    ["^(?:(?:(a|b)x?)\\1?)*c$", "unbounded"],
    ["(?<=^b(a+)+)c", "unbounded"],
    ["(?<=^ba+)c", "native"],
    ["(?<!(?<=b(a|a)*)c)d", "unbounded"],
    ["^(?:a|\\-)+$", "native"],
    ["^(?:(?:a+)+\\-)$", "linear"],
    ["(?:){1000000000}", "unbounded"],
    ["(?:(?:x{0}){50000}){50000}", "unbounded"],
  ])("of %s is %s", (pattern, engine) => {
    expect(createMatcher(pattern).engine).toBe(engine);
  });

  it("answers for a text that a backtracking engine would try for years", () => {
    expect(createMatcher("^(a+)+b$").test("a".repeat(50_000))).toBe(false);
    expect(createMatcher("[a-z]+$").test(`${"a".repeat(200_000)}1`)).toBe(false);
  });

  it.each(["^(?:aa?)*b$", "^(?:(?:a|a)x?)*b$", "^(?:a?a?)+b$", "^(?:a{0,20}){0,20}b$", "^.*a.*a.*a.*a.*c$"])(
    "of %s answers for texts of every length",
    (pattern) => {
      const { test } = createMatcher(pattern);
      for (const length of [30, 300, 3_000]) expect(test("a".repeat(length))).toBe(false);
    },
  );
});

describe("a back-reference", () => {
  it.each<[string, string, boolean]>([
    ["^(?<q>x|y)a+\\k<q>$", "xaax", true],
    ["^(?<q>x|y)a+\\k<q>$", "xaak<q>", false],
    ["^(?<q>x|y)(a+)+\\k<q>$", "xaax", true],
    ["^(?<q>x|y)(a+)+\\k<q>$", "xaak<q>", false],
    // Without a named group, and outside of Unicode mode, they are four letters.
    ["^(x|y)(a+)+\\k<q>$", "xaak<q>", true],
    ["^(x|y)(a+)+\\k<q>$", "xaax", false],
  ])("as in %s finds %s: %j", (pattern, text, isFound) => {
    expect([createMatcher(pattern).test(text), regExpOf(pattern).test(text)]).toEqual([isFound, isFound]);
  });

  it("is named where it is refused", () => {
    expect(createMatcher("^(?<q>x|y)(a+)+\\k<q>$").unfollowed).toBe("a back-reference");
    expect(() => fromPattern("^(?<q>x)\\k<q>$")).toThrow(
      "the pattern ^(?<q>x)\\k<q>$ holds a back-reference, which no finite automaton follows",
    );
  });
});

describe("a pattern outside of Unicode mode", () => {
  // Each is no regular expression in Unicode mode, for its escaped hyphen.
  it.each<[string, string, boolean]>([
    ["^.\\-$", "😀-", false],
    ["^..\\-$", "😀-", true],
    ["^[😀]\\-$", "😀-", false],
    ["^[^x]{2}\\-$", "😀-", true],
    ["^\\ud83d[\\ude00-\\ude4f]\\-$", "😀-", true],
    ["^\\ud83d[\\ude00-\\ude4f]\\-$", "😹-", true],
    ["^\\ud83d[\\ude00-\\ude4f]\\-$", "🚀-", false],
    ["^\\p{L}\\-$", "p{L}-", true],
    ["^\\u{3}\\-$", "uuu-", true],
    ["^\\10\\-$", "\b-", true],
    ["^\\c1\\-$", "\\c1-", true],
    ["^[\\c1]\\-$", "\u0011-", true],
    ["^\\a{,2}\\-$", "a{,2}-", true],
  ])("as %j reads code units: of %j it says %j", (pattern, text, isFound) => {
    expect([accepts(fromPattern(pattern), text), regExpOf(pattern).test(text)]).toEqual([isFound, isFound]);
  });
});

describe("the lengths of texts", () => {
  it.each([
    ["^a{2,5}$", { least: 2, most: 5 }],
    ["^(?:ab|c)?$", { least: 0, most: 2 }],
    ["^a{3}b*$", { least: 3, most: Number.POSITIVE_INFINITY }],
    ["a", { least: 1, most: Number.POSITIVE_INFINITY }],
  ])("of %s are known", (pattern, lengths) => {
    expect(lengthsOf(fromPattern(pattern))).toEqual(lengths);
  });

  it("are known of an automaton of many states, one behind the other", () => {
    expect(lengthsOf(ofLength(7, 50_000))).toEqual({ least: 7, most: 50_000 });
  });
});
