import { ConcordatError, hasErrorCode } from "../contract/index.js";

/** A part of a schema that is ignored, or that makes the schema unusable. */
export interface SchemaProblem {
  /** JSON Pointer into the schema. */
  readonly pointer: string;
  /** The problem and, if there is an alternative, what to write instead. */
  readonly message: string;
}

/** A schema cannot be made into a contract. */
export class UnsupportedSchemaError extends ConcordatError<"UNSUPPORTED_SCHEMA"> {
  /** The error code, which identifies this kind of error. */
  readonly code = "UNSUPPORTED_SCHEMA";
  /** Everything that is wrong with it; never empty. */
  readonly problems: readonly SchemaProblem[];

  static override isInstance(value: unknown): value is UnsupportedSchemaError {
    return hasErrorCode(value, "UNSUPPORTED_SCHEMA");
  }

  constructor(name: string, problems: readonly SchemaProblem[], options?: ErrorOptions) {
    const listed = problems.map(({ pointer, message }) => `${pointer || "(root)"}: ${message}`);
    super(`the schema of ${name} cannot be used: ${listed.join("; ")}`, options);
    this.problems = problems;
  }
}
