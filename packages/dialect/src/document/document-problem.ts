/** Something in a document that keeps it from being used. */
export interface DocumentProblem {
  /** JSON Pointer into the document. */
  readonly pointer: string;
  /** What is wrong, in a sentence. */
  readonly message: string;
}
