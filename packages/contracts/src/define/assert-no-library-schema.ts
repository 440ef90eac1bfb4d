import { isRecord } from "../options/index.js";

/**
 * Rejects a schema of a library such as Zod. As JSON Schema, its members would be unknown keywords, so that the contract
 * would accept every value.
 * @throws {TypeError} that says what to do instead
 */
export function assertNoLibrarySchema(document: object | boolean): void {
  if (!isRecord(document) || !isRecord(document["~standard"])) return;
  const { vendor } = document["~standard"];
  throw new TypeError(
    vendor === "zod" && !("_zod" in document)
      ? "a schema of Zod 3 does not say which JSON Schema it is: import Zod 4 (npm install zod@4)"
      : `schema must be a JSON Schema, but is a schema of ${String(vendor)}: give it as it is where a contract is taken, or give its JSON Schema here`,
  );
}
