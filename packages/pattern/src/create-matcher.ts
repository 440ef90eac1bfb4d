import { leadingLookAhead } from "./leading-look-ahead.js";
import { readsInManyWays } from "./many-ways.js";
import { Nfa } from "./nfa.js";
import { parsePattern } from "./parse-pattern.js";
import type { PatternNode } from "./pattern-node.js";
import { regExpOf } from "./reg-exp-of.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** Finds a pattern in texts. */
export interface Matcher {
  /** Whether the pattern is found in a text. */
  test(text: string): boolean;
  /**
   * What runs it: JavaScript's own engine, which backtracks; an automaton, whose time grows with the text alone; or
   * the own engine although it may take very long, for what no automaton follows.
   */
  readonly engine: "native" | "linear" | "unbounded";
}

/** Longer texts go to the automaton always: a backtracking engine may take time that grows with the square. */
const longText = 4_000;

/**
 * A matcher of an ECMAScript pattern that does not hang: one such as `^(a+)+$`, which a backtracking engine tries in
 * very many ways, is run by an automaton.
 * @throws {SyntaxError} when it is not a regular expression
 */
export function createMatcher(pattern: string): Matcher {
  const native = regExpOf(pattern);
  const tree = parsed(pattern);
  const nativeTest: TextTest = (text) => native.test(text);
  const followed = (): TextTest | null => (tree === null ? null : linearTest(tree, pattern));
  // An automaton may be large, so it is kept only once a text has asked for it.
  let kept: TextTest | undefined;
  const linear: TextTest = (text) => {
    kept ??= followed() ?? nativeTest;
    return kept(text);
  };
  if (tree === null || !readsInManyWays(tree))
    return { engine: "native", test: (text) => (text.length > longText ? linear(text) : nativeTest(text)) };
  return followed() === null ? { engine: "unbounded", test: nativeTest } : { engine: "linear", test: linear };
}

type TextTest = Matcher["test"];

/** Null for what JavaScript reads and this parser does not. */
function parsed(pattern: string): PatternNode | null {
  try {
    return parsePattern(pattern);
  } catch {
    return null;
  }
}

/** Null for what no automaton follows. */
function linearTest(tree: PatternNode, source: string): TextTest | null {
  try {
    const leading = leadingLookAhead(tree);
    if (leading === null) return nfaTest(new Nfa(tree, source));
    const rest = nfaTest(new Nfa(leading.rest, source));
    const looks = leading.looks.map(({ item, negated }) => {
      const test = nfaTest(new Nfa({ kind: "sequence", items: [{ kind: "start" }, item] }, source));
      return (text: string) => test(text) !== negated;
    });
    return (text) => rest(text) && looks.every((test) => test(text));
  } catch (error) {
    if (error instanceof UnsupportedPatternError) return null;
    throw error;
  }
}

/** More sets of states than this are forgotten and found anew. */
const mostKept = 5_000;

interface Known {
  readonly states: readonly number[];
  readonly next: Map<number, Known>;
}

function nfaTest(nfa: Nfa): TextTest {
  let known = new Map<string, Known>();
  const keep = (states: readonly number[]): Known => {
    const key = states.join();
    const found = known.get(key) ?? { states, next: new Map() };
    if (known.size > mostKept) known = new Map();
    known.set(key, found);
    return found;
  };
  const start = { states: nfa.start(), next: new Map<number, Known>() };
  return (text) => {
    let at: Known = start;
    for (const char of text) {
      const code = char.codePointAt(0) ?? 0;
      const next = at.next.get(code) ?? keep(nfa.after(at.states, code));
      at.next.set(code, next);
      at = next;
    }
    return nfa.accepts(at.states, text === "");
  };
}
