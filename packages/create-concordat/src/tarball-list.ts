import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the names of the packages that `pack:all` has put into a folder; none if there is no such list. */
export function readTarballList(folder: string): ReadonlySet<string> {
  const list = join(folder, "packed.json");
  if (!existsSync(list)) return new Set();
  const { files = {} }: { files?: Readonly<Record<string, string>> } = JSON.parse(readFileSync(list, "utf8"));
  return new Set(Object.keys(files));
}
