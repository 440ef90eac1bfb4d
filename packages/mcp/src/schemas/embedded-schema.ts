import type { JsonSchema } from "@concordat/contracts/contract";

/**
 * Returns a contract's schema as a property of a larger one.
 * @throws {Error} when it has definitions, because its references to them would no longer resolve
 */
export function embeddedSchema({ $schema, $id, $defs, ...schema }: JsonSchema): JsonSchema {
  if ($defs !== undefined) throw new Error(`${String($id)} has definitions and cannot stand within a schema`);
  return schema;
}
