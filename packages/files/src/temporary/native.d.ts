declare module "fs-native-extensions" {
  /** Whether the lock of a range of an open file was granted. */
  export function tryLock(descriptor: number, offset?: number, length?: number): boolean;
}
