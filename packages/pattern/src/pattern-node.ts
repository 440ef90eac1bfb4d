import type { CharSet } from "./char-set.js";

/** A regular expression taken apart. */
export type PatternNode =
  | { readonly kind: "char"; readonly set: CharSet }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly items: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly least: number; readonly most: number }
  /** `^` */
  | { readonly kind: "start" }
  /** `$` */
  | { readonly kind: "end" }
  /** What must, or must not, follow at this place. */
  | { readonly kind: "look-ahead"; readonly item: PatternNode; readonly negated: boolean }
  /** What a finite automaton does not follow at all. */
  | { readonly kind: "unsupported"; readonly construct: string };
