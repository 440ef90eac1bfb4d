import { expect, it } from "vitest";
import { newestSection, releaseRows } from "./plan.mjs";

it("says of each package which versions it goes between, and why", () => {
  const packages = [
    { manifest: { name: "parser" } },
    { manifest: { name: "llm", dependencies: { parser: "workspace:^", undici: "^6" } } },
  ];
  const releases = [
    { name: "llm", type: "patch", oldVersion: "0.4.0", newVersion: "0.4.1", changesets: [] },
    { name: "parser", type: "minor", oldVersion: "0.4.0", newVersion: "0.5.0", changesets: ["new-repair"] },
  ];
  expect(releaseRows(releases, packages)).toEqual([
    ["llm", "0.4.0 → 0.4.1", "patch", "depends on parser 0.5.0"],
    ["parser", "0.4.0 → 0.5.0", "minor", "new-repair"],
  ]);
});

it("shows of a changelog what is new", () => {
  const changelog = "# llm\n\n## 0.2.0\n\n### Minor Changes\n\n- New.\n\n## 0.1.0\n\n- Old.\n";
  expect(newestSection(changelog)).toBe("### Minor Changes\n\n- New.");
});
