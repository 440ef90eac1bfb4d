import { type CharSet, charSet, complement, union } from "@concordat/pattern";
import { openGroup, type Sequence, type Term } from "./terms.js";

/** The characters with which the texts of a sequence begin, and whether one of the texts is empty. */
interface Beginnings {
  readonly chars: CharSet;
  readonly mayBeEmpty: boolean;
}

/** Returns the alternatives of a named rule. */
export type RuleReader = (name: string) => readonly Sequence[];

const empty: Beginnings = { chars: [], mayBeEmpty: true };

/** Finds the characters with which the texts of a grammar's sequences begin. */
export class FirstCharacters {
  readonly #read: RuleReader;
  readonly #known = new Map<Term, Beginnings>();

  constructor(read: RuleReader) {
    this.#read = read;
  }

  ofSequence(sequence: Sequence): Beginnings {
    let chars: CharSet = [];
    for (const term of sequence) {
      const found = this.#ofTerm(term);
      chars = union(chars, found.chars);
      if (!found.mayBeEmpty) return { chars, mayBeEmpty: false };
    }
    return { chars, mayBeEmpty: true };
  }

  #ofTerm(term: Term): Beginnings {
    const known = this.#known.get(term);
    if (known !== undefined) return known;
    // A rule that is being read cannot begin with itself.
    this.#known.set(term, { chars: [], mayBeEmpty: false });
    const found = this.#found(term);
    this.#known.set(term, found);
    return found;
  }

  #found(term: Term): Beginnings {
    const inner = openGroup(term);
    if (inner !== null) return this.#ofAlternatives(inner);
    const repeated = /^(.*[^\\])(?:[*+]|\{(\d*)[\d,]*\})$/s.exec(term);
    if (repeated?.[1] !== undefined) {
      const { chars, mayBeEmpty } = this.ofSequence([repeated[1]]);
      const isOptional = term.endsWith("*") || Number(repeated[2] ?? 1) === 0;
      return { chars, mayBeEmpty: mayBeEmpty || isOptional };
    }
    if (term.startsWith('"')) return literalBeginnings(term);
    if (term.startsWith("[")) return { chars: classChars(term.slice(1, -1)), mayBeEmpty: false };
    return this.#ofAlternatives(this.#read(term));
  }

  #ofAlternatives(alternatives: readonly Sequence[]): Beginnings {
    const all = alternatives.map((sequence) => this.ofSequence(sequence));
    return {
      chars: all.reduce<CharSet>((chars, found) => union(chars, found.chars), []),
      mayBeEmpty: all.some(({ mayBeEmpty }) => mayBeEmpty),
    };
  }
}

const unit = /\\(?:x[0-9A-F]{2}|u[0-9A-F]{4}|U[0-9A-F]{8}|.)|[^\\]/gsu;

function literalBeginnings(term: Term): Beginnings {
  const [first] = term.slice(1, -1).match(unit) ?? [];
  if (first === undefined) return empty;
  const code = codeOf(first);
  return { chars: [[code, code]], mayBeEmpty: false };
}

/** Returns the characters of a class, given without its brackets. */
function classChars(body: string): CharSet {
  const isNegated = body.startsWith("^");
  const units = (isNegated ? body.slice(1) : body).match(unit) ?? [];
  const ranges: [number, number][] = [];
  for (let at = 0; at < units.length; at++) {
    const first = codeOf(units[at] ?? "");
    const isRange = units[at + 1] === "-" && at + 2 < units.length;
    ranges.push([first, isRange ? codeOf(units[at + 2] ?? "") : first]);
    if (isRange) at += 2;
  }
  return isNegated ? complement(charSet(ranges)) : charSet(ranges);
}

const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9 };

function codeOf(written: string): number {
  if (!written.startsWith("\\")) return written.codePointAt(0) ?? 0;
  const kind = written.charAt(1);
  return written.length > 2
    ? Number.parseInt(written.slice(2), 16)
    : (controls[kind] ?? kind.codePointAt(0) ?? 0);
}
