// Which packages would be released, as which version, and why.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Runs the changesets command line of a checkout in that checkout; what it prints is progress. */
export function runChangeset(folder, ...args) {
  execFileSync(process.execPath, [join(folder, "tools/bin/changeset.mjs"), ...args], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
  });
}

/** The releases that changesets plans: `{ name, type, oldVersion, newVersion, changesets }`. */
export function plannedReleases(folder) {
  const file = "release-plan.json";
  runChangeset(folder, "status", `--output=${file}`);
  const { releases } = JSON.parse(readFileSync(join(folder, file), "utf8"));
  rmSync(join(folder, file));
  return releases.filter(({ type }) => type !== "none").sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Rows of package, versions and reason: its own changesets, or the dependencies that left its range. */
export function releaseRows(releases, packages) {
  const versions = new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
  return releases.map(({ name, type, oldVersion, newVersion, changesets }) => {
    const { manifest } = packages.find((candidate) => candidate.manifest.name === name);
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const moved = dependencies.filter((dependency) => versions.has(dependency));
    const why =
      changesets.length > 0
        ? changesets.join(", ")
        : `depends on ${moved.map((dependency) => `${dependency} ${versions.get(dependency)}`).join(", ")}`;
    return [name, `${oldVersion} → ${newVersion}`, type, why];
  });
}

/** The newest section of a changelog, without its title. */
export function newestSection(changelog) {
  const [, section = ""] = changelog.split(/^## .*$/m);
  return section.trim();
}
