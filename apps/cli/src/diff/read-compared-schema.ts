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
  if (bytes !== null) return { schema: parsed(decoded(bytes, name), name), isContract: false };
  if (name.includes(":"))
    return { schema: parsed(decoded(await atRevision(name), name), name), isContract: false };
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

function parsed(text: string, name: string): unknown {
  const value = parsedJson(text, name);
  assertNumbersInRange(text, name);
  return value;
}

function parsedJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommandError(`${name} is not valid JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
