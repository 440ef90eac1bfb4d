import { type CharSet, includes } from "./char-set.js";
import { disjoint } from "./disjoint.js";
import { Nfa } from "./nfa.js";
import { alphabetOf, type ParsedPattern, type PatternNode } from "./pattern-node.js";
import { reversed } from "./reversed.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** Maximum number of ways to read a text for which a backtracking engine is still fast. */
const fewWays = 16;

/** Maximum number of sets of states to explore: beyond it, the pattern counts as ambiguous. */
const maxSets = 2_000;

/** For each state from which reading can continue: the number of paths to it. */
type Ways = ReadonlyMap<number, number>;

/**
 * Whether a backtracking engine can read some text in many ways. It tries each of them if the text does not
 * match, which takes exponential time or a high power of the text's length. The ways are counted along the
 * pattern's automaton; look-around is tried separately and counted separately. May return true for very large
 * patterns and for repeated back-references.
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
   * Handles a back-reference, which matches the text of its group in exactly one way. In a repetition it counts as
   * the group itself, which matches at least that text. Elsewhere it adds no ambiguity.
   */
  #again(numbers: readonly number[]): PatternNode {
    return { kind: "choice", items: numbers.map((number) => this.#group(number)) };
  }

  /** A reference to a group from inside the group has nothing to read. */
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

/**
 * The ways after one more character of a set whose characters all lead to the same states; `null` if there
 * are too many.
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
 * The ways after empty steps; `null` if there are too many, as in a cycle of such steps. A state counts as
 * often as there are ways to it, so that the work is bounded by the maximum number of ways.
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
