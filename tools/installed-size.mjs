import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import pnpmfile from "../.pnpmfile.cjs";

/**
 * How large the packages are that some projects of the workspace need, development dependencies included: whatever else is
 * installed does not count.
 * @param {readonly string[]} projects their folders
 * @returns {{ name: string, bytes: number }[]} the packages, the largest first
 */
export function installedSizes(projects) {
  const found = new Set();
  const add = (name, from) => {
    const folder = installedFolder(name, from);
    if (folder?.includes(`${sep}.pnpm${sep}`) && isForThisMachine(manifestOf(folder))) found.add(folder);
  };
  for (const project of projects) for (const name of wantedBy(project, true)) add(name, project);
  // The list grows during the loop: a package's dependencies are next to it.
  for (const folder of found) for (const name of wantedBy(folder, false)) add(name, folder);
  return [...found]
    .map((folder) => ({
      name: folder.split(`${sep}.pnpm${sep}`)[1]?.split(sep)[0] ?? folder,
      bytes: size(folder),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** The packages that a manifest names, its peers too, which pnpm links like dependencies. */
function wantedBy(folder, isOurs) {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = manifestOf(folder);
  return Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
    ...(isOurs && devDependencies),
  });
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** Whether a clean install would bring a package: one after an edit of a manifest also lays down what is for others. */
function isForThisMachine(manifest) {
  const { cpu = [process.arch], libc = [ownLibc] } = pnpmfile.hooks.readPackage(manifest);
  return cpu.includes(process.arch) && libc.includes(ownLibc);
}

const ownLibc = process.report.getReport().header.glibcVersionRuntime === undefined ? "musl" : "glibc";

/**
 * The folder of a package that another depends on; `null` if it is omitted, like the binaries of other systems.
 * Packages that pnpm hoists, in addition to those that each is linked to, were installed for others.
 */
function installedFolder(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, "node_modules", name);
    if (existsSync(folder)) return realpathSync(folder);
    if (at === dirname(at) || basename(dirname(at)) === ".pnpm") return null;
  }
}

/** The bytes of all files of a folder. */
function size(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
}
