import type { Place } from "../changes/places.js";
import { conjunctionOf } from "../proof/conjunction.js";
import { Prover } from "../proof/prover.js";
import type { Gap } from "../proof/rule.js";
import type { SchemaDocument } from "../schema/document.js";
import type { Side } from "../schema/invalid-schema-error.js";
import type { SchemaNode } from "../schema/node.js";
import { Sampler } from "../search/sampler.js";
import { Search } from "../search/search.js";
import { holds, shrink } from "../search/shrink.js";
import type { DirectionName, Witness } from "./judgement.js";

/** A value that may be a witness, and the part of it that is in question, where that is known. */
export interface Candidate {
  readonly whole: unknown;
  readonly part?: unknown;
}

/** Everything that is asked about values written under one document and read under the other. */
export class Direction {
  readonly name: DirectionName;
  readonly writer: SchemaDocument;
  readonly reader: SchemaDocument;
  readonly prover: Prover = new Prover();
  readonly search: Search;
  /** What keeps it from being proved that every value can be read. */
  readonly gaps: readonly Gap[];

  constructor(name: DirectionName, old: SchemaDocument, now: SchemaDocument) {
    this.name = name;
    [this.writer, this.reader] = name === "backward" ? [old, now] : [now, old];
    this.search = new Search(new Sampler(), this.prover);
    this.gaps = this.prover.entails(conjunctionOf([this.writer.root]), this.reader.root);
  }

  get isProved(): boolean {
    return this.gaps.length === 0;
  }

  /** The schema of a place that values are written under, and the one that they are read under. */
  at({ pair }: Place): { a: SchemaNode; b: SchemaNode } {
    const side: Side = this.writer.side;
    return side === "old" ? { a: pair.old, b: pair.new } : { a: pair.new, b: pair.old };
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
    const refusal = this.reader.refusalOf(whole);
    const instance = shrink(whole, (smaller) => {
      const isKept = part === undefined || holds(smaller, part);
      return isKept && this.#tellsApart(smaller) && this.reader.refusalOf(smaller) === refusal;
    });
    return { instance, acceptedBy: this.writer.side, refusal };
  }

  #tellsApart(value: unknown): boolean {
    return (
      this.writer.accepts(this.writer.root, value) === true &&
      this.reader.accepts(this.reader.root, value) === false
    );
  }
}
