import type { Node } from "../node/node.js";
import type { Repair } from "../result/parse-result.js";

/** A part of the text, in UTF-16 offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A value that stands in the text, and may be the answer. */
export interface ExtractedValue extends Stretch {
  readonly node: Node;
  readonly repairs: readonly Repair[];
  /** Whether the text was escaped once more: then offsets in the node are not offsets in the text. */
  readonly decoded: boolean;
}

/** A stretch in which no answer can stand. */
export interface Block extends Stretch {
  /** Whether the text ends in it. */
  readonly open: boolean;
}

/** What a text holds. */
export interface Extraction {
  whole: ExtractedValue[];
  /** The value in which the text ends, and whether only its last brace is missing; null when it ends in none. */
  cut: (ExtractedValue & { readonly closable: boolean }) | null;
  /** The stretches left out because no answer can stand there. */
  readonly blocks: Block[];
  /** Where something nested deeper than allowed begins, or null. */
  tooDeep: number | null;
  /** Where something that began like an answer turned out to be damaged beyond reading, or null. */
  damaged: number | null;
}

/** Stretches in the order of the text. */
export function inOrder<Part extends Stretch>(stretches: readonly Part[]): readonly Part[] {
  return stretches.toSorted((a, b) => a.start - b.start);
}

/** The words of a text between stretches that are in order, and where they begin. */
export function* between(text: string, stretches: readonly Stretch[]): Generator<readonly [string, number]> {
  let from = 0;
  for (const { start, end } of [...stretches, { start: text.length, end: 0 }]) {
    yield [text.slice(from, Math.max(from, start)), from];
    from = Math.max(from, end);
  }
}

export function nothingFound(): Extraction {
  return { whole: [], cut: null, blocks: [], tooDeep: null, damaged: null };
}
