import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The package.json that npm would change: that of the current folder or of the nearest folder above it; null if there is none. */
export function projectHere(folder = process.cwd()) {
  const file = join(folder, "package.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  return dirname(folder) === folder ? null : projectHere(dirname(folder));
}
