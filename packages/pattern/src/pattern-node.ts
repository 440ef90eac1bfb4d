import { anyChar, anyCodeUnit, type CharSet } from "./char-set.js";

/** A parsed regular expression. */
export type PatternNode =
  | { readonly kind: "char"; readonly set: CharSet }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly items: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly least: number; readonly most: number }
  /** `^` */
  | { readonly kind: "start" }
  /** `$` */
  | { readonly kind: "end" }
  /** A pattern that must, or must not, follow at this place. */
  | { readonly kind: "look-ahead"; readonly item: PatternNode; readonly negated: boolean }
  /** A pattern that must, or must not, precede this place. Our finite automata do not support it. */
  | { readonly kind: "look-behind"; readonly item: PatternNode }
  /** `\1` or `\k<name>`: repeats the text of one of these groups. No finite automaton supports it. */
  | { readonly kind: "back-reference"; readonly groups: readonly number[] }
  /** `\b` or `\B`, which reads nothing. Our finite automata do not support it. */
  | { readonly kind: "word-boundary" };

/** A parsed regular expression, with the groups to which its parts refer. */
export interface ParsedPattern {
  /** The root node of the expression. */
  readonly tree: PatternNode;
  /** The content of each capturing group, by the numbers that back-references use. */
  readonly groups: readonly PatternNode[];
  /** The unit in which text is read: code points in Unicode mode, otherwise UTF-16 code units. */
  readonly reads: "code points" | "code units";
}

/** Returns the characters that a pattern can read as one unit. */
export function alphabetOf({ reads }: ParsedPattern): CharSet {
  return reads === "code points" ? anyChar : anyCodeUnit;
}

/** The name of a node in messages, if no automaton supports it. */
export const unfollowed = {
  "look-ahead": "a look-ahead that is not at an anchored start",
  "look-behind": "a look-behind",
  "back-reference": "a back-reference",
  "word-boundary": "a word boundary",
} as const;
