#!/usr/bin/env node
// What a release would publish, and, in the release workflow, the publishing itself:
//
//   node tools/release.mjs --dry-run    versions, changelogs and checked tarballs, prepared in a copy of HEAD
//   node tools/release.mjs              the same checks, then publishes with provenance; only in the release workflow
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { publishedPackages } from "./published-packages.mjs";
import { newestSection, plannedReleases, releaseRows, runChangeset } from "./release/plan.mjs";
import { reasonNotToPublish, withRepository } from "./release/public-ci.mjs";
import { sizeLimits } from "./release/size-limits.mjs";
import { packTarballs, problemsOf } from "./release/tarball.mjs";
import { buildWheel } from "./release/wheel.mjs";
import { inWorkingCopy, pnpm } from "./working-copy.mjs";

const root = join(import.meta.dirname, "..");
const { values } = parseArgs({ options: { "dry-run": { type: "boolean" } } });
const refusal = values["dry-run"] ? null : reasonNotToPublish(process.env);

if (refusal !== null) {
  console.error(refusal);
  process.exitCode = 2;
} else {
  try {
    const problems = await inWorkingCopy(root, prepare);
    if (problems > 0) process.exitCode = 1;
    else if (!values["dry-run"]) publish();
  } catch (error) {
    console.error(`The release stops here, and nothing more is published. ${error.message}`);
    process.exitCode = 1;
  }
}

/** Prints what would be released from a copy, and gives the number of problems. */
function prepare(copy) {
  const packages = publishedPackages(copy);
  const releases = plannedReleases(copy);
  printRows("Versions", releaseRows(releases, packages));
  if (releases.length > 0) runChangeset(copy, "version");
  printChangelogs(copy, releases);

  const destination = join(copy, "out");
  mkdirSync(destination, { recursive: true });
  const bin = join(copy, "node_modules/.bin");
  const checked = packTarballs(copy, publishedPackages(copy), destination).map((tarball) => ({
    tarball,
    problems: problemsOf(tarball, bin),
  }));
  printRows("Tarballs", checked.map(tarballRow));
  printRows("Python, not published", [[wheelOf(copy, destination)]]);
  const problems = checked.flatMap(({ tarball, problems }) =>
    problems.map((problem) => ({ ...problem, tarball })),
  );
  for (const { tarball, check, message } of problems) console.log(`\n${tarball.name}, ${check}: ${message}`);
  console.log(
    `\n${releases.length} of ${checked.length} packages get a new version; ${problems.length} problems in their tarballs`,
  );
  return problems.length;
}

/** Builds the wheel of the Python package with the version of the command line. */
function wheelOf(copy, destination) {
  const { version } = publishedPackages(copy).find(({ manifest }) => manifest.name === "concordat").manifest;
  return buildWheel({ python: join(copy, "python"), version, destination });
}

function tarballRow({ tarball: { name, version, files, kilobytes }, problems }) {
  const size = `${kilobytes.toFixed(1)} of ${sizeLimits[name] ?? "?"} kB`;
  const verdict = problems.length === 0 ? "ok" : problems.map(({ check }) => check).join(", ");
  return [`${name}@${version}`, size, `${files.length} files`, verdict];
}

function printChangelogs(copy, releases) {
  console.log("\n== Changelogs");
  for (const { folder, manifest } of publishedPackages(copy)) {
    if (!releases.some(({ name }) => name === manifest.name)) continue;
    const section = newestSection(readFileSync(join(folder, "CHANGELOG.md"), "utf8"));
    console.log(`\n-- ${manifest.name} ${manifest.version}\n\n${section}`);
  }
}

function printRows(title, rows) {
  console.log(`\n== ${title}`);
  const widths = rows.reduce((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), []);
  for (const row of rows)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join("  ")
        .trimEnd(),
    );
}

/** Publishes, from the workflow's own checkout, every version that the registry does not have yet. */
function publish() {
  for (const { folder, manifest } of publishedPackages(root)) {
    const place = relative(root, folder).replaceAll("\\", "/");
    const published = withRepository(manifest, process.env, place);
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  }
  process.env.NPM_CONFIG_PROVENANCE = "true";
  // Its standard output becomes ours: the workflow reads there which tags are new.
  pnpm(root, ["exec", "changeset", "publish"], "inherit");
}
