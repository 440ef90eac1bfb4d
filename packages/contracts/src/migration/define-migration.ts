import type { Contract } from "../contract/index.js";
import { checkValue, isRecord, type Rule, required, rules } from "../options/index.js";

/** Values of one version of a contract as values of another. */
export interface Migration<FromOutput, ToOutput> {
  /** The older version. */
  readonly from: Contract<FromOutput, unknown>;
  /** The newer version. */
  readonly to: Contract<ToOutput, unknown>;
  /**
   * Converts a value of the older version to the newer one. Both values are validated.
   * @throws {ContractViolationError} when the value violates the older version, or the result violates the newer one
   * @throws {MigrationRefusedError} when a part of the value has no equivalent in the newer version
   */
  up(value: unknown): ToOutput;
}

/** A migration that leads back as well. */
export interface TwoWayMigration<FromOutput, ToOutput> extends Migration<FromOutput, ToOutput> {
  /**
   * Converts a value of the newer version to the older one. Both values are validated.
   * @throws {ContractViolationError} when the value violates the newer version, or the result violates the older one
   * @throws {MigrationRefusedError} when a part of the value has no equivalent in the older version
   */
  down(value: unknown): FromOutput;
}

/**
 * Defines how values are converted between two versions of a contract. The function `up` converts to the newer version;
 * `down` is optional and converts back. Each function receives a value with its defaults filled in, and may return a
 * value without them. Inputs and results are validated, so a migration never returns an invalid value.
 * Use `checkMigration` to test a migration with the test vectors of both versions.
 * @throws {RangeError} when both contracts are the same version, or an argument is invalid
 * @example
 * const migration = defineMigration(
 *   ticketV1,
 *   ticketV2,
 *   ({ urgent, ...rest }) => ({ ...rest, urgency: urgent ? 5 : 2 }),
 *   ({ urgency, ...rest }) => ({ ...rest, urgent: urgency > 3 }),
 * );
 * migration.up({ summary: "Cannot log in.", urgent: true }); // { summary: "Cannot log in.", urgency: 5 }
 */
export function defineMigration<FromOutput, FromInput, ToOutput, ToInput, const Up extends Written<ToInput>>(
  from: Contract<FromOutput, FromInput>,
  to: Contract<ToOutput, ToInput>,
  up: (value: FromOutput) => Up,
): Migration<FromOutput, ToOutput>;
/** Defines a migration in both directions. */
export function defineMigration<
  FromOutput,
  FromInput,
  ToOutput,
  ToInput,
  const Up extends Written<ToInput>,
  const Down extends Written<FromInput>,
>(
  from: Contract<FromOutput, FromInput>,
  to: Contract<ToOutput, ToInput>,
  up: (value: FromOutput) => Up,
  down: (value: ToOutput) => Down,
): TwoWayMigration<FromOutput, ToOutput>;
export function defineMigration<FromOutput, ToOutput>(
  from: Contract<FromOutput, unknown>,
  to: Contract<ToOutput, unknown>,
  up: (value: FromOutput) => unknown,
  down?: (value: ToOutput) => unknown,
): Migration<FromOutput, ToOutput> {
  checkValue(from, contractRule, "from");
  checkValue(to, contractRule, "to");
  checkValue(up, required(rules.aFunction), "up");
  checkValue(down, rules.aFunction, "down");
  if (from.ref === to.ref) {
    throw new RangeError(
      `a migration leads from one version to another, but both are ${from.ref}; give defineContract { name, version }`,
    );
  }
  const upwards = { from, to, up: (value: unknown) => to.parse(up(from.parse(value))) };
  if (down === undefined) return upwards;
  return Object.assign(upwards, { down: (value: unknown) => from.parse(down(to.parse(value))) });
}

const contractRule: Rule = {
  message: "must be a contract, such as defineContract() gives",
  test: (value) => isRecord(value) && typeof value.parse === "function" && typeof value.ref === "string",
  required: true,
};

/** A value that a migration function returns: literals keep their types, and every part is read-only. */
type Written<T> = T extends object ? { readonly [Key in keyof T]: Written<T[Key]> } : T;
