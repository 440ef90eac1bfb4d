#!/usr/bin/env node
// Joins the compiled modules of the package in the working folder: one file for each entry point, and files for what
// several of them share. Reading hundreds of small modules is most of what importing a package costs. Declarations stay
// as the compiler wrote them. Packages that are not among the dependencies become part of these files, and their
// licences are written next to them. Decision 0750.
//
//   bundle-dist.mjs [FILE…] [--core FILE] [--keep FOLDER]
//
//   FILE     keeps a module of its own: a part of a page needs only it, or a thread begins with it
//   --core   an entry point whose shared files become a single one, together with those of others
//   --keep   a folder of `dist` whose modules stay as the compiler wrote them
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { droppable } from "./droppable.mjs";
import { mergeChunks } from "./merge-chunks.mjs";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { core: { type: "string", multiple: true }, keep: { type: "string" } },
});

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { version, exports, imports = {}, dependencies = {}, peerDependencies = {} } = manifest;
const targets = [
  ...Object.values(exports).map((target) => target.default),
  ...Object.values(imports).flatMap((target) => Object.values(target)),
];
const entryPoints = [...new Set([...targets, ...positionals])].filter((file) => file?.endsWith(".js"));
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
  mainFields: ["module", "main"],
  define: { PACKAGE_VERSION: JSON.stringify(version) },
  target: "es2023",
  plugins: values.keep === undefined ? [droppable] : [keptFolder(resolve(values.keep)), droppable],
  external: ["node:*", ...Object.keys(imports), ...packages.flatMap((name) => [name, `${name}/*`])],
  legalComments: "none",
  write: false,
  metafile: true,
  logLevel: "error",
});

for (const file of readdirSync("dist", { recursive: true }))
  if (file.endsWith(".js") && !isKept(join("dist", file))) rmSync(join("dist", file));
const files =
  values.core === undefined ? outputFiles : await mergeChunks({ outputFiles, metafile }, values.core);
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true });
  // An import for effects alone: there are none, and it would tie files together that a page loads at different times.
  writeFileSync(path, text.replace(/^import "\.[^"]*";\n/gm, ""));
}
const licences = joinedPackages(Object.keys(metafile.inputs)).map(licenceOf);
if (licences.length > 0) writeFileSync("dist/third-party-notices.txt", licences.join("\n"));

function isKept(file) {
  return values.keep !== undefined && !relative(values.keep, file).startsWith("..");
}

/** A plugin that leaves imports of a folder's modules as they are, for a package with one entry point in `dist`. */
function keptFolder(folder) {
  return {
    name: "kept-folder",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        const file = resolve(resolveDir, path);
        if (kind === "entry-point" || relative(folder, file).startsWith("..")) return undefined;
        return { path: `./${relative("dist", file).replaceAll("\\", "/")}`, external: true };
      });
    },
  };
}

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
