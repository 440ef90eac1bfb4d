#!/usr/bin/env node
// Packs every published package, as publishing would, and prints the line that installs them in a project elsewhere:
//
//   npx -y pnpm@10 pack:all [PACKAGE…]    default: all packages
//
// They depend on each other, and npm looks for what a tarball depends on among the tarballs of the same command. So the line names
// the packages that are wanted with all of ours that they depend on.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { installLine } from "./pack/install-line.mjs";
import { packPackages } from "./pack/pack-packages.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const folder = join(root, "out/packages");
const packages = publishedPackages(root).map(({ manifest }) => manifest);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !packages.some((manifest) => manifest.name === name));

if (unknown.length > 0) {
  const known = packages.map(({ name }) => name).join(", ");
  console.error(`no published package is called ${unknown.join(" or ")}; there are ${known}`);
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  const tarballs = packPackages(root, packages, folder);
  console.error(`${tarballs.size} packages are in ${folder}. To install them, in your project:`);
  console.log(installLine(packages, tarballs, wanted));
}
