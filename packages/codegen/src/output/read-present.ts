import { stat } from "node:fs/promises";
import { readWhole } from "@concordat/files";

/** Reads the text at a path. Returns empty text if it is not a regular file, and `null` if nothing exists there. */
export async function readPresent(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  if (stats === null) return null;
  return stats.isFile() ? (await readWhole(path, { pipes: false })).toString("utf8") : "";
}
