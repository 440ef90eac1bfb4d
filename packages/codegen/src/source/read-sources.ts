import { stat } from "node:fs/promises";
import type { ContractSource } from "./contract-source.js";
import { readDocument } from "./read-document.js";
import { readSchemas } from "./read-schemas.js";

/**
 * Reads the contracts of a folder of `<contract>/v<N>/schema.json` or, if the path is a file, one for each of its
 * definitions.
 * @throws {SchemaProblemsError} with every problem
 */
export async function readSources(schemas: string): Promise<ContractSource[]> {
  const found = await stat(schemas).catch(() => null);
  return found?.isFile() === true ? readDocument(schemas) : readSchemas(schemas);
}
