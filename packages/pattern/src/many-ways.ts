import { type CharSet, includes } from "./char-set.js";
import { disjoint } from "./disjoint.js";
import { Nfa } from "./nfa.js";
import type { PatternNode } from "./pattern-node.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** A backtracking engine that reads a text in so many ways is still fast. */
const fewWays = 16;

/** More sets of states than this are not looked at: the pattern then counts as one with many ways. */
const mostSets = 2_000;

/** For each state that reads on, in how many ways what was read so far leads there. */
type Ways = ReadonlyMap<number, number>;

/**
 * Whether there is a text that a backtracking engine reads in many ways from one place on. It tries each of them where the
 * text does not match, and takes exponential time, or a high power of the text's length. Each way is counted along the
 * automaton of the pattern; what the automaton cannot follow counts as nothing. Errs on the side of yes, for very large patterns.
 */
export function readsInManyWays(pattern: PatternNode): boolean {
  const looks = looksIn(pattern);
  return hasManyWays(pattern) || looks.some(readsInManyWays);
}

function hasManyWays(pattern: PatternNode): boolean {
  const nfa = automatonOf(pattern);
  const first = nfa === null ? null : afterEmptySteps(nfa, new Map([[nfa.begin, 1]]));
  if (nfa === null || first === null) return true;
  const known = new Set([keyOf(first)]);
  const open: Ways[] = [first];
  for (const ways of open) {
    for (const part of disjoint(setsRead(nfa, ways))) {
      const next = afterReading(nfa, ways, part);
      if (next === null) return true;
      const key = keyOf(next);
      if (known.has(key)) continue;
      if (known.size >= mostSets) return true;
      known.add(key);
      open.push(next);
    }
  }
  return false;
}

function automatonOf(pattern: PatternNode): Nfa | null {
  try {
    return new Nfa(followed(pattern), "");
  } catch (error) {
    if (error instanceof UnsupportedPatternError) return null;
    throw error;
  }
}

/** What an automaton follows of a pattern. */
function followed(node: PatternNode): PatternNode {
  switch (node.kind) {
    case "sequence":
    case "choice":
      return { kind: node.kind, items: node.items.map(followed) };
    case "repeat":
      return { ...node, item: followed(node.item) };
    case "look-ahead":
    case "unsupported":
      return { kind: "sequence", items: [] };
    default:
      return node;
  }
}

function looksIn(node: PatternNode): PatternNode[] {
  if (node.kind === "look-ahead") return [node.item];
  if (node.kind === "repeat") return looksIn(node.item);
  return node.kind === "sequence" || node.kind === "choice" ? node.items.flatMap(looksIn) : [];
}

function setsRead(nfa: Nfa, ways: Ways): CharSet[] {
  return [...ways.keys()].flatMap((id) => (nfa.states[id]?.reads ?? []).map(({ set }) => set));
}

/** The ways after one more character of a set, all of whose characters are read alike; null for too many. */
function afterReading(nfa: Nfa, ways: Ways, part: CharSet): Ways | null {
  const [[code] = [0]] = part;
  const read = new Map<number, number>();
  for (const [id, count] of ways) {
    for (const { set, to } of nfa.states[id]?.reads ?? []) {
      if (includes(set, code)) read.set(to, (read.get(to) ?? 0) + count);
    }
  }
  return afterEmptySteps(nfa, read);
}

/**
 * The ways after the steps that read nothing; null for too many, as where such steps lead in a circle. A state counts as
 * often as there are ways to it, so that no more ways are walked than may be.
 */
function afterEmptySteps(nfa: Nfa, from: Ways): Ways | null {
  const ways = new Map<number, number>();
  const open = [...from];
  for (const [id, count] of open) {
    const sum = (ways.get(id) ?? 0) + count;
    if (sum > fewWays) return null;
    ways.set(id, sum);
    for (const { to } of nfa.states[id]?.empty ?? []) open.push([to, count]);
  }
  return new Map([...ways].filter(([id]) => id !== nfa.final && nfa.states[id]?.reads.length !== 0));
}

function keyOf(ways: Ways): string {
  return [...ways]
    .sort(([a], [b]) => a - b)
    .map(([id, count]) => `${id}:${count}`)
    .join();
}
