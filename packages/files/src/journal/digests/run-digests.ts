import type { Claim } from "../../claim/claim-file.js";
import type { Destination } from "../../destination/destination.js";
import { FilesError } from "../../error/files-error.js";
import { writeAtomically } from "../../write/write-atomically.js";
import { type DigestList, digestsPath, formatDigests } from "./digest-list.js";
import type { Digests } from "./digests.js";
import { readDigests } from "./read-digests.js";

/** The digests of the lines of a run's journal. */
export interface JournalDigests {
  readonly path: string;
  readonly run: string;
  /** The digests written so far; `null` if the journal is new, or was created by a version without digests. */
  readonly list: DigestList | null;
  /** Notes for the user about the state of the journal. */
  readonly notes: readonly string[];
  /** Replaces the file. */
  write(digests: Digests): Promise<void>;
}

/**
 * Finds the digests of a run's journal.
 * @param empty whether the journal will be emptied, so that its content does not matter
 * @throws {FilesError} CHANGED if they are missing or another run's, FOREIGN_FILE, UNREADABLE
 */
export async function digestsOfRun(
  { path: journal, present }: Extract<Destination, { kind: "file" }>,
  claim: Claim,
  empty: boolean,
): Promise<JournalDigests> {
  const path = digestsPath(journal);
  const run = claim.identity.hash;
  const found = await readDigests(path);
  const isClaimed = claim.hashesOf(path) !== null;
  const begins = present === null || empty;
  if (isClaimed && !begins) requireDigests(found, { path, journal, run, isEmpty: present.size === 0 });
  const list = begins || found?.run !== run || found.changedLine !== null ? null : found;
  const removed = present === null && isClaimed && found?.run === run ? found.digests.length : 0;
  return {
    path,
    run,
    list,
    notes:
      removed === 0
        ? []
        : [
            `${journal} was removed since this run wrote ${removed === 1 ? "a line" : `${removed} lines`}: it starts again`,
          ],
    async write(digests) {
      await writeAtomically(path, formatDigests(run, digests));
      await claim.markPending(path, null);
    },
  };
}

/**
 * Checks the file of digests of a journal.
 * @throws {FilesError} CHANGED when it is missing although the journal has lines, belongs to another run, or was changed itself
 */
function requireDigests(
  found: DigestList | null,
  { path, journal, run, isEmpty }: { path: string; journal: string; run: string; isEmpty: boolean },
): void {
  const what =
    found === null
      ? !isEmpty && "it is missing"
      : found.run !== run
        ? "it belongs to another run"
        : found.changedLine !== null && `it was changed itself, in line ${found.changedLine}`;
  if (what === false) return;
  throw new FilesError(
    "CHANGED",
    `${path} tells whether ${journal} was changed, but ${what}; put it back as it was, or start again in another file`,
  );
}
