import { ConcordatError, hasErrorCode } from "../contract/index.js";

/** Something in a schema that is outside the supported subset. */
export interface SchemaProblem {
  /** JSON Pointer into the schema. */
  readonly pointer: string;
  /** What is wrong and what to write instead. */
  readonly message: string;
}

/** A schema is no JSON Schema 2020-12 within the supported subset. */
export class UnsupportedSchemaError extends ConcordatError<"UNSUPPORTED_SCHEMA"> {
  readonly code = "UNSUPPORTED_SCHEMA";
  /** Everything that is outside; never empty. */
  readonly problems: readonly SchemaProblem[];

  static override isInstance(value: unknown): value is UnsupportedSchemaError {
    return hasErrorCode(value, "UNSUPPORTED_SCHEMA");
  }

  constructor(name: string, problems: readonly SchemaProblem[], options?: ErrorOptions) {
    const listed = problems.map(({ pointer, message }) => `${pointer || "(root)"}: ${message}`);
    super(`the schema of ${name} is outside the supported subset: ${listed.join("; ")}`, options);
    this.problems = problems;
  }
}
