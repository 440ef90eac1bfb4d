import { join } from "node:path";

/** A schema file, with the contract and the version that it defines. */
export interface SchemaFile {
  readonly name: string;
  readonly version: number;
  readonly file: string;
}

const contractPattern = "[a-z][a-z0-9-]*";
const versionPattern = "v([1-9][0-9]*)";

/** Whether a folder with this name contains the versions of a contract. */
export function isContractName(name: string): boolean {
  return new RegExp(`^${contractPattern}$`).test(name);
}

/** Whether a folder with this name contains one version. */
export function isVersionName(name: string): boolean {
  return new RegExp(`^${versionPattern}$`).test(name);
}

const schemaPlace = new RegExp(String.raw`^(${contractPattern})[\\/]${versionPattern}[\\/]schema\.json$`);

/**
 * Returns the contract of a schema file, determined by its path. Returns a problem as text if the path is not that of a
 * contract.
 */
export function contractOfPath(folder: string, entry: string): SchemaFile | string {
  const [, name, version] = schemaPlace.exec(entry) ?? [];
  const file = join(folder, entry);
  if (name === undefined) {
    return `${file}: lies outside of <contract>/v<N>/, where <contract> is a name such as city-report and <N> counts from 1`;
  }
  return reservedProblem(file, name) ?? { name, version: Number(version), file };
}

/** Returns the problem with a contract's name that code or a file system cannot use; `null` if the name is valid. */
export function reservedProblem(file: string, name: string): string | null {
  if (reservedNames.has(name)) return `${file}: ${name} cannot be a contract's name, for code cannot use it`;
  return deviceNames.test(name)
    ? `${file}: ${name} cannot be a contract's name, for Windows cannot have a folder of that name`
    : null;
}

/** Names that generated code uses itself, and names that JavaScript does not allow for a constant. */
const reservedNames = new Set(
  "arguments await break case catch class const continue contract-refs create-contract debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let loaders new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);

/** Matches the names of devices on Windows. A file with such a name, with any extension, is the device itself. */
const deviceNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
