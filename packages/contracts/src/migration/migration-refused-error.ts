import { ConcordatError, hasErrorCode } from "../error/concordat-error.js";

/**
 * A part of a value has no equivalent in the other version, and a migration must not drop it. Throw this error from
 * the functions of a migration.
 * @example
 * throw new MigrationRefusedError("ticket/v1 has no place for a second assignee");
 */
export class MigrationRefusedError extends ConcordatError<"MIGRATION_REFUSED"> {
  /** Tells this error from others. */
  readonly code = "MIGRATION_REFUSED";

  static override isInstance(value: unknown): value is MigrationRefusedError {
    return hasErrorCode(value, "MIGRATION_REFUSED");
  }
}
