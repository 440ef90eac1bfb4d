/** The error for a schema that cannot be used, with the location of the problem. */
export class InvalidDocumentError extends Error {
  /** JSON Pointer into the schema, or the URI of another document with a pointer as its fragment. */
  readonly pointer: string;

  constructor(pointer: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "InvalidDocumentError";
    this.pointer = pointer;
  }
}
