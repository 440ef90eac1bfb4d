import type { Repair } from "../result/parse-result.js";

/** A stretch of the text that may be the answer: from an opening brace or bracket to its closing one. */
export interface Candidate {
  readonly start: number;
  /** One past the last character, or the text's end when the stretch is not closed. */
  readonly end: number;
  readonly closed: boolean;
}

/** What was found in a text: stretches in order, and what had to be left out to find them. */
export interface Scan {
  readonly candidates: readonly Candidate[];
  readonly repairs: readonly Repair[];
}
