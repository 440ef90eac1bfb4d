import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder of tarballs that an installed package of ours was packed into with the others, which its own tarball names. `undefined` if
 * it came from npm, or the folder no longer exists.
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
