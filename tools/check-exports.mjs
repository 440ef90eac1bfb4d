#!/usr/bin/env node
// Checks each built package as its users meet it: that package.json is sound (publint), and that TypeScript finds the
// types of every subpath, from ES and CommonJS modules and for bundlers. Needs the packages built.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { codeSubpaths, publishedPackages } from "./published-packages.mjs";

const root = join(import.meta.dirname, "..");
const packages = publishedPackages(root);
const imports = packages
  .flatMap(({ manifest }) =>
    codeSubpaths(manifest).map(({ subpath }) => `${manifest.name}${subpath.slice(1)}`),
  )
  .map((specifier) => `import type {} from "${specifier}";\n`)
  .join("");

/** The ways in which TypeScript resolves a package's types today; that of Node 10 knows no subpaths. */
const resolutions = [
  { name: "nodenext", files: ["probe.mts", "probe.cts"], options: ["--module", "nodenext"] },
  { name: "bundler", files: ["probe.ts"], options: ["--module", "esnext", "--moduleResolution", "bundler"] },
];

const problems = [...(await packageProblems()), ...typeProblems()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

async function packageProblems() {
  const found = await Promise.all(
    packages.map(async ({ folder, manifest }) => {
      const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
      return messages.map((message) => `${relative(root, folder)}: ${formatMessage(message, manifest)}`);
    }),
  );
  return found.flat();
}

/**
 * The errors of TypeScript for modules that import every subpath, in a project that has all packages. The project
 * stays, so that the compiler need not check again what has not changed since.
 */
function typeProblems() {
  const project = join(root, "node_modules/.cache/check-exports");
  rmSync(join(project, "node_modules"), { recursive: true, force: true });
  for (const { folder, manifest } of packages) link(project, manifest.name, folder);
  link(project, "@types/node", join(root, "node_modules/@types/node"));
  return resolutions.flatMap((resolution) => typeProblemsIn(project, resolution));
}

function typeProblemsIn(project, { name, files, options }) {
  for (const file of files) writeFileSync(join(project, file), imports);
  const strict = ["--noEmit", "--strict", "--types", "node", "--target", "es2023", "--skipLibCheck", "false"];
  const kept = ["--incremental", "--tsBuildInfoFile", `${name}.tsbuildinfo`];
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...strict, ...kept, ...options, ...files], {
    cwd: project,
    encoding: "utf8",
  });
  return status === 0 ? [] : [stdout.trim()];
}

function link(project, name, target) {
  const place = join(project, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, "junction");
}
