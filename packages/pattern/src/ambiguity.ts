import { type CharSet, includes } from "./char-set.js";
import { disjoint } from "./disjoint.js";
import { Nfa } from "./nfa.js";
import { alphabetOf, type ParsedPattern, type PatternNode } from "./pattern-node.js";
import { reversed } from "./reversed.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** Maximum number of ways to read a text for which a backtracking engine is still fast. */
const fewWays = 16;

/** Maximum number of state sets to explore. If there are more, the pattern is treated as ambiguous. */
const maxSets = 2_000;

/** The number of paths to each state from which matching can continue. */
type Ways = ReadonlyMap<number, number>;

/**
 * Whether a backtracking engine can match some text in many ways. If such a text finally does not match, the engine
 * tries each way, which takes exponential time or a high power of the text's length. The ways are counted in the
 * pattern's automaton; look-around is counted separately. May also return true for very large patterns and for repeated
 * back-references.
 */
export function isAmbiguous(pattern: ParsedPattern): boolean {
  return [pattern.tree, ...looksIn(pattern.tree)].some((tree) => hasManyWays({ ...pattern, tree }));
}

function hasManyWays(pattern: ParsedPattern): boolean {
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
      if (known.size >= maxSets) return true;
      known.add(key);
      open.push(next);
    }
  }
  return false;
}

function automatonOf(pattern: ParsedPattern): Nfa | null {
  try {
    return new Nfa(new Followed(pattern.groups).of(pattern.tree, false), alphabetOf(pattern), "");
  } catch (error) {
    if (error instanceof UnsupportedPatternError) return null;
    throw error;
  }
}

/** Maximum number of parts of a pattern to explore. Parts that back-references repeat are counted again. */
const maxParts = 20_000;

const nothing: PatternNode = { kind: "sequence", items: [] };

/** Converts a pattern to one that an automaton supports and that can be matched in at least as many ways. */
class Followed {
  readonly #groups: readonly PatternNode[];
  readonly #open = new Set<number>();
  #parts = 0;

  constructor(groups: readonly PatternNode[]) {
    this.#groups = groups;
  }

  of(node: PatternNode, isRepeated: boolean): PatternNode {
    this.#parts += 1;
    if (this.#parts > maxParts) throw new UnsupportedPatternError("", "too many back-references");
    switch (node.kind) {
      case "sequence":
      case "choice":
        return { kind: node.kind, items: node.items.map((item) => this.of(item, isRepeated)) };
      case "repeat":
        return { ...node, item: this.of(node.item, isRepeated || node.most > 1) };
      case "back-reference":
        return isRepeated ? this.#again(node.groups) : nothing;
      case "look-ahead":
      case "look-behind":
      case "word-boundary":
        return nothing;
      default:
        return node;
    }
  }

  /**
   * Replaces a back-reference by the group that it refers to. In a repetition, the group matches at least the same
   * text.
   */
  #again(numbers: readonly number[]): PatternNode {
    return { kind: "choice", items: numbers.map((number) => this.#group(number)) };
  }

  /** Returns the group with a number. A reference to a group from inside the same group matches empty text. */
  #group(number: number): PatternNode {
    const group = this.#groups[number];
    if (group === undefined || this.#open.has(number)) return nothing;
    this.#open.add(number);
    const followed = this.of(group, true);
    this.#open.delete(number);
    return followed;
  }
}

/** Returns the patterns of all look-arounds at any depth, each in its direction. */
function looksIn(node: PatternNode): PatternNode[] {
  switch (node.kind) {
    case "look-ahead":
      return [node.item, ...looksIn(node.item)];
    case "look-behind":
      return [reversed(node.item), ...looksIn(node.item)];
    case "repeat":
      return looksIn(node.item);
    case "sequence":
    case "choice":
      return node.items.flatMap(looksIn);
    default:
      return [];
  }
}

function setsRead(nfa: Nfa, ways: Ways): CharSet[] {
  return [...ways.keys()].flatMap((id) => (nfa.states[id]?.reads ?? []).map(({ set }) => set));
}

/**
 * Returns the ways after one more character. All characters of the set lead to the same states. Returns `null` if there
 * are too many ways.
 */
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
 * Returns the ways after steps that read no character; `null` if there are too many, as in a cycle of such steps. A
 * state is counted once for each way to it, so that the maximum number of ways limits the work.
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
