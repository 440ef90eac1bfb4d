import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every published package below a repository's root: its folder and its package.json. */
export function publishedPackages(root) {
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
    .filter(({ manifest }) => manifest.private !== true);
}
