import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { ProjectError } from "./project-error.js";
import { type TarballManifest, tarballManifest } from "./tarball-manifest.js";

/**
 * Returns the packages that a project needs, and those of a folder of tarballs that they depend on, as `file:`
 * addresses by name. A dependency is omitted if the tarball itself contains its address.
 * @throws {ProjectError} when the folder cannot be read or lacks a package that the project needs
 */
export function localPackages(folder: string, needed: readonly string[]): ReadonlyMap<string, string> {
  const tarballs = tarballsIn(folder);
  const missing = needed.filter((name) => !tarballs.has(name));
  if (missing.length > 0)
    throw new ProjectError(
      `${folder} holds no tarball of ${missing.join(" and of ")}; in a clone of Concordat, npx -y pnpm@10 pack:all puts all of them into out/packages`,
    );
  const found = new Map<string, string>();
  const add = (name: string): void => {
    const tarball = tarballs.get(name);
    if (tarball === undefined || found.has(name)) return;
    found.set(name, `file:${tarball.file}`);
    for (const [dependency, range] of Object.entries(tarball.manifest.dependencies ?? {}))
      if (range.startsWith("file:")) assertThere(dependency, range, folder);
      else add(dependency);
  };
  for (const name of needed) add(name);
  return found;
}

/**
 * Checks that a tarball to which another refers exists. The addresses are absolute, so that they are wrong once the
 * folder was moved.
 */
function assertThere(dependency: string, address: string, folder: string): void {
  if (existsSync(address.slice("file:".length))) return;
  throw new ProjectError(
    `the packages in ${folder} need ${dependency} at ${address}, which does not exist; pack them again with npx -y pnpm@10 pack:all`,
  );
}

interface Tarball {
  readonly file: string;
  readonly manifest: TarballManifest;
}

function tarballsIn(folder: string): ReadonlyMap<string, Tarball> {
  const files = namesIn(folder).filter((name) => name.endsWith(".tgz"));
  return new Map(
    files.flatMap((name) => {
      const file = join(resolve(folder), name);
      const manifest = tarballManifest(file);
      return manifest === null ? [] : [[manifest.name, { file, manifest }]];
    }),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (cause) {
    throw new ProjectError(`the folder of packages ${folder} cannot be read`, { cause });
  }
}
