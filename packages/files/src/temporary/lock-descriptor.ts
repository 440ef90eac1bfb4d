import { nativeLock } from "./native-lock.js";

/**
 * Offset of the byte that is locked. Windows also prevents reading of locked bytes, so it is far behind the end of the
 * content.
 */
const farByte = 2 ** 40;

/** Whether this runtime can lock open files. */
export function canLockDescriptors(): boolean {
  return nativeLock() !== null;
}

/**
 * Locks an open file until this process closes it. Returns false if another descriptor has locked it.
 * @throws {Error} if the runtime or the file system does not support locks
 */
export function lockDescriptor(descriptor: number): boolean {
  const tryLock = nativeLock();
  if (tryLock === null) throw new Error("this runtime cannot lock open files");
  return process.platform === "win32" ? tryLock(descriptor, farByte, 1) : tryLock(descriptor);
}
