/** A part of a document that makes it unusable. */
export interface DocumentProblem {
  /** JSON Pointer into the document. */
  readonly pointer: string;
  /** The problem, as a message. */
  readonly message: string;
}
