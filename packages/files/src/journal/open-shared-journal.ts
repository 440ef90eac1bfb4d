import { claimOutputs } from "../claim/claim-outputs.js";
import { takeLock } from "../lock/take-lock.js";
import type { JournalOptions } from "./journal-options.js";
import { type Journal, openJournal } from "./open-journal.js";

/**
 * Opens a journal that belongs to no single run and grows over many of them, as recordings do. One process at a time
 * has it.
 * @param inputs files that are read: the journal may be none of them
 * @throws {FilesError} HELD, NOT_A_RUN, OUTPUT_IS_INPUT, UNREADABLE, UNWRITABLE
 */
export async function openSharedJournal<R>(
  path: string,
  { inputs = [], ...options }: JournalOptions<R> & { readonly inputs?: readonly string[] },
): Promise<Journal<R>> {
  const [claimed] = await claimOutputs([path], { inputs, ownHashes: () => [] });
  if (claimed === undefined || claimed.destination.kind === "stream") return openJournal(path, options);
  const lock = await takeLock(`${claimed.destination.path}.lock`, path);
  try {
    const journal = await openJournal(path, options);
    return {
      ...journal,
      async close() {
        try {
          await journal.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
