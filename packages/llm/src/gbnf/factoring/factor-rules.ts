import { type CharSet, intersection } from "@concordat/pattern";
import { FirstCharacters } from "./first-characters.js";
import { openGroup, readAlternatives, type Sequence, type Term, writeSequence } from "./terms.js";

/** Limits beyond which alternatives stay as they are. */
const limits = {
  /** Maximum number of sequences among which one rule chooses. */
  sequences: 64,
  /** Maximum number of elements of a sequence. */
  terms: 400,
  /** Maximum number of rules that are written for one rule, and for all of a grammar. */
  rulesOfOne: 800,
  rules: 8_000,
  /** Maximum number of choices inside each other that are factored at once. */
  depth: 200,
  /** Maximum number of comparisons of two sequences. */
  comparisons: 60_000,
} as const;

/**
 * Rewrites rules so that alternatives that begin alike share their beginning. An engine follows every alternative that
 * may still be meant, and computing the tokens that may follow takes time for each: an object of forty optional
 * properties has forty after every comma, and nested unions multiply.
 * @param root the first rule's body
 * @param rules the bodies of the rules by name
 * @param kept the names of rules that stay as they are
 */
export function factorRules(
  root: string,
  rules: ReadonlyMap<string, string>,
  kept: ReadonlySet<string>,
): { readonly root: string; readonly rules: ReadonlyMap<string, string> } {
  const factoring = new Factoring(rules, kept);
  const bodies = new Map(
    [...rules].map(([name, body]) => [name, kept.has(name) ? body : factoring.bodyOf(body)]),
  );
  return { root: factoring.bodyOf(root), rules: new Map([...bodies, ...factoring.written]) };
}

class Factoring {
  /** The rules that were added. */
  readonly written = new Map<string, string>();
  readonly #rules: ReadonlyMap<string, string>;
  readonly #kept: ReadonlySet<string>;
  readonly #read = new Map<string, readonly Sequence[]>();
  readonly #names = new Map<string, string>();
  readonly #first = new FirstCharacters((name) => this.#alternativesOf(name));
  readonly #beginnings = new WeakMap<Sequence, CharSet>();
  #remaining = 0;
  #comparisons = 0;
  #depth = 0;

  constructor(rules: ReadonlyMap<string, string>, kept: ReadonlySet<string>) {
    this.#rules = rules;
    this.#kept = kept;
    // The rules that others need come last. Read first, a long chain of them needs no deep recursion.
    for (const name of [...rules.keys()].toReversed()) this.#first.ofSequence([name]);
  }

  /** Returns the body of a rule with its alternatives factored. It stays as it is if they begin differently. */
  bodyOf(body: string): string {
    const alternatives = readAlternatives(body);
    if (alternatives.length < 2 || !this.#haveCommonBeginnings(alternatives)) return body;
    this.#remaining = Math.min(limits.rulesOfOne, limits.rules - this.written.size);
    return this.#body(alternatives);
  }

  get #isSpent(): boolean {
    const { depth, comparisons } = limits;
    return this.#remaining <= 0 || this.#depth > depth || this.#comparisons > comparisons;
  }

  #alternativesOf(name: string): readonly Sequence[] {
    const known = this.#read.get(name) ?? readAlternatives(this.#rules.get(name) ?? '""');
    this.#read.set(name, known);
    return known;
  }

  #body(sequences: readonly Sequence[]): string {
    const groups = new Map<Term, Sequence[]>();
    for (const sequence of this.#opened(sequences)) {
      const [first = ""] = sequence;
      groups.set(first, [...(groups.get(first) ?? []), sequence]);
    }
    return [...groups].map(([first, members]) => (first === "" ? '""' : this.#shared(members))).join(" | ");
  }

  /** Writes the common beginning of sequences, then a choice among what remains of each. */
  #shared(sequences: readonly Sequence[]): string {
    const [one = []] = sequences;
    let length = 0;
    while (length < one.length && sequences.every((sequence) => sequence[length] === one[length]))
      length += 1;
    const rests = unique(sequences.map((sequence) => sequence.slice(length)));
    const rest = rests.length === 1 ? [] : [this.#ruleFor(rests)];
    return writeSequence([...one.slice(0, length), ...rest]);
  }

  #ruleFor(sequences: readonly Sequence[]): Term {
    const key = sequences
      .map((sequence) => sequence.join(" "))
      .sort()
      .join(" | ");
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `f${this.written.size}`;
    this.#names.set(key, name);
    this.written.set(name, "");
    this.#remaining -= 1;
    this.#depth += 1;
    this.written.set(name, this.#isSpent ? plain(sequences) : this.#body(sequences));
    this.#depth -= 1;
    return name;
  }

  /** Replaces names and groups at the start of sequences by their alternatives while different ones begin alike. */
  #opened(sequences: readonly Sequence[]): readonly Sequence[] {
    let current = unique(sequences);
    for (;;) {
      const next = unique(current.flatMap((sequence) => this.#openedOne(sequence, current)));
      const isTooLarge = next.length > limits.sequences || next.some(({ length }) => length > limits.terms);
      if (next.length === current.length && next.every((sequence, index) => sequence === current[index]))
        return current;
      if (isTooLarge) return current;
      current = next;
    }
  }

  #openedOne(sequence: Sequence, all: readonly Sequence[]): readonly Sequence[] {
    const [first, ...rest] = sequence;
    if (first === undefined) return [sequence];
    const alternatives = this.#openable(first);
    if (
      alternatives === null ||
      !all.some((other) => other[0] !== first && this.#beginAlike(sequence, other))
    )
      return [sequence];
    return alternatives.map((alternative) => [...alternative, ...rest]);
  }

  #openable(term: Term): readonly Sequence[] | null {
    if (this.#rules.has(term)) return this.#kept.has(term) ? null : this.#alternativesOf(term);
    return openGroup(term);
  }

  #haveCommonBeginnings(alternatives: readonly Sequence[]): boolean {
    return alternatives.some((one, index) =>
      alternatives.slice(index + 1).some((other) => this.#beginAlike(one, other)),
    );
  }

  /** Whether two sequences begin with the same character. After too many comparisons, none do. */
  #beginAlike(one: Sequence, other: Sequence): boolean {
    this.#comparisons += 1;
    if (this.#comparisons > limits.comparisons) return false;
    return intersection(this.#beginningOf(one), this.#beginningOf(other)).length > 0;
  }

  #beginningOf(sequence: Sequence): CharSet {
    const known = this.#beginnings.get(sequence) ?? this.#first.ofSequence(sequence).chars;
    this.#beginnings.set(sequence, known);
    return known;
  }
}

function plain(sequences: readonly Sequence[]): string {
  return sequences.map(writeSequence).join(" | ");
}

function unique(sequences: readonly Sequence[]): readonly Sequence[] {
  return [...new Map(sequences.map((sequence) => [sequence.join(" "), sequence])).values()];
}
