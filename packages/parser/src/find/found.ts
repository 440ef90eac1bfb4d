import type { Node } from "../node/node.js";
import type { Repair } from "../result/parse-result.js";

/** A value that stands in the text, and may be the answer. */
export interface Found {
  readonly node: Node;
  readonly repairs: readonly Repair[];
  /** The stretch of the text it takes. */
  readonly start: number;
  readonly end: number;
}

/** What a text holds. */
export interface Findings {
  readonly whole: readonly Found[];
  /** The value in which the text ends, with how it could be closed; null when it ends in none. */
  readonly cut: (Found & { readonly closable: boolean }) | null;
  /** The stretches left out because no answer can stand there. */
  readonly blocks: readonly Repair[];
  /** Where something nested deeper than allowed begins, or null. */
  readonly tooDeep: number | null;
  /** Where something that began like an answer turned out to be damaged beyond reading, or null. */
  readonly damaged: number | null;
}
