/** Which of the two schemas. */
export type Side = "old" | "new";

/** One of the two schemas cannot be read: it is not a JSON Schema, or refers outside of its file. */
export class InvalidSchemaError extends Error {
  /** Tells this error from others. */
  readonly code = "INVALID_SCHEMA";
  /** Which of the two schemas it is. */
  readonly side: Side;

  constructor(side: Side, message: string, options?: ErrorOptions) {
    super(`the ${side} schema ${message}`, options);
    this.name = "InvalidSchemaError";
    this.side = side;
  }

  /** Whether an error is one of these, also when another copy of this package threw it. */
  static isInstance(error: unknown): error is InvalidSchemaError {
    return error instanceof Error && "code" in error && error.code === "INVALID_SCHEMA";
  }
}
