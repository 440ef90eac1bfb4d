/** Something in a document that keeps it from being used. */
export interface DocumentProblem {
  /** JSON Pointer into the document. */
  readonly pointer: string;
  /** The problem, as a message. */
  readonly message: string;
}
