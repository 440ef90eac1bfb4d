import { ConcordatError, hasErrorCode } from "../error/concordat-error.js";

/**
 * The error to throw from a migration function if a part of a value has no equivalent in the other version. A migration
 * must not drop that part.
 * @example
 * throw new MigrationRefusedError("ticket/v1 has no place for a second assignee");
 */
export class MigrationRefusedError extends ConcordatError<"MIGRATION_REFUSED"> {
  /** The error code, which identifies this kind of error. */
  readonly code = "MIGRATION_REFUSED";

  static override isInstance(value: unknown): value is MigrationRefusedError {
    return hasErrorCode(value, "MIGRATION_REFUSED");
  }
}
