import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Length of the part of a hash that a file name has. */
const hashLength = 12;

/**
 * Lets packed packages name each other by file, so that a project lists only those it wants, whatever its package manager: each
 * `@concordat/…` of their dependencies becomes the absolute `file:` address of that tarball. A name ends in a hash of the content and,
 * through the addresses, of all that it depends on: a package manager keeps a tarball whose address has not changed.
 *
 * @param tarballs the file of each package by its name, as publishing would pack it
 * @param folder where the new tarballs go
 * @returns the new file of each package by its name
 */
export function linkTarballs(tarballs, folder) {
  const work = mkdtempSync(join(tmpdir(), "concordat-pack-"));
  const linked = new Map();
  const link = (name) => {
    if (!linked.has(name)) linked.set(name, linkedTarball(tarballs.get(name), { addressOf, folder, work }));
    return linked.get(name);
  };
  const addressOf = (name) => (tarballs.has(name) ? `file:${link(name)}` : undefined);
  try {
    return new Map([...tarballs.keys()].map((name) => [name, link(name)]));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function linkedTarball(file, { addressOf, folder, work }) {
  const unpacked = mkdtempSync(join(work, "package-"));
  execFileSync("tar", ["-xzf", file, "-C", unpacked]);
  const path = join(unpacked, "package/package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const text = `${JSON.stringify(withAddresses(manifest, addressOf), null, 2)}\n`;
  writeFileSync(path, text);
  const hash = createHash("sha256").update(readFileSync(file)).update(text).digest("hex");
  const target = join(
    folder,
    file.replace(/.*[\\/]/, "").replace(/\.tgz$/, `-${hash.slice(0, hashLength)}.tgz`),
  );
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-czf", "linked.tgz", "package"], { cwd: unpacked });
  copyFileSync(join(unpacked, "linked.tgz"), target);
  return target;
}

/** A manifest whose dependencies have addresses where there are some. */
function withAddresses(manifest, addressOf) {
  const { dependencies } = manifest;
  if (dependencies === undefined) return manifest;
  const entries = Object.entries(dependencies).map(([name, range]) => [name, addressOf(name) ?? range]);
  return { ...manifest, dependencies: Object.fromEntries(entries) };
}
