import type { ComparedPair } from "../changes/compared-pairs.js";
import { conjunctionOf } from "../proof/conjunction.js";
import { Prover } from "../proof/prover.js";
import type { Gap } from "../proof/rule-proof.js";
import type { SchemaNode } from "../schema/node.js";
import { Sampler } from "../search/sampler.js";
import { Search } from "../search/search.js";
import { holds, shrink } from "../search/shrink.js";
import type { DirectionName, Witness } from "./compatibility-result.js";

/** A value that may be a witness, and the part of it that is in question, where that is known. */
export interface Candidate {
  readonly whole: unknown;
  readonly part?: unknown;
}

/** Everything that is asked about values written under one schema and read under the other. */
export class Direction {
  readonly name: DirectionName;
  readonly writer: SchemaNode;
  readonly reader: SchemaNode;
  readonly prover: Prover = new Prover();
  readonly search: Search;
  /** The gaps in the proof that every value can be read. */
  readonly gaps: readonly Gap[];

  constructor(name: DirectionName, oldNode: SchemaNode, newNode: SchemaNode) {
    this.name = name;
    [this.writer, this.reader] = name === "backward" ? [oldNode, newNode] : [newNode, oldNode];
    this.search = new Search(new Sampler(), this.prover);
    this.gaps = this.prover.entails(conjunctionOf([this.writer]), this.reader);
  }

  get isProved(): boolean {
    return this.gaps.length === 0;
  }

  /** The schema of a place that values are written under, and the one that they are read under. */
  at({ pair }: ComparedPair): { a: SchemaNode; b: SchemaNode } {
    return this.name === "backward" ? { a: pair.old, b: pair.new } : { a: pair.new, b: pair.old };
  }

  /** The first of some values that the writer accepts and the reader refuses. */
  witnessAmong(candidates: Iterable<Candidate>, attempts: number): Witness | undefined {
    let left = attempts;
    for (const candidate of candidates) {
      if (this.#tellsApart(candidate.whole)) return this.#witness(candidate);
      left -= 1;
      if (left === 0) return undefined;
    }
    return undefined;
  }

  /** The smallest value of the same kind that still tells: it is refused for the same reason, and holds the part. */
  #witness({ whole, part }: Candidate): Witness {
    const refusalOf = (value: unknown): string => this.reader.document.refusalOf(this.reader, value);
    const refusal = refusalOf(whole);
    const instance = shrink(whole, (smaller) => {
      const isKept = part === undefined || holds(smaller, part);
      return isKept && this.#tellsApart(smaller) && refusalOf(smaller) === refusal;
    });
    return { instance, acceptedBy: this.writer.document.side, refusal };
  }

  #tellsApart(value: unknown): boolean {
    return (
      this.writer.document.accepts(this.writer, value) === true &&
      this.reader.document.accepts(this.reader, value) === false
    );
  }
}
