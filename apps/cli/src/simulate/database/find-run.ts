import { lstat } from "node:fs/promises";
import { CommandError } from "../../command-error.js";
import { type LedgerFlags, ledgerUrl } from "./ledger-flag.js";

/** The folder or the database in which a run is recorded. */
export type LedgerLocation =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "database"; readonly url: string; readonly name: string };

/**
 * Finds a run by its name. The name is a folder, a folder with a pointer to a run in a database, or a run in the given
 * database.
 */
export async function findRun(
  run: string,
  flags: LedgerFlags,
  url: string | null = ledgerUrl(flags),
): Promise<LedgerLocation> {
  const { pointedRun } = await import("@concordat/simulation/distributed");
  const name = await pointedRun(run);
  if (name !== null) {
    if (url !== null) return { kind: "database", url, name };
    throw new CommandError(
      `${run} is recorded in PostgreSQL; name the database with --ledger or CONCORDAT_LEDGER`,
    );
  }
  if (await isFolder(run)) {
    if (flags.ledger === undefined) return { kind: "folder", folder: run };
    throw new CommandError(
      `${run} holds a ledger of its own; leave --ledger out, or copy the run with simulate copy`,
    );
  }
  return url === null ? { kind: "folder", folder: run } : { kind: "database", url, name: run };
}

/** Whether a path is a folder. */
async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() === true;
}
