import { lstat, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The permissions of a folder that only its owner may open. */
const ownerOnly = 0o700;
/** The permissions of everyone but the owner. */
const othersMask = 0o077;

/**
 * Returns the address at which the process of a run listens. It is a socket in a folder that only this user can open,
 * or a named pipe on Windows, and is never in the run's folder. It is derived from the ledger's file, so that every
 * path to the run gives the same address.
 * @returns the address; `null` if there is no ledger
 */
export async function channelPlace(folder: string): Promise<string | null> {
  const ledger = await stat(join(folder, "ledger.db"), { bigint: true }).catch(() => null);
  if (ledger === null) return null;
  const name = `${ledger.dev.toString(36)}-${ledger.ino.toString(36)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\concordat-run-${name}`;
  return join(channelFolder(), `${name}.sock`);
}

/** Returns the id of the user who owns the run in a folder; `null` if it cannot be read. */
export async function ownerOf(folder: string): Promise<number | null> {
  const found = await stat(join(folder, "ledger.db")).catch(() => null);
  return found?.uid ?? null;
}

/**
 * Creates the folder of sockets if it does not exist.
 * @throws {Error} when other users may open it, because one of them could listen instead of the run
 */
export async function makeChannelFolder(): Promise<void> {
  if (process.platform === "win32") return;
  const folder = channelFolder();
  await mkdir(folder, { recursive: true, mode: ownerOnly });
  const { uid, mode } = await lstat(folder);
  if (uid !== process.getuid?.() || (mode & othersMask) !== 0)
    throw new Error(
      `${folder} can be entered by other users; remove it, or set TMPDIR to a folder of your own`,
    );
}

function channelFolder(): string {
  return join(tmpdir(), `concordat-${process.getuid?.() ?? "user"}`);
}
