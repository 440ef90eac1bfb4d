#!/usr/bin/env node
// Packs every published package, as publishing would but for the addresses of the others (decision 0310), and prints the line that
// installs some of them in a project elsewhere:
//
//   npx -y pnpm@10 pack:all [PACKAGE…]    default: the line for all packages
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkTarballs } from "./pack/link-tarballs.mjs";
import { packPackages } from "./pack/pack-packages.mjs";
import { keepPacked } from "./pack/packed-packages.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const folder = join(root, "out/packages");
const packages = publishedPackages(root).map(({ manifest }) => manifest);
const names = packages.map(({ name }) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));

if (unknown.length > 0) {
  console.error(`no published package is called ${unknown.join(" or ")}; there are ${names.join(", ")}`);
  process.exitCode = 2;
} else {
  console.error(`packing ${names.length} packages`);
  const { size } = pack();
  console.error(`${size} packages are in ${folder}. To install them, in your project:`);
  console.log(
    `node ${quoted(join(root, "tools/add.mjs"))} ${(wanted.length > 0 ? wanted : names).join(" ")}`,
  );
}

function pack() {
  mkdirSync(folder, { recursive: true });
  const unlinked = mkdtempSync(join(tmpdir(), "concordat-packed-"));
  try {
    const files = linkTarballs(packPackages(root, packages, unlinked), folder);
    keepPacked(folder, files);
    return files;
  } finally {
    rmSync(unlinked, { recursive: true, force: true });
  }
}

/** A path as a word of a shell, in quotes only if it needs them. */
function quoted(path) {
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : `"${path}"`;
}
