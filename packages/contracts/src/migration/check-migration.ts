import type { Contract } from "../contract/index.js";
import { checkOptions, checkValue, isRecord, type Rule, type Rules } from "../options/index.js";
import type { Migration, TwoWayMigration } from "./define-migration.js";
import { MigrationRefusedError } from "./migration-refused-error.js";

/** Test vectors in the format of `vectors.json`: groups of valid and invalid instances. */
export type VectorGroups = readonly {
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}[];

/** The result of trying a migration on vectors. */
export interface MigrationCheck {
  /** The valid vectors that were migrated, and migrated back if the migration supports that. */
  readonly carried: number;
  /** Valid vectors that the migration refused. */
  readonly refused: number;
  /**
   * The problems with their test vectors. A result violates its contract, or a value changes when it is migrated to the
   * other version and back.
   */
  readonly problems: readonly string[];
}

/**
 * Tests a migration with the valid test vectors of both versions. Each vector of the older version must become a valid
 * value of the newer one. If the migration also converts back, each vector must be the same after a conversion in both
 * directions.
 * @param migration the migration to test
 * @param vectors the contents of both `vectors.json`; it is also a problem if there are no valid vectors
 * @throws {RangeError} when an argument is invalid
 * @example
 * const { problems } = checkMigration(migration, { from: vectorsV1, to: vectorsV2 });
 * expect(problems).toEqual([]);
 */
export function checkMigration<FromOutput, ToOutput>(
  migration: Migration<FromOutput, ToOutput> | TwoWayMigration<FromOutput, ToOutput>,
  vectors: { readonly from: VectorGroups; readonly to: VectorGroups },
): MigrationCheck {
  checkValue(migration, migrationRule, "migration");
  checkOptions(vectors, vectorRules, "vectors.");
  const { from, to } = migration;
  const up = (value: unknown): unknown => migration.up(value);
  const down = "down" in migration ? (value: unknown): unknown => migration.down(value) : null;
  const results = [
    ...tried(from, vectors.from, up, down),
    ...(down === null ? [] : tried(to, vectors.to, down, up)),
  ];
  return {
    carried: results.filter((result) => result === "carried").length,
    refused: results.filter((result) => result === "refused").length,
    problems: results.filter((result) => result !== "carried" && result !== "refused"),
  };
}

const migrationRule: Rule = {
  message: "must be a migration, such as defineMigration() gives",
  test: (value) => isRecord(value) && typeof value.up === "function",
  required: true,
};

const groupsRule: Rule = {
  message: "must be the content of a vectors.json: a list of groups of tests",
  test: (value) =>
    Array.isArray(value) && value.every((group) => isRecord(group) && Array.isArray(group.tests)),
  required: true,
};
const vectorRules: Rules<{ readonly from: unknown; readonly to: unknown }> = {
  from: groupsRule,
  to: groupsRule,
};

type Convert = (value: unknown) => unknown;

/** Returns the result for each valid vector: `carried`, `refused`, or a problem. */
function tried(contract: Contract, groups: VectorGroups, there: Convert, back: Convert | null): string[] {
  const valid = groups.flatMap(({ tests }) => tests).filter((vector) => vector.valid);
  if (valid.length === 0) return [`${contract.ref}: there is no valid vector, so nothing was tried`];
  return valid.map(({ description, data }) => {
    const result = outcomeOf(() => carry(contract, data, there, back));
    return result === "carried" || result === "refused"
      ? result
      : `${contract.ref}, ${description}: ${result}`;
  });
}

function carry(contract: Contract, data: unknown, there: Convert, back: Convert | null): string {
  const before = contract.parse(data);
  const carried = there(data);
  if (back === null) return "carried";
  const after = outcomeOf(() => back(carried));
  if (after === "refused") return "does not come back: the way back refuses it";
  return sameJson(before, after) ? "carried" : `comes back as ${JSON.stringify(after)}`;
}

/**
 * Returns the result of a function: its value, `refused` for a `MigrationRefusedError`, or the message of any other
 * error.
 */
function outcomeOf(convert: () => unknown): unknown {
  try {
    return convert();
  } catch (thrown) {
    if (MigrationRefusedError.isInstance(thrown)) return "refused";
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** Whether two JSON values are equal. The order of keys does not matter. */
function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one === 0 && other === 0)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
