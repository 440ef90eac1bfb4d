import type { Claim } from "../claim/claim-file.js";
import { destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { fileSha256 } from "../identity/sha256.js";
import { digestsPath } from "../journal/digests/digest-list.js";
import { digestsOfRun } from "../journal/digests/run-digests.js";
import { findLines } from "../journal/find-lines.js";

/** Options that accept any record: only the digests of the lines are checked. */
const anyLines = { opening: "", read: (value: unknown): unknown => value };

/**
 * Checks that every file of a run contains what the run wrote, and that the lines of its journals are unchanged.
 * @throws {FilesError} CHANGED with the file, and the line of a journal; UNREADABLE
 */
export async function requireUnchanged(claim: Claim): Promise<void> {
  for (const path of claim.paths) {
    const destination = await destinationOf(path);
    if (destination.kind === "stream") continue;
    if (destination.present === null) throw changed(path, "is missing");
    const hashes = claim.hashesOf(path) ?? [];
    if (hashes.length > 0) {
      if (!hashes.includes(await fileSha256(path)))
        throw changed(path, "was changed since this run wrote it");
    } else if (claim.hashesOf(digestsPath(path)) !== null) {
      await findLines(path, anyLines, await digestsOfRun(destination, claim, false));
    }
  }
}

function changed(path: string, what: string): FilesError {
  return new FilesError("CHANGED", `${path} ${what}; put it back`);
}
