import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The folders of a package of the workspace and of the packages of the workspace that it depends on, peers included.
 * @param {string} root the repository
 * @param {string} name a package's name
 * @returns {string[]} absolute paths
 */
export function workspaceDependencies(root, name) {
  const packages = new Map(
    ["packages", "apps"]
      .flatMap((group) => readdirSync(join(root, group)).map((folder) => join(root, group, folder)))
      .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
      .map((manifest) => [manifest.name, manifest]),
  );
  const found = new Set([name]);
  for (const each of found) {
    const { dependencies, peerDependencies } = packages.get(each);
    for (const other of Object.keys({ ...dependencies, ...peerDependencies }))
      if (packages.has(other)) found.add(other);
  }
  return [...found].map((each) => packages.get(each).folder);
}
