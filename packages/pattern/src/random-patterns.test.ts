import fc from "fast-check";
import { JS, NFA } from "refa";
import { describe, expect, it } from "vitest";
import { type Automaton, accepts } from "./automaton.js";
import { AutomatonTooLargeError, StepAllowance } from "./bound.js";
import { createMatcher } from "./create-matcher.js";
import { fromPattern } from "./languages.js";
import { regExpOf } from "./reg-exp-of.js";
import { randomPattern, randomText } from "./testing/random-pattern.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** The result; `null` for refused patterns: invalid ones, those that are too large, and those beyond automata. */
function unlessRefused<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    const isRefusal =
      error instanceof SyntaxError ||
      error instanceof UnsupportedPatternError ||
      error instanceof AutomatonTooLargeError;
    if (isRefusal) return null;
    throw error;
  }
}

const automatonOf = (pattern: string) =>
  unlessRefused(() => fromPattern(pattern, { states: 400, steps: new StepAllowance(40_000) }));

/** Runs a property over patterns that an automaton follows, with texts; fails where nearly all were refused. */
function forFollowedPatterns(
  { withAssertions, runs }: { readonly withAssertions: boolean; readonly runs: number },
  check: (pattern: string, automaton: Automaton, texts: readonly string[]) => void,
): void {
  let followed = 0;
  const texts = fc.array(randomText, { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(randomPattern({ withAssertions }), texts, (pattern, samples) => {
      const automaton = automatonOf(pattern);
      if (automaton === null) return;
      followed += 1;
      check(pattern, automaton, samples);
    }),
    { numRuns: runs },
  );
  expect(followed).toBeGreaterThan(runs / 20);
}

describe("random patterns", () => {
  it.each([true, false])(
    "are found by an automaton where JavaScript finds them, with assertions: %j",
    (withAssertions) => {
      forFollowedPatterns({ withAssertions, runs: 1_500 }, (pattern, automaton, texts) => {
        const native = regExpOf(pattern);
        const found = texts.map((text) => accepts(automaton, text));
        expect({ pattern, texts, found }).toEqual({
          pattern,
          texts,
          found: texts.map((text) => native.test(text)),
        });
      });
    },
  );

  it("are found in long texts, which automata read, where JavaScript finds them", () => {
    forFollowedPatterns({ withAssertions: true, runs: 600 }, (pattern, _, texts) => {
      const { test } = createMatcher(pattern);
      const native = regExpOf(pattern);
      const long = texts.map((text) => `${text}${"\n".repeat(4_001)}${text}`);
      expect({ pattern, texts, found: long.map(test) }).toEqual({
        pattern,
        texts,
        found: long.map((text) => native.test(text)),
      });
    });
  });

  it("match the texts that refa says", () => {
    forFollowedPatterns({ withAssertions: false, runs: 600 }, (pattern, _, texts) => {
      const whole = `^(?:${pattern})$`;
      const ours = automatonOf(whole);
      const theirs = refaTest(pattern);
      if (ours === null || theirs === null) return;
      const found = texts.map((text) => accepts(ours, text));
      expect({ pattern, texts, found }).toEqual({ pattern, texts, found: texts.map(theirs) });
    });
  });

  it("are refused by automata for nothing but what automata cannot say", () => {
    const constructs = new Set<string>();
    fc.assert(
      fc.property(randomPattern({ withAssertions: true }), (pattern) => {
        // Node.js 24 accepts a name twice where the standard forbids it, and other versions nowhere.
        if (repeatsName(pattern)) return;
        try {
          fromPattern(pattern, { states: 400, steps: new StepAllowance(40_000) });
        } catch (error) {
          if (error instanceof UnsupportedPatternError) constructs.add(error.construct);
        }
      }),
      { numRuns: 1_500 },
    );
    expect([...constructs].sort()).toEqual([
      "a back-reference",
      "a look-ahead that is not at an anchored start",
      "a look-behind",
      "a word boundary",
    ]);
  });
});

/** Whether a text as a whole matches a pattern by refa; null for patterns that are beyond it. */
function refaTest(pattern: string): ((text: string) => boolean) | null {
  const { flags } = regExpOf(pattern);
  try {
    const parser = JS.Parser.fromLiteral({ source: pattern, flags });
    const { expression, maxCharacter } = parser.parse({ backreferences: "throw", assertions: "throw" });
    const nfa = NFA.fromRegex(expression, { maxCharacter });
    return (text) =>
      nfa.test(
        flags === "u"
          ? Array.from(text, (char) => char.codePointAt(0) ?? 0)
          : Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
      );
  } catch {
    return null;
  }
}

/** Whether two groups of a pattern have the same name. */
function repeatsName(pattern: string): boolean {
  const names = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  return new Set(names).size < names.length;
}
