import { FilesError } from "../error/files-error.js";
import { canLockDescriptors } from "../temporary/lock-descriptor.js";
import { formatHolder, type LockHolder } from "./holder.js";
import { processSpace } from "./process-space.js";

/** Returns the error for a locked file, with the holder of the lock if it is known. */
export function heldBy(holder: LockHolder | null, file: string, subject: string): FilesError {
  const isKnown =
    holder === null || holder.space === processSpace() || (!holder.isFileOnly && canLockDescriptors());
  const who = holder === null ? "another process" : formatHolder(holder);
  return new FilesError(
    "LOCKED",
    `${subject} is held by ${who}; wait until it ends or stop it, then try again${isKnown ? "" : `; if it has ended, remove ${file}`}`,
  );
}
