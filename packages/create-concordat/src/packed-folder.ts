import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Returns the folder of tarballs from which this package was installed, if its own tarball names that folder. Returns
 * `undefined` if the package came from npm, or if the folder no longer exists.
 * @param home the folder of the package
 */
export function packedFolder(home: string): string | undefined {
  const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(home, "package.json"), "utf8"),
  );
  const address = Object.values(dependencies).find((range) => /^file:.*\.tgz$/.test(range));
  const folder = address === undefined ? undefined : dirname(address.slice("file:".length));
  return folder !== undefined && existsSync(folder) ? folder : undefined;
}
