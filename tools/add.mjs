#!/usr/bin/env node
// Installs packages in the project of the current folder; ours come from the tarballs that pack:all made,
// while npm has none of them:
//
//   node ~/concordat/tools/add.mjs [NPM OPTIONS] @concordat/llm zod …
//
// npm searches for a tarball's dependencies among the tarballs of the same command. So the command includes
// all packages of ours that the named ones depend on.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { npmArguments } from "./pack/npm-arguments.mjs";
import { tarballName } from "./pack/tarball-name.mjs";
import { publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const packed = join(root, "out/packages");
const packages = publishedPackages(root).map(({ manifest }) => manifest);
const tarballs = new Map(packages.map((manifest) => [manifest.name, join(packed, tarballName(manifest))]));
const words = process.argv.slice(2);
const isOurs = (word) => /^(?:@concordat\/|concordat$|create-concordat$)/.test(word);
const unknown = words.filter((word) => isOurs(word) && !tarballs.has(word));

if (!words.some(isOurs)) refuse("name the packages to install, such as @concordat/llm @concordat/parser zod");
else if (unknown.length > 0)
  refuse(`there is no package ${unknown.join(" or ")}; there are ${[...tarballs.keys()].join(", ")}`);
else if (![...tarballs.values()].every((file) => existsSync(file)))
  refuse(`not every package is in ${packed}; run this first: cd ${root} && npx -y pnpm@10 pack:all`);
else {
  const shell = process.platform === "win32";
  const args = ["install", ...npmArguments(packages, tarballs, words)];
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  process.exitCode = spawnSync("npm", quoted, { stdio: "inherit", shell }).status ?? 1;
}

function refuse(message) {
  console.error(message);
  process.exitCode = 2;
}
