import { equalJson } from "@concordat/dialect";
import type { ComparedPair } from "../changes/compared-pairs.js";
import { maxShrinkSteps } from "../limits.js";
import { conjunctionOf } from "../proof/conjunction.js";
import type { Policy } from "../proof/policy.js";
import { Prover } from "../proof/prover.js";
import type { Gap } from "../proof/rule-proof.js";
import type { SchemaNode } from "../schema/node.js";
import { Sampler } from "../search/sampler.js";
import { Search } from "../search/search.js";
import { containsValue, shrink } from "../search/shrink.js";
import { withoutUndescribed } from "../search/without-undescribed.js";
import type { DirectionName, Witness } from "./compatibility-result.js";

/** A value that may show a change to be breaking, and the part of it that the change concerns, if known. */
export interface CandidateWitness {
  readonly whole: unknown;
  readonly part?: unknown;
}

/** The results that questions about two documents share. */
export interface Shared {
  readonly prover: Prover;
  readonly sampler: Sampler;
}

/** Creates a proof and a search without results. */
export function newlyShared(policy: Policy): Shared {
  return { prover: new Prover(policy), sampler: new Sampler() };
}

/** Answers questions about values that are written with one schema and read with the other. */
export class Direction {
  readonly name: DirectionName;
  readonly writer: SchemaNode;
  readonly reader: SchemaNode;
  readonly prover: Prover;
  readonly search: Search;
  #gaps: readonly Gap[] | undefined;

  readonly #sampler: Sampler;
  #strict: Direction | undefined;
  #selfContained: Direction | null | undefined;

  constructor(name: DirectionName, oldNode: SchemaNode, newNode: SchemaNode, { prover, sampler }: Shared) {
    this.name = name;
    this.#sampler = sampler;
    this.prover = prover;
    [this.writer, this.reader] = name === "backward" ? [oldNode, newNode] : [newNode, oldNode];
    this.search = new Search(sampler, this.prover);
  }

  /**
   * Limits the work for the next question: the number of steps of its proof, and the number of values that are tried.
   */
  allow({ steps, values }: { readonly steps: number; readonly values: number }): void {
    this.prover.allow(steps);
    if (this.prover.policy === "usual") this.prover.strict.allow(steps);
    this.#sampler.allow(values);
  }

  /** The gaps in the proof that every value can be read. */
  get gaps(): readonly Gap[] {
    this.#gaps ??= this.prover.entails(conjunctionOf([this.writer]), this.reader);
    return this.#gaps;
  }

  /** The same direction under the strict policy. */
  get strict(): Direction {
    if (this.prover.policy === "strict") return this;
    const [oldNode, newNode] =
      this.name === "backward" ? [this.writer, this.reader] : [this.reader, this.writer];
    this.#strict ??= new Direction(this.name, oldNode, newNode, {
      prover: this.prover.strict,
      sampler: this.#sampler,
    });
    return this.#strict;
  }

  get isProved(): boolean {
    return this.gaps.length === 0 || this.selfContained?.gaps.length === 0;
  }

  /**
   * The same direction between schemas whose references lead to one place only; `undefined` if all references already
   * do.
   */
  get selfContained(): Direction | undefined {
    if (this.#selfContained === undefined) this.#selfContained = this.#betweenSelfContained();
    return this.#selfContained ?? undefined;
  }

  #betweenSelfContained(): Direction | null {
    const sides = [this.writer, this.reader];
    const [writer, reader] = sides.map(({ pointer, document }) =>
      pointer === "" ? document.selfContained : undefined,
    );
    if (writer === undefined && reader === undefined) return null;
    const [from, to] = [writer ?? this.writer, reader ?? this.reader];
    const [oldNode, newNode] = this.name === "backward" ? [from, to] : [to, from];
    return new Direction(this.name, oldNode, newNode, newlyShared(this.prover.policy));
  }

  /** Returns the writing and the reading schema of a pair. */
  at({ pair }: ComparedPair): { a: SchemaNode; b: SchemaNode } {
    return this.name === "backward" ? { a: pair.old, b: pair.new } : { a: pair.new, b: pair.old };
  }

  /** Returns the first of some values that the writer accepts and the reader rejects. */
  witnessAmong(candidates: Iterable<CandidateWitness>, attempts: number): Witness | undefined {
    let left = attempts;
    for (const candidate of candidates) {
      const whole = this.#asWritten(candidate.whole);
      if (this.#tellsApart(whole)) return this.#witness({ ...candidate, whole });
      left -= 1;
      if (left === 0) return undefined;
    }
    return undefined;
  }

  /**
   * Reduces a rejected value to a smaller one of the same kind that is still rejected for the same reason and still
   * contains the part.
   */
  #witness({ whole, part }: CandidateWitness): Witness {
    const refusalOf = (value: unknown): string => this.reader.document.refusalOf(this.reader, value);
    const refusal = refusalOf(whole);
    let left = maxShrinkSteps;
    const instance = shrink(whole, (smaller) => {
      left -= 1;
      if (left < 0) return false;
      const isKept = part === undefined || !containsValue(whole, part) || containsValue(smaller, part);
      return (
        isKept && this.#isWritten(smaller) && this.#tellsApart(smaller) && refusalOf(smaller) === refusal
      );
    });
    return { instance, acceptedBy: this.writer.document.side, refusal };
  }

  /** Returns a value as it would be written by the policy. */
  #asWritten(value: unknown): unknown {
    return this.prover.policy === "strict" ? value : withoutUndescribed(value, [this.writer], [this.reader]);
  }

  #isWritten(value: unknown): boolean {
    return this.prover.policy === "strict" || equalJson(this.#asWritten(value), value);
  }

  #tellsApart(value: unknown): boolean {
    return (
      this.writer.document.accepts(this.writer, value) === true &&
      this.reader.document.accepts(this.reader, value) === false
    );
  }
}
