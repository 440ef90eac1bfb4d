import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../.github/workflows");
const workflows = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);
const workflow = (name) => new Map(workflows).get(name);

it.each(workflows)("%s uses actions by the hash of a commit, with the version next to it", (_, text) => {
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  const loose = used.filter(
    (action) => !action.startsWith("./") && !/^[\w./-]+@[0-9a-f]{40} # v\d/.test(action),
  );
  expect(loose).toEqual([]);
});

it.each(workflows)("%s pastes nothing that a pull request chooses into a command", (_, text) => {
  const commands = text.split("\n").filter((line) => /^\s*(?:- )?run:/.test(line));
  expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
});

it("publishes with the identity of the workflow and no token, and only what has passed the tests", () => {
  const release = workflow("release.yml");
  const secrets = [...release.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(secrets)).toEqual(new Set(["GITHUB_TOKEN"]));
  expect(release).toContain("id-token: write");
  expect(release).toMatch(/needs: ci\n/);
  expect(release).toMatch(/uses: \.\/\.github\/workflows\/ci\.yml/);
});

it("tests on every system and version of Node.js that are supported, and in the other runtimes", () => {
  const ci = workflow("ci.yml");
  expect(ci).toContain("os: [ubuntu-latest, macos-latest, windows-latest]");
  expect(ci).toContain("node: [20, 22, 24]");
  expect(ci).toContain("npm install --prefix tools/runtimes");
});
