import { statfs } from "node:fs/promises";

/**
 * Network file systems, by their type number from `statfs`. The locks and the shared memory of SQLite do not work
 * between machines on them.
 */
const networked: ReadonlyMap<number, string> = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB"],
  [0x5346414f, "AFS"],
  [0x73757245, "Coda"],
  [0x0bd00bd0, "Lustre"],
  [0x00c36400, "Ceph"],
  [0x01021997, "9P"],
]);

/** Returns the name of a folder's network file system; `null` if the file system is local or unknown. */
export async function networkFileSystem(folder: string): Promise<string | null> {
  const { type } = await statfs(folder);
  return networked.get(Number(type) >>> 0) ?? null;
}
