import { dot, escapedClasses, propertyClass } from "./char-classes.js";
import { type CharSet, charSet, complement, union } from "./char-set.js";
import type { PatternNode } from "./pattern-node.js";

/**
 * Takes an ECMAScript regular expression apart, as a `pattern` of JSON Schema holds it.
 * @throws {SyntaxError} when it is not a regular expression
 */
export function parsePattern(source: string): PatternNode {
  return new PatternParser(source).whole();
}

/** Counts above this make a pattern unbounded for every text of a sensible length. */
const unbounded = Number.POSITIVE_INFINITY;

class PatternParser {
  readonly #source: string;
  readonly #chars: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    this.#chars = [...source];
  }

  whole(): PatternNode {
    const node = this.#choice();
    if (this.#at < this.#chars.length) throw this.#invalid();
    return node;
  }

  #choice(): PatternNode {
    const items = [this.#sequence()];
    while (this.#take("|")) items.push(this.#sequence());
    const [only] = items;
    return items.length === 1 && only !== undefined ? only : { kind: "choice", items };
  }

  #sequence(): PatternNode {
    const items: PatternNode[] = [];
    while (this.#peek() !== undefined && this.#peek() !== "|" && this.#peek() !== ")") {
      items.push(this.#quantified(this.#atom()));
    }
    return { kind: "sequence", items };
  }

  #quantified(item: PatternNode): PatternNode {
    const count = this.#count();
    if (count === null) return item;
    this.#take("?");
    return { kind: "repeat", item, least: count[0], most: count[1] };
  }

  #count(): readonly [number, number] | null {
    if (this.#take("*")) return [0, unbounded];
    if (this.#take("+")) return [1, unbounded];
    if (this.#take("?")) return [0, 1];
    const rest = this.#chars.slice(this.#at, this.#at + 24).join("");
    const [braces, least = "", comma, most = ""] = /^\{(\d+)(,?)(\d*)\}/.exec(rest) ?? [];
    if (braces === undefined) return null;
    this.#at += braces.length;
    if (comma === "") return [Number(least), Number(least)];
    return [Number(least), most === "" ? unbounded : Number(most)];
  }

  #atom(): PatternNode {
    const char = this.#next();
    if (char === "^") return { kind: "start" };
    if (char === "$") return { kind: "end" };
    if (char === ".") return { kind: "char", set: dot };
    if (char === "(") return this.#group();
    if (char === "[") return { kind: "char", set: this.#class() };
    if (char === "\\") return this.#escape();
    if (char === "*" || char === "+" || char === "?" || char === ")") throw this.#invalid();
    return { kind: "char", set: single(char) };
  }

  #group(): PatternNode {
    if (this.#take("?")) {
      const kind = this.#next();
      if (kind === "=" || kind === "!") {
        return { kind: "look-ahead", item: this.#groupBody(), negated: kind === "!" };
      }
      if (kind === "<") return this.#named();
      if (kind !== ":") throw this.#invalid();
    }
    return this.#groupBody();
  }

  /** `(?<name>…)`, or what looks behind. */
  #named(): PatternNode {
    if (this.#peek() === "=" || this.#peek() === "!") {
      this.#at += 1;
      this.#groupBody();
      return { kind: "unsupported", construct: "look-behind" };
    }
    while (this.#next() !== ">");
    return this.#groupBody();
  }

  #groupBody(): PatternNode {
    const inner = this.#choice();
    if (!this.#take(")")) throw this.#invalid();
    return inner;
  }

  #escape(): PatternNode {
    const char = this.#peek();
    if (char === "b" || char === "B") return this.#skipped(1, "a word boundary");
    const number = /^[1-9]\d*/.exec(this.#chars.slice(this.#at, this.#at + 4).join(""))?.[0];
    if (number !== undefined) return this.#skipped(number.length, "a back-reference");
    return { kind: "char", set: this.#escapedSet() };
  }

  /** What follows a backslash, in a class or outside of one. */
  #escapedSet(): CharSet {
    const char = this.#next();
    const known = escapedClasses.get(char);
    if (known !== undefined) return known;
    if ((char === "p" || char === "P") && this.#take("{")) {
      let name = "";
      for (let next = this.#next(); next !== "}"; next = this.#next()) name += next;
      const set = propertyClass(name);
      return char === "p" ? set : complement(set);
    }
    return single(this.#escapedChar(char));
  }

  #escapedChar(char: string): string {
    const control = controls.get(char);
    if (control !== undefined) return control;
    if (char === "c") return String.fromCodePoint((this.#next().codePointAt(0) ?? 0) % 32);
    if (char === "x") return this.#hex(2) ?? "x";
    if (char === "u") return this.#unicode() ?? "u";
    return char;
  }

  #unicode(): string | null {
    const rest = this.#chars.slice(this.#at, this.#at + 10).join("");
    const [braces, inner] = /^\{([0-9a-fA-F]+)\}/.exec(rest) ?? [];
    if (braces !== undefined && inner !== undefined) {
      this.#at += braces.length;
      return String.fromCodePoint(Number.parseInt(inner, 16));
    }
    const [pair, high, low] = /^(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/i.exec(rest) ?? [];
    if (pair === undefined || high === undefined || low === undefined) return this.#hex(4);
    this.#at += pair.length;
    return String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
  }

  #hex(length: number): string | null {
    const digits = this.#chars.slice(this.#at, this.#at + length).join("");
    if (!/^[0-9a-fA-F]+$/.test(digits) || digits.length < length) return null;
    this.#at += length;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  #class(): CharSet {
    const isNegated = this.#take("^");
    const sets: CharSet[] = [];
    while (!this.#take("]")) sets.push(this.#classItem());
    const set = union(...sets);
    return isNegated ? complement(set) : set;
  }

  /** One item of a class: a character, a range, or an escape such as `\d`. */
  #classItem(): CharSet {
    const first = this.#classAtom();
    if (this.#peek() !== "-" || this.#chars[this.#at + 1] === "]") return first;
    const from = onlyOf(first);
    this.#at += 1;
    const last = this.#classAtom();
    const to = onlyOf(last);
    // `[\w-.]`: no range, but a hyphen among the others.
    if (from === null || to === null) return union(first, single("-"), last);
    if (from > to) throw this.#invalid();
    return charSet([[from, to]]);
  }

  #classAtom(): CharSet {
    const char = this.#next();
    if (char !== "\\") return single(char);
    if (this.#peek() === "b") {
      this.#at += 1;
      return single("\b");
    }
    return this.#escapedSet();
  }

  #peek(): string | undefined {
    return this.#chars[this.#at];
  }

  #next(): string {
    const char = this.#chars[this.#at];
    if (char === undefined) throw this.#invalid();
    this.#at += 1;
    return char;
  }

  #take(char: string): boolean {
    if (this.#peek() !== char) return false;
    this.#at += 1;
    return true;
  }

  #skipped(length: number, construct: string): PatternNode {
    this.#at += length;
    return { kind: "unsupported", construct };
  }

  #invalid(): SyntaxError {
    return new SyntaxError(`${this.#source} is not a regular expression, at character ${this.#at}`);
  }
}

const controls: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ["f", "\f"],
  ["0", "\0"],
]);

function single(char: string): CharSet {
  const code = char.codePointAt(0) ?? 0;
  return [[code, code]];
}

function onlyOf(set: CharSet): number | null {
  const [range] = set;
  return set.length === 1 && range !== undefined && range[0] === range[1] ? range[0] : null;
}
