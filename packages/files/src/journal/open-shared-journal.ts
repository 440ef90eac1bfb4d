import { rm, stat } from "node:fs/promises";
import { claimOutputs } from "../claim/claim-outputs.js";
import { acquireLock } from "../lock/acquire-lock.js";
import type { JournalOptions } from "./journal-options.js";
import { type Journal, openJournal } from "./open-journal.js";

/**
 * Opens a journal that several runs share, such as recorded answers. Only one process can open it at a time. A journal
 * that is created here and gets no record is removed when it is closed.
 * @param path the path of the journal
 * @param inputs paths of input files, which the journal must not replace
 * @throws {FilesError} LOCKED, NOT_A_RUN, OUTPUT_IS_INPUT, UNREADABLE, UNWRITABLE
 */
export async function openSharedJournal<R>(
  path: string,
  { inputs = [], ...options }: JournalOptions<R> & { readonly inputs?: readonly string[] },
): Promise<Journal<R>> {
  const [claimed] = await claimOutputs([path], { inputs, knownHashes: () => [] });
  if (claimed === undefined || claimed.destination.kind === "stream") return openJournal(path, options);
  const { destination } = claimed;
  const lock = await acquireLock(`${destination.path}.lock`, path);
  const release = async (): Promise<void> => {
    if (destination.present === null) await removeEmpty(destination.path);
    await lock.release();
  };
  try {
    const journal = await openJournal(path, options);
    return { ...journal, close: () => journal.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function removeEmpty(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isFile() === true && stats.size === 0) await rm(path, { force: true }).catch(() => undefined);
}
