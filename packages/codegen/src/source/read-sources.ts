import { stat } from "node:fs/promises";
import type { ContractSource } from "./contract-source.js";
import { contractsOfDocument } from "./foreign/contracts-of-document.js";
import { isForeignFolder, readForeignFolder } from "./foreign/read-folder.js";
import { readContractFolder } from "./read-contract-folder.js";

/**
 * Reads contracts from a folder of `<contract>/v<N>/schema.json`. From any other folder of JSON files, or from one
 * file, it reads each schema as a contract.
 * @throws {SchemaProblemsError} with every problem
 */
export async function readSources(schemas: string): Promise<ContractSource[]> {
  const found = await stat(schemas).catch(() => null);
  if (found?.isFile() === true) return contractsOfDocument(schemas);
  return (await isForeignFolder(schemas)) ? readForeignFolder(schemas) : readContractFolder(schemas);
}
