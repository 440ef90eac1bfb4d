#!/usr/bin/env node
// Joins the compiled modules of the package in the working folder: one file for each entry point, and files for what
// several of them share. Reading hundreds of small modules is most of what importing a package costs. Declarations stay
// as the compiler wrote them. Packages that are not among the dependencies become part of these files, and their
// licences are written next to them. Decision 0750.
//
//   bundle-dist.mjs [FILE…]   further files that keep their own module, because a part of a page needs only them
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { droppable } from "./droppable.mjs";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { exports, imports = {}, dependencies = {}, peerDependencies = {} } = manifest;
const targets = [
  ...Object.values(exports).map((target) => target.default),
  ...Object.values(imports).flatMap((target) => Object.values(target)),
];
const entryPoints = [...new Set([...targets, ...process.argv.slice(2)])].filter((file) =>
  file?.endsWith(".js"),
);
const packages = Object.keys({ ...dependencies, ...peerDependencies });

const { outputFiles, metafile } = await build({
  entryPoints,
  absWorkingDir: process.cwd(),
  outbase: "dist",
  outdir: "dist",
  chunkNames: "shared/[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "neutral",
  target: "es2023",
  plugins: [droppable],
  external: ["node:*", ...Object.keys(imports), ...packages.flatMap((name) => [name, `${name}/*`])],
  legalComments: "none",
  write: false,
  metafile: true,
  logLevel: "error",
});

for (const file of readdirSync("dist", { recursive: true }))
  if (file.endsWith(".js")) rmSync(join("dist", file));
for (const { path, text } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  // An import for effects alone: there are none, and it would tie files together that a page loads at different times.
  writeFileSync(path, text.replace(/^import "\.[^"]*";\n/gm, ""));
}
const licences = joinedPackages(Object.keys(metafile.inputs)).map(licenceOf);
if (licences.length > 0) writeFileSync("dist/third-party-notices.txt", licences.join("\n"));

/** The folders of the packages of others whose files became part of ours, each once. */
function joinedPackages(inputs) {
  const folders = inputs.flatMap((input) => {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(resolve(input)) ?? [];
    return folder ?? [];
  });
  return [...new Set(folders)].sort();
}

function licenceOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined || !existsSync(join(folder, file)))
    throw new Error(`${name} becomes part of ${manifest.name}, but has no licence to pass on`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8")}`;
}
