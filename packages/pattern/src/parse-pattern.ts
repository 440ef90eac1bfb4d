import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { dot, escapedClasses, propertyClass } from "./char-classes.js";
import { anyCodeUnit, type CharSet, complement, intersection, union } from "./char-set.js";
import type { ParsedPattern, PatternNode } from "./pattern-node.js";
import { regExpOf } from "./reg-exp-of.js";
import { UnsupportedPatternError } from "./unsupported-pattern-error.js";

/**
 * Parses an ECMAScript regular expression, such as a `pattern` of JSON Schema, in the same mode as `regExpOf`. The mode
 * matters: `\k<q>` is a back-reference in Unicode mode, and may be four ordinary characters in the other.
 * @throws {SyntaxError} when it is not a regular expression
 * @throws {UnsupportedPatternError} for syntax that only the JavaScript engine supports
 */
export function parsePattern(source: string): ParsedPattern {
  const { unicode } = regExpOf(source);
  try {
    const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, { unicode });
    return new Lowering(source, unicode).whole(alternatives);
  } catch (error) {
    if (error instanceof UnsupportedPatternError) throw error;
    // The engine has compiled it: it is newer than the parser, or has a larger stack.
    const construct = error instanceof RangeError ? "very deep nesting" : "syntax that is not known here";
    throw new UnsupportedPatternError(source, construct);
  }
}

/** Converts a syntax tree of the notation to nodes of the meaning. */
class Lowering {
  readonly #source: string;
  readonly #unicode: boolean;
  readonly #groups: PatternNode[] = [];
  readonly #numbers = new Map<AST.CapturingGroup, number>();

  constructor(source: string, unicode: boolean) {
    this.#source = source;
    this.#unicode = unicode;
  }

  whole(alternatives: readonly AST.Alternative[]): ParsedPattern {
    const tree = this.#choice(alternatives);
    return { tree, groups: this.#groups, reads: this.#unicode ? "code points" : "code units" };
  }

  #choice(alternatives: readonly AST.Alternative[]): PatternNode {
    const items = alternatives.map(
      ({ elements }): PatternNode => ({
        kind: "sequence",
        items: elements.map((element) => this.#element(element)),
      }),
    );
    const [only] = items;
    return items.length === 1 && only !== undefined ? only : { kind: "choice", items };
  }

  #element(element: AST.Element): PatternNode {
    switch (element.type) {
      case "Assertion":
        return this.#assertion(element);
      case "Quantifier":
        return {
          kind: "repeat",
          item: this.#element(element.element),
          least: element.min,
          most: element.max,
        };
      case "Group":
        return element.modifiers === null
          ? this.#choice(element.alternatives)
          : this.#refused("modifiers of a group");
      case "CapturingGroup":
        return this.#capturing(element);
      case "Backreference":
        return {
          kind: "back-reference",
          groups: [element.resolved].flat().map((group) => this.#numberOf(group)),
        };
      case "Character":
      case "CharacterSet":
      case "CharacterClass":
        return { kind: "char", set: this.#set(element) };
      case "ExpressionCharacterClass":
        return this.#refused("an expression of character classes");
    }
  }

  #assertion(assertion: AST.Assertion): PatternNode {
    switch (assertion.kind) {
      case "start":
      case "end":
        return { kind: assertion.kind };
      case "word":
        return { kind: "word-boundary" };
      case "lookahead":
        return {
          kind: "look-ahead",
          item: this.#choice(assertion.alternatives),
          negated: assertion.negate,
        };
      case "lookbehind":
        return { kind: "look-behind", item: this.#choice(assertion.alternatives) };
    }
  }

  #capturing(group: AST.CapturingGroup): PatternNode {
    const number = this.#numberOf(group);
    const item = this.#choice(group.alternatives);
    this.#groups[number] = item;
    return item;
  }

  #numberOf(group: AST.CapturingGroup): number {
    const number = this.#numbers.get(group) ?? this.#numbers.size;
    this.#numbers.set(group, number);
    return number;
  }

  #set(element: AST.CharacterClass | AST.CharacterClassElement | AST.CharacterSet): CharSet {
    switch (element.type) {
      case "Character":
        return [[element.value, element.value]];
      case "CharacterClassRange":
        return [[element.min.value, element.max.value]];
      case "CharacterSet":
        return this.#read(this.#named(element));
      case "CharacterClass": {
        const set = union(...element.elements.map((item) => this.#set(item)));
        return element.negate ? this.#read(complement(set)) : set;
      }
      default:
        return this.#refused("an expression of character classes");
    }
  }

  /** Returns the characters that `.`, `\d`, `\P{Lu}` and similar classes match. */
  #named(element: AST.CharacterSet): CharSet {
    if (element.kind === "any") return dot;
    const set =
      element.kind === "property"
        ? propertyClass(element.value === null ? element.key : `${element.key}=${element.value}`)
        : escapedClasses[element.kind];
    return element.negate ? complement(set) : set;
  }

  /** Returns the characters of a set that the pattern can read as one unit. */
  #read(set: CharSet): CharSet {
    return this.#unicode ? set : intersection(set, anyCodeUnit);
  }

  #refused(construct: string): never {
    throw new UnsupportedPatternError(this.#source, construct);
  }
}
