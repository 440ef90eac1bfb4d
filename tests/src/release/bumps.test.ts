import { join } from "node:path";
import assembleReleasePlan from "@changesets/assemble-release-plan";
import { read } from "@changesets/config";
import readChangesets from "@changesets/read";
import { getPackages } from "@manypkg/get-packages";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const found = await getPackages(root);
const config = await read(root, found);

/** What one changeset moves when every package is at a version: `{ package: new version }`. */
function bumped(version: string, name: string, type: "major" | "minor" | "patch"): Record<string, string> {
  const packages = found.packages.map((workspace) => ({
    ...workspace,
    packageJson: { ...workspace.packageJson, version },
  }));
  const changeset = { id: "one", summary: "Something.", releases: [{ name, type }] };
  const { releases } = assembleReleasePlan([changeset], { ...found, packages }, config, undefined);
  const moved = releases.filter((release) => release.type !== "none");
  return Object.fromEntries(moved.map((release) => [release.name, release.newVersion]));
}

/** The published packages that bring a package along: a dependency, neither a peer nor only for tests. */
function dependentsOf(name: string): readonly string[] {
  return found.packages.flatMap(({ packageJson }) =>
    packageJson.private !== true && packageJson.dependencies?.[name] !== undefined ? [packageJson.name] : [],
  );
}

describe("the release that is planned", async () => {
  const changesets = await readChangesets(root);
  const { releases } = assembleReleasePlan(changesets, found, config, undefined);
  const published = found.packages.filter(({ packageJson }) => packageJson.private !== true);

  it("begins every package that was never released with 0.1.0", () => {
    const first = published.filter(({ packageJson }) => packageJson.version === "0.0.0");
    const planned = Object.fromEntries(releases.map(({ name, newVersion }) => [name, newVersion]));
    expect(Object.fromEntries(first.map(({ packageJson: { name } }) => [name, planned[name]]))).toEqual(
      Object.fromEntries(first.map(({ packageJson: { name } }) => [name, "0.1.0"])),
    );
  });

  it("has no major version that no changeset asks for", () => {
    const asked = changesets.flatMap((changeset) =>
      changeset.releases.filter(({ type }) => type === "major").map(({ name }) => name),
    );
    const major = releases.filter(({ type }) => type === "major").map(({ name }) => name);
    expect(major.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it.each(published.map(({ packageJson }) => packageJson.name))(
    "never makes a major version of a package because %s gets a minor one",
    (name) => {
      for (const version of ["0.0.0", "0.4.0", "1.4.0"]) {
        const [major] = version.split(".");
        const left = Object.entries(bumped(version, name, "minor")).filter(
          ([, next]) => !next.startsWith(`${major}.`),
        );
        expect(left).toEqual([]);
      }
    },
  );
});

it.each([
  ["0.4.0", "patch", "0.4.1"],
  ["1.4.0", "patch", "1.4.1"],
  ["1.4.0", "minor", "1.5.0"],
] as const)("from %s, a %s moves the package alone: its dependents accept %s", (version, type, next) => {
  expect(bumped(version, "@concordat/parser", type)).toEqual({ "@concordat/parser": next });
});

it.each([
  ["0.4.0", "minor", "0.5.0", "0.4.1"],
  ["1.4.0", "major", "2.0.0", "1.4.1"],
] as const)(
  "from %s, a %s to %s gives a patch, %s, to each direct dependent",
  (version, type, next, patch) => {
    const dependents = dependentsOf("@concordat/parser");
    expect(dependents).toContain("@concordat/llm");
    expect(bumped(version, "@concordat/parser", type)).toEqual({
      "@concordat/parser": next,
      ...Object.fromEntries(dependents.map((name) => [name, patch])),
    });
  },
);

it("a peer range that holds the new version, and what is only tested with, move nobody", () => {
  expect(bumped("1.4.0", "@concordat/dialect", "major")).toEqual({
    "@concordat/dialect": "2.0.0",
    ...Object.fromEntries(dependentsOf("@concordat/dialect").map((name) => [name, "1.4.1"])),
  });
});
