import type { CharSet } from "./char-set.js";
import { type PatternNode, unfollowed } from "./pattern-node.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/** A step that reads no character. It is possible always, or only at the start or the end of a text. */
interface EmptyStep {
  readonly when: "always" | "start" | "end";
  readonly to: number;
}

interface NfaState {
  readonly reads: { readonly set: CharSet; readonly to: number }[];
  readonly empty: EmptyStep[];
}

/** Maximum number of states of a pattern. Larger patterns, such as `(.{1,1000}){1,1000}`, are not built. */
const maxStates = 20_000;

/**
 * Maximum number of parts of a pattern. It is needed in addition to the maximum number of states, because parts such as
 * `(?:){1000000000}` have no states.
 */
const maxParts = 200_000;

/**
 * A nondeterministic automaton of the texts that contain a match of a pattern.
 * @throws {UnsupportedPatternError} for look-around, word boundaries and back-references
 */
export class Nfa {
  readonly states: NfaState[] = [];
  readonly #source: string;
  #parts = 0;
  /** The state in which a match starts. */
  readonly begin: number;
  /** The state in which the pattern has matched. */
  readonly final: number;

  /** @param alphabet what the pattern reads one of at a time */
  constructor(pattern: PatternNode, alphabet: CharSet, source: string) {
    this.#source = source;
    const first = this.#state();
    const final = this.#state();
    // A match may have any text before and after it.
    this.states[first]?.reads.push({ set: alphabet, to: first });
    this.states[final]?.reads.push({ set: alphabet, to: final });
    this.final = final;
    this.begin = this.#build(pattern, final);
    this.#connect(first, this.begin);
  }

  /** Returns the states before the first character is read. */
  start(): readonly number[] {
    return this.#closure([0], true, false);
  }

  /** Returns the states after one more code point or code unit. */
  after(from: readonly number[], code: number): readonly number[] {
    const to: number[] = [];
    for (const id of from) {
      for (const { set, to: target } of this.states[id]?.reads ?? []) {
        if (set.some(([first, last]) => first <= code && code <= last)) to.push(target);
      }
    }
    return this.#closure(to, false, false);
  }

  /** Whether a text that ends in these states contains a match. */
  accepts(states: readonly number[], isEmpty: boolean): boolean {
    return this.#closure(states, isEmpty, true).includes(this.final);
  }

  #closure(from: readonly number[], atStart: boolean, atEnd: boolean): readonly number[] {
    const found = new Set(from);
    for (const id of found) {
      for (const { when, to } of this.states[id]?.empty ?? []) {
        if (when === "always" || (when === "start" ? atStart : atEnd)) found.add(to);
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Builds the states that match a node and continue with state `next`; returns the first of them. */
  #build(node: PatternNode, next: number): number {
    this.#parts += 1;
    if (this.#parts > maxParts) throw this.#tooLarge();
    if (node.kind === "sequence") return node.items.reduceRight((to, item) => this.#build(item, to), next);
    if (node.kind === "repeat") return this.#repeat(node.item, node.least, node.most, next);
    const first = this.#state();
    if (node.kind === "char") this.states[first]?.reads.push({ set: node.set, to: next });
    else if (node.kind === "choice")
      for (const item of node.items) this.#connect(first, this.#build(item, next));
    else if (node.kind === "start" || node.kind === "end") this.#connect(first, next, node.kind);
    else throw new UnsupportedPatternError(this.#source, unfollowed[node.kind]);
    return first;
  }

  #repeat(item: PatternNode, least: number, most: number, next: number): number {
    let to = next;
    if (most === Number.POSITIVE_INFINITY) {
      to = this.#state();
      this.#connect(to, this.#build(item, to));
      this.#connect(to, next);
    }
    for (let count = least; count < most && most !== Number.POSITIVE_INFINITY; count++) {
      const optional = this.#build(item, to);
      const first = this.#state();
      this.#connect(first, optional);
      this.#connect(first, next);
      to = first;
    }
    for (let count = 0; count < least; count++) to = this.#build(item, to);
    return to;
  }

  #connect(from: number, to: number, when: EmptyStep["when"] = "always"): void {
    this.states[from]?.empty.push({ when, to });
  }

  #state(): number {
    if (this.states.length >= maxStates) throw this.#tooLarge();
    this.states.push({ reads: [], empty: [] });
    return this.states.length - 1;
  }

  #tooLarge(): UnsupportedPatternError {
    return new UnsupportedPatternError(this.#source, "too many repetitions");
  }
}
