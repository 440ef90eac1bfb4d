import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contractModule, schemaModule } from "../emit/contract-module.js";
import { withContractTable } from "../emit/contract-table.js";
import { currentIndex, registryModule, rootIndex, versionIndex } from "../emit/index-modules.js";
import { typesModule } from "../emit/types-module.js";
import { validateModule } from "../emit/validate-module.js";
import { type ContractSource, refOf } from "../source/contract-source.js";

/** Where generated code goes and what it stands on. */
export interface GenerateTarget {
  /** The folder that generated code fills; nothing else lives in it. */
  readonly out: string;
  /** The module that gives `createContract`, as seen from `<out>/<contract>/v<N>/`. */
  readonly runtime: string;
  /** The same module, as seen from `<out>/`. */
  readonly rootRuntime: string;
  /** A README whose table of contracts is kept up to date, when it has one. */
  readonly readme?: string;
}

/** File contents by path. */
export type Files = ReadonlyMap<string, string>;

/** What is committed: types, schemas, contract modules, indexes and the README's table. */
export async function committedFiles(
  sources: readonly ContractSource[],
  target: GenerateTarget,
): Promise<Files> {
  const { out, runtime, rootRuntime, readme } = target;
  const files = new Map<string, string>();
  for (const source of sources) {
    const folder = join(out, refOf(source));
    files.set(join(folder, "types.ts"), await typesModule(source));
    files.set(join(folder, "schema.ts"), schemaModule(source, runtime));
    files.set(join(folder, contractName), contractModule(source, runtime));
    files.set(join(folder, "index.ts"), versionIndex(source));
  }
  for (const source of sources) {
    if (source.isCurrent) files.set(join(out, source.name, "index.ts"), currentIndex(source));
  }
  files.set(join(out, "index.ts"), rootIndex(sources));
  files.set(join(out, "registry.ts"), registryModule(sources, rootRuntime));
  if (readme !== undefined) files.set(readme, withContractTable(await readFile(readme, "utf8"), sources));
  return files;
}

/** What is built: the compiled validators. */
export async function validatorFiles(
  sources: readonly ContractSource[],
  { out }: GenerateTarget,
): Promise<Files> {
  const entries = sources.map(
    async (source): Promise<[string, string]> => [
      join(out, refOf(source), validatorName),
      await validateModule(source),
    ],
  );
  return new Map(await Promise.all(entries));
}

/** The file of a compiled validator, and of the contract module that imports it. */
export const validatorName = "validate.ts";
export const contractName = "contract.ts";
