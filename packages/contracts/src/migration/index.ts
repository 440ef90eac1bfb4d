/**
 * Conversions of values between versions of a contract, with a check that both sides are valid.
 * @module
 */
export { checkMigration, type MigrationCheck, type VectorGroups } from "./check-migration.js";
export { defineMigration, type Migration, type TwoWayMigration } from "./define-migration.js";
export { MigrationRefusedError } from "./migration-refused-error.js";
