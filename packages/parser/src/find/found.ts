import type { Node } from "../node/node.js";
import type { Repair } from "../result/parse-result.js";

/** A part of the text: from `start` up to, but not including, `end`, in UTF-16 offsets. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A value found in the text that may be the answer. */
export interface ExtractedValue extends TextSpan {
  readonly node: Node;
  readonly repairs: readonly Repair[];
  /** Whether the text was escaped once more. If so, offsets in the node are not offsets in the text. */
  readonly decoded: boolean;
}

/** A span that cannot contain an answer. */
export interface Block extends TextSpan {
  /** Whether the text ends inside it. */
  readonly open: boolean;
}

/** The result of searching a text for values. */
export interface Extraction {
  whole: ExtractedValue[];
  /**
   * The unfinished value at the end of the text, and whether only its last brace is missing; `null` if there
   * is none.
   */
  cut: (ExtractedValue & { readonly closable: boolean }) | null;
  /** The spans that were skipped because they cannot contain an answer. */
  readonly blocks: Block[];
  /** The offset of a value nested deeper than allowed, or `null`. */
  tooDeep: number | null;
  /** The offset of a possible answer that is too malformed to read, or `null`. */
  damaged: number | null;
}

/** Sorts spans by their position in the text. */
export function sortByPosition<Part extends TextSpan>(spans: readonly Part[]): readonly Part[] {
  return spans.toSorted((a, b) => a.start - b.start);
}

/** Yields the texts between sorted spans, with their offsets. */
export function* textBetween(text: string, spans: readonly TextSpan[]): Generator<readonly [string, number]> {
  let from = 0;
  for (const { start, end } of [...spans, { start: text.length, end: 0 }]) {
    yield [text.slice(from, Math.max(from, start)), from];
    from = Math.max(from, end);
  }
}

export function emptyExtraction(): Extraction {
  return { whole: [], cut: null, blocks: [], tooDeep: null, damaged: null };
}
