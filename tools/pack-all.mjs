#!/usr/bin/env node
// Packs every published package, as publishing would, and prints the line that installs some of them in a project elsewhere:
//
//   npx -y pnpm@10 pack:all [PACKAGE…]    default: the line for all packages
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { packPackages } from "./pack/pack-packages.mjs";
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
  mkdirSync(folder, { recursive: true });
  const { size } = packPackages(root, packages, folder);
  console.error(`${size} packages are in ${folder}. To install them, in your project:`);
  console.log(
    `node ${quoted(join(root, "tools/add.mjs"))} ${(wanted.length > 0 ? wanted : names).join(" ")}`,
  );
}

/** A path as a word of a shell, in quotes only if it needs them. */
function quoted(path) {
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : `"${path}"`;
}
