import { join } from "node:path";
import { FilesError, readWhole } from "@concordat/files";
import { contractModule, schemaModule } from "../emit/contract-module.js";
import { withContractTable } from "../emit/contract-table.js";
import { currentIndex, registryModule, rootIndex, versionIndex } from "../emit/index-modules.js";
import { typesModule } from "../emit/types-module.js";
import { validateModule } from "../emit/validate-module.js";
import { type ContractSource, refOf } from "../source/contract-source.js";
import { type Origin, withChecksum } from "./checksum.js";

/** The source and the target of generated code, and the modules that the code imports. */
export interface GenerateTarget extends Origin {
  /** The module that exports `createContract`, as imported from `<out>/<contract>/v<N>/`. */
  readonly runtime: string;
  /** The path of the same module relative to `<out>/`. */
  readonly rootRuntime: string;
  /** The path of a README whose table of contracts is updated. Default: none. */
  readonly readme?: string;
  /**
   * Whether `format` is a rule of the contracts or an annotation, the default of JSON Schema. Default: `annotation`.
   */
  readonly formats?: "annotation" | "assertion";
}

/** File contents by path. */
export type Files = ReadonlyMap<string, string>;

/** Returns the files that a project commits: types, schemas, contract modules and indexes. */
export async function committedFiles(
  sources: readonly ContractSource[],
  target: GenerateTarget,
): Promise<Files> {
  const { out, runtime, rootRuntime } = target;
  const assertsFormats = target.formats === "assertion";
  const files = new Map<string, string>();
  for (const source of sources) {
    const folder = join(out, refOf(source));
    files.set(join(folder, "types.ts"), await typesModule(source));
    files.set(join(folder, "schema.ts"), schemaModule(source, runtime));
    files.set(join(folder, contractName), contractModule(source, runtime, { assertsFormats }));
    files.set(join(folder, "index.ts"), versionIndex(source));
  }
  for (const source of sources) {
    if (source.isCurrent) files.set(join(out, source.name, "index.ts"), currentIndex(source));
  }
  files.set(join(out, "index.ts"), rootIndex(sources));
  files.set(join(out, "registry.ts"), registryModule(sources, rootRuntime));
  return withChecksums(files, target);
}

/** Returns the README with an updated table. The rest of the file belongs to the user and is not changed. */
export async function readmeFiles(
  sources: readonly ContractSource[],
  { readme }: GenerateTarget,
): Promise<Files> {
  if (readme === undefined) return new Map();
  return new Map([[readme, withContractTable(decoded(await readWhole(readme), readme), sources)]]);
}

function decoded(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new FilesError("UNREADABLE", `${file} cannot be read: it is not UTF-8 text`, { cause });
  }
}

/** Returns the files that a project builds: the compiled validators. */
export async function validatorFiles(
  sources: readonly ContractSource[],
  target: GenerateTarget,
): Promise<Files> {
  const { out } = target;
  const compiled = sources.filter(({ isCompiled }) => isCompiled);
  const entries = compiled.map(
    async (source): Promise<[string, string]> => [
      join(out, refOf(source), validatorName),
      await validateModule(source, { assertsFormats: target.formats === "assertion" }),
    ],
  );
  return withChecksums(await Promise.all(entries), target);
}

function withChecksums(files: Iterable<readonly [string, string]>, target: GenerateTarget): Files {
  return new Map([...files].map(([path, code]) => [path, withChecksum(code, path, target)]));
}

/** The file of a compiled validator, and of the contract module that imports it. */
export const validatorName = "validate.ts";
export const contractName = "contract.ts";
