// Packs a package as publishing would, and checks what came out.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { packNamed } from "../pack/pack-packages.mjs";
import { strayFiles } from "./allowed-files.mjs";
import { sizeLimits } from "./size-limits.mjs";

/**
 * Packs packages of a repository into a folder, in one run of pnpm, and gives `{ name, version, file, files, kilobytes, typed }`
 * of each.
 */
export function packTarballs(root, packages, destination) {
  const manifests = packages.map(({ manifest }) => manifest);
  const packed = packNamed(root, manifests, destination);
  return manifests.map((manifest) =>
    describeTarball(
      packed.find(({ name }) => name === manifest.name),
      manifest,
      destination,
    ),
  );
}

/** Describes a tarball that pnpm has packed into a folder. */
export function describeTarball({ name, version, filename, files }, manifest, destination) {
  const file = resolve(destination, filename);
  return {
    name,
    version,
    file,
    files: files.map(({ path }) => path),
    kilobytes: statSync(file).size / 1000,
    typed: JSON.stringify(manifest.exports ?? {}).includes('"types"'),
  };
}

/** The problems that each check finds in a tarball; an empty text is none. */
export const checks = {
  publint: ({ file }, bin) => complaint(join(bin, "publint"), "run", file, "--strict"),
  attw: ({ file, typed }, bin) =>
    typed ? complaint(join(bin, "attw"), file, "--profile", "esm-only", "--no-color") : "",
  size: ({ name, kilobytes }) => {
    const limit = sizeLimits[name];
    if (limit === undefined) return "has no row in tools/release/size-limits.mjs";
    return kilobytes > limit ? `is ${kilobytes.toFixed(1)} kB, more than its ${limit} kB` : "";
  },
  files: ({ name, files }) => {
    const stray = strayFiles(name, files);
    return stray.length > 0 ? `holds what has no place in a package: ${stray.join(", ")}` : "";
  },
};

function complaint(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (error !== undefined) return error.message;
  return status === 0 ? "" : `${stdout}${stderr}`.trim();
}

/** Every problem of a tarball, as `{ check, message }`. */
export function problemsOf(tarball, bin) {
  return Object.entries(checks)
    .map(([check, find]) => ({ check, message: find(tarball, bin) }))
    .filter(({ message }) => message !== "");
}
