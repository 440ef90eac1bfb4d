import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { loadContract } from "@concordat/contracts";
import { findProgram, readWhole, systemCode } from "@concordat/files";
import { CommandError } from "../command-error.js";
import { assertNumbersInRange } from "../files/number-range.js";
import { decoded } from "../files/read-text.js";

const run = promisify(execFile);

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
export async function readSchema(name: string): Promise<FoundSchema> {
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

/**
 * Prints a file of a revision; its name may start with a hyphen. `git show` would also run programs from the
 * repository's settings, and git would run the one for `core.fsmonitor` before reporting an unknown name.
 */
const onlyReads = ["-c", "core.fsmonitor=false", "cat-file", "blob"];

async function atRevision(name: string): Promise<Uint8Array> {
  const git = await findProgram("git");
  if (git === null)
    throw new CommandError(`${name} is not a file, and there is no git on the PATH to look for it`);
  const { stdout } = await run(git, [...onlyReads, "--end-of-options", name], {
    encoding: "buffer",
    maxBuffer: 1e8,
  }).catch((cause: Error & { readonly stderr?: Uint8Array }) => {
    const said = new TextDecoder().decode(cause.stderr).trim() || cause.message;
    throw new CommandError(`${name} is not a file, and git does not know it: ${said}`, { cause });
  });
  return stdout;
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
