import { tryLock } from "fs-native-extensions";

/** Windows locks bytes against reading too; one far behind the end leaves the content readable. */
const farByte = 2 ** 40;

/** Locks an open file for as long as it stays open in this process. False: another descriptor has it locked. */
export function lockDescriptor(descriptor: number): boolean {
  return process.platform === "win32" ? tryLock(descriptor, farByte, 1) : tryLock(descriptor);
}
