export { type ClaimedOutput, type ClaimOptions, claimOutputs } from "./claim/claim-outputs.js";
export { writeOutput } from "./claim/write-output.js";
export { destinationOf } from "./destination/destination.js";
export { FilesError, type FilesErrorCode } from "./error/files-error.js";
export { systemCode, systemReason } from "./error/system-error.js";
export { makeFolder } from "./folder/make-folder.js";
export {
  type IdentityPart,
  identityDifferences,
  type RunIdentity,
  runIdentity,
} from "./identity/run-identity.js";
export { fileSha256, sha256 } from "./identity/sha256.js";
export type { JournalOptions } from "./journal/journal-options.js";
export { type Journal, openJournal } from "./journal/open-journal.js";
export { openSharedJournal } from "./journal/open-shared-journal.js";
export { type JournalExtent, readJournal } from "./journal/read-journal.js";
export { acquireLock, type Lock } from "./lock/acquire-lock.js";
export { removeLocks } from "./lock/remove-locks.js";
export { requireNotHeld } from "./lock/require-not-held.js";
export { findProgram } from "./program/find-program.js";
export type { ReadOptions } from "./read/read-chunks.js";
export { readOwnFile, readOwnFileSync, requireRegularFile } from "./read/read-own-file.js";
export { readStandardInput, readWhole, requireFiniteInput } from "./read/read-whole.js";
export { attachRun, openRun, type Run } from "./run/open-run.js";
export { requireRunNotHeld } from "./run/require-run-not-held.js";
export type { RunLocation } from "./run/run-home.js";
export type { RunOptions } from "./run/run-options.js";
export { KeyTable } from "./table/key-table.js";
export { removeTemporaries } from "./temporary/remove-temporaries.js";
export {
  openTemporaryFolder,
  type TemporaryFolder,
  type TemporaryFolderOptions,
} from "./temporary-folder/temporary-folder.js";
export { writeAtomically } from "./write/write-atomically.js";
