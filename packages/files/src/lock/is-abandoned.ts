import type { FileHandle } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { canLockDescriptors, lockDescriptor } from "../temporary/lock-descriptor.js";
import type { LockHolder } from "./holder.js";
import { hasEnded, processSpace } from "./process-space.js";

/** Milliseconds before a lock is checked again: it may be about to be released. */
const lookAgainMs = 50;

/** Milliseconds between two renewals of a lock that is a file alone. */
export const renewalMs = 10_000;

/** Milliseconds without a renewal after which such a lock of another machine or container is free. */
const maxSilenceMs = 120_000;

/**
 * Whether a lock is free although its file exists. If the holder locked the file, the operating system knows whether
 * it is running. If its runtime cannot lock files, its process ID decides or, on another machine, the time of its
 * last renewal. If that is unknown, the lock is not free: a lock never has two holders.
 * @param now the time by the clock of the file system, in milliseconds
 */
export async function isAbandoned(
  handle: FileHandle,
  holder: LockHolder | null,
  now: number,
): Promise<boolean> {
  if (holder?.isFileOnly !== true && canLockDescriptors()) {
    return lockDescriptor(handle.fd) || (await isFreeSoon(handle));
  }
  // Not a lock at all: the caller says so.
  if (holder === null) return true;
  if (holder.space === processSpace()) return hasEnded(holder.pid, holder.started);
  const { mtimeMs } = await handle.stat();
  return holder.isFileOnly && now - mtimeMs > maxSilenceMs;
}

async function isFreeSoon({ fd }: FileHandle): Promise<boolean> {
  await setTimeout(lookAgainMs);
  return lockDescriptor(fd);
}
