import { loadContract } from "@concordat/contracts";
import { readWhole, systemCode } from "@concordat/files";
import { CommandError } from "../command-error.js";
import { assertNumbersInRange } from "../files/number-range.js";
import { decoded } from "../files/read-text.js";
import { git } from "./git.js";

/** Errors for a name that is not a file, but may be a contract or a file of a revision. */
const isNoFile: ReadonlySet<string | null> = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG"]);

/** A schema, and whether it is one of the contracts included in Concordat. */
export interface FoundSchema {
  readonly schema: unknown;
  readonly isContract: boolean;
}

/**
 * Reads a schema from a file, from a contract, or from a file at a git revision.
 * @throws {CommandError} saying what was tried
 * @throws {FilesError} UNREADABLE when there is such a file, and it cannot be read
 */
export async function readComparedSchema(name: string): Promise<FoundSchema> {
  const bytes = await readWhole(name).catch((error: unknown) => {
    if (isNoFile.has(systemCode(error))) return null;
    throw error;
  });
  if (bytes !== null) return { schema: await parsed(decoded(bytes, name), name), isContract: false };
  if (name.includes(":"))
    return { schema: await parsed(decoded(await atRevision(name), name), name), isContract: false };
  return loadContract(name).then(
    ({ schema }) => ({ schema, isContract: true }),
    (cause: Error) => {
      throw new CommandError(`${name} is not a file; and ${cause.message}`, { cause });
    },
  );
}

/** Prints a file of a revision; its name may start with a hyphen. `git show` would also run the repository's programs. */
const onlyReads = ["cat-file", "blob", "--end-of-options"];

async function atRevision(name: string): Promise<Uint8Array> {
  return git([...onlyReads, name], `${name} is not a file`).catch(
    (cause: Error & { readonly stderr?: Uint8Array }) => {
      if (cause instanceof CommandError) throw cause;
      const said = new TextDecoder().decode(cause.stderr).trim() || cause.message;
      throw new CommandError(`${name} is not a file, and git does not know it: ${said}`, { cause });
    },
  );
}

async function parsed(text: string, name: string): Promise<unknown> {
  // Loaded when it is needed: most commands never read YAML.
  const { DocumentTextError, isYaml, readDocumentText } = await import("@concordat/schema-diff/read");
  try {
    const value = readDocumentText(text, name);
    if (!isYaml(name)) assertNumbersInRange(text, name);
    return value;
  } catch (cause) {
    if (!(cause instanceof DocumentTextError)) throw cause;
    throw new CommandError(cause.message, { cause });
  }
}
