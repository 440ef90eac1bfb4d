import { type CharSet, includes } from "./char-set.js";
import { disjoint } from "./disjoint.js";
import { Nfa } from "./nfa.js";
import { alphabetOf, type ParsedPattern, type PatternNode } from "./pattern-node.js";
import { reversed } from "./reversed.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** A backtracking engine that reads a text in at most this many ways is still fast. */
const fewWays = 16;

/** Maximum number of sets of states to explore: beyond it, the pattern counts as ambiguous. */
const maxSets = 2_000;

/** For each state that reads on, in how many ways what was read so far leads there. */
type Ways = ReadonlyMap<number, number>;

/**
 * Whether there is a text that a backtracking engine reads in many ways from one place on. It tries each of them where the
 * text does not match, and takes exponential time, or a high power of the text's length. Each way is counted along the
 * automaton of the pattern; look-around, which is tried on its own, is counted on its own. Errs on the side of yes, for very
 * large patterns and for repeated back-references.
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

/** Maximum number of parts of a pattern to explore, including those that back-references repeat. */
const maxParts = 20_000;

const nothing: PatternNode = { kind: "sequence", items: [] };

/** The part of a pattern that an automaton supports, with at least as many ways. */
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
   * A back-reference reads in one way what its group has read: in a repetition it counts as the group again, which
   * reads that and more. Elsewhere it is tried once for each way of the group, and adds none.
   */
  #again(numbers: readonly number[]): PatternNode {
    return { kind: "choice", items: numbers.map((number) => this.#group(number)) };
  }

  /** A group that is referred to within itself has read nothing there. */
  #group(number: number): PatternNode {
    const group = this.#groups[number];
    if (group === undefined || this.#open.has(number)) return nothing;
    this.#open.add(number);
    const followed = this.of(group, true);
    this.#open.delete(number);
    return followed;
  }
}

/** The patterns that look-around tries, in its direction, at any depth. */
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
