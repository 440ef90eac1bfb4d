import { isAmbiguous } from "./ambiguity.js";
import { leadingLookAhead } from "./leading-look-ahead.js";
import { Nfa } from "./nfa.js";
import { parsePattern } from "./parse-pattern.js";
import { alphabetOf, type ParsedPattern } from "./pattern-node.js";
import { regExpOf } from "./reg-exp-of.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** Searches texts for a pattern. */
export interface Matcher {
  /** Whether a text contains a match. */
  test(text: string): boolean;
  /**
   * The engine that matches. `native` is JavaScript's own engine, which backtracks. `linear` is an automaton that
   * needs linear time. `unbounded` is the native engine, possibly very slow, for patterns that no automaton supports.
   */
  readonly engine: "native" | "linear" | "unbounded";
  /**
   * The construct that no automaton supports, such as `a back-reference`, if the engine is `unbounded`;
   * otherwise `null`.
   */
  readonly unfollowed: string | null;
}

/**
 * Length from which texts are always matched by the automaton, because a backtracking engine may take quadratic time.
 */
const longText = 4_000;

/**
 * Creates a matcher for an ECMAScript pattern. An ambiguous pattern such as `^(a+)+$` is matched by an automaton in
 * linear time, because JavaScript's own engine could take exponential time.
 * @throws {SyntaxError} when the pattern is not a regular expression
 */
export function createMatcher(pattern: string): Matcher {
  const native = regExpOf(pattern);
  const nativeTest: TextTest = (text) => native.test(text);
  const parsed = supported(() => parsePattern(pattern));
  if (typeof parsed === "string") return { engine: "unbounded", unfollowed: parsed, test: nativeTest };
  const followed = () => supported(() => linearTest(parsed, pattern));
  if (isAmbiguous(parsed)) {
    const test = followed();
    return typeof test === "string"
      ? { engine: "unbounded", unfollowed: test, test: nativeTest }
      : { engine: "linear", unfollowed: null, test };
  }
  // An automaton may be large, so it is built when the first long text arrives.
  let kept: TextTest | undefined;
  const test: TextTest = (text) => {
    if (text.length <= longText) return nativeTest(text);
    if (kept === undefined) {
      const linear = followed();
      kept = typeof linear === "string" ? nativeTest : linear;
    }
    return kept(text);
  };
  return { engine: "native", unfollowed: null, test };
}

type TextTest = Matcher["test"];

/** Returns the result of a function, or the name of the unsupported construct if it throws an error for one. */
function supported<Made extends object>(make: () => Made): Made | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof UnsupportedPatternError) return error.construct;
    throw error;
  }
}

/**
 * Creates a test that takes linear time.
 * @throws {UnsupportedPatternError} for a construct that no automaton supports
 */
function linearTest(parsed: ParsedPattern, source: string): TextTest {
  const alphabet = alphabetOf(parsed);
  const testOf = (tree: ParsedPattern["tree"]): TextTest =>
    nfaTest(new Nfa(tree, alphabet, source), parsed.reads);
  const leading = leadingLookAhead(parsed.tree);
  if (leading === null) return testOf(parsed.tree);
  const rest = testOf(leading.rest);
  const looks = leading.looks.map(({ item, negated }) => {
    const test = testOf({ kind: "sequence", items: [{ kind: "start" }, item] });
    return (text: string) => test(text) !== negated;
  });
  return (text) => rest(text) && looks.every((test) => test(text));
}

/** Maximum number of cached state sets. If there are more, the cache is emptied. */
const maxKept = 5_000;

interface Known {
  readonly states: readonly number[];
  /** The next sets by code, for codes below `maxListed`: a list is faster than a map. */
  readonly listed: (Known | undefined)[];
  readonly next: Map<number, Known>;
  /** Whether a non-empty text may end in this state; `null` until it is computed. */
  accepts: boolean | null;
}

const maxListed = 128;

/**
 * Creates the entry of a set of states. Its list has an element for each code from the start, so that it never has to
 * grow.
 */
function unknownSet(states: readonly number[]): Known {
  return { states, listed: new Array(maxListed).fill(undefined), next: new Map(), accepts: null };
}

function nfaTest(nfa: Nfa, reads: ParsedPattern["reads"]): TextTest {
  let known = new Map<string, Known>();
  const start = unknownSet(nfa.start());
  const keep = (states: readonly number[]): Known => {
    const key = states.join();
    const found = known.get(key) ?? unknownSet(states);
    if (known.size > maxKept) {
      known = new Map();
      start.next.clear();
      start.listed.fill(undefined);
    }
    known.set(key, found);
    return found;
  };
  const after = (at: Known, code: number): Known => {
    const found = at.next.get(code);
    if (found !== undefined) return found;
    const next = keep(nfa.after(at.states, code));
    if (code < maxListed) at.listed[code] = next;
    else at.next.set(code, next);
    return next;
  };
  const readsPairs = reads === "code points";
  return (text) => {
    let at = start;
    for (let index = 0; index < text.length; index++) {
      let code = text.charCodeAt(index);
      if (readsPairs && code >= 0xd800 && code < 0xdc00) {
        code = text.codePointAt(index) ?? code;
        if (code > 0xffff) index += 1;
      }
      at = at.listed[code] ?? after(at, code);
    }
    if (text === "") return nfa.accepts(at.states, true);
    at.accepts ??= nfa.accepts(at.states, false);
    return at.accepts;
  };
}
