import { nativeLock } from "./native-lock.js";

/** Windows locks bytes against reading too; one far behind the end leaves the content readable. */
const farByte = 2 ** 40;

/** Whether this runtime can lock open files. */
export function canLockDescriptors(): boolean {
  return nativeLock() !== null;
}

/**
 * Locks an open file for as long as it stays open in this process. False: another descriptor has it locked.
 * @throws {Error} where the runtime or the file system knows no locks
 */
export function lockDescriptor(descriptor: number): boolean {
  const tryLock = nativeLock();
  if (tryLock === null) throw new Error("this runtime cannot lock open files");
  return process.platform === "win32" ? tryLock(descriptor, farByte, 1) : tryLock(descriptor);
}
