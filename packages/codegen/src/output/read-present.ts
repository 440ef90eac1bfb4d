import { stat } from "node:fs/promises";
import { readWhole } from "@concordat/files";

/** The text that is at a path; empty where it is not a regular file. Null: nothing is there. */
export async function readPresent(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  if (stats === null) return null;
  return stats.isFile() ? (await readWhole(path, { pipes: false })).toString("utf8") : "";
}
