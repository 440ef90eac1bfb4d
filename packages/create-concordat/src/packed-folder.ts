import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readTarballList } from "./tarball-list.js";

/**
 * Returns the folder of tarballs that belongs to this package: the folder that its own tarball names if it was installed from one, or
 * `out/packages` of its clone if `pack:all` has filled it. Returns `undefined` if there is none, as for a package from npm.
 * @param home the folder of the package
 */
export function packedFolder(home: string): string | undefined {
  const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(home, "package.json"), "utf8"),
  );
  const address = Object.values(dependencies).find((range) => /^file:.*\.tgz$/.test(range));
  const folder = address === undefined ? cloneFolder(home) : dirname(address.slice("file:".length));
  return folder !== undefined && existsSync(folder) ? folder : undefined;
}

function cloneFolder(home: string): string | undefined {
  const folder = join(home, "../../out/packages");
  return readTarballList(folder).has("create-concordat") ? folder : undefined;
}
