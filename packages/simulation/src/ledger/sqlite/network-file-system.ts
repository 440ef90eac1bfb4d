import { statfs } from "node:fs/promises";

/**
 * File systems on which SQLite's locks and shared memory do not work between machines, by their type number from
 * `statfs`.
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

/** Returns the network file system of a folder; `null` if it is local or unknown. */
export async function networkFileSystem(folder: string): Promise<string | null> {
  const { type } = await statfs(folder);
  return networked.get(Number(type) >>> 0) ?? null;
}
