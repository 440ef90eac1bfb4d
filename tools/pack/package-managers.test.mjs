import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { managerWords, projectManager, provideProject, startHint } from "./package-managers.mjs";

it.each([
  ["npm", "--save-dev"],
  ["pnpm", "--save-dev"],
  ["yarn", "--dev"],
  ["bun", "--dev"],
])("%s has %s for what only development needs", (manager, dev) => {
  expect(managerWords(["-D", "concordat"], manager)).toEqual([dev, "concordat"]);
  expect(managerWords(["--save-dev", "concordat"], manager)).toEqual([dev, "concordat"]);
});

function project(files) {
  const folder = mkdtempSync(join(tmpdir(), "concordat-manager-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, ".git"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

it.each([
  ["npm", {}],
  ["npm", { "package.json": "{}", "package-lock.json": "{}" }],
  ["npm", { "package.json": "not JSON" }],
  ["pnpm", { "package.json": "{}", "pnpm-lock.yaml": "" }],
  ["yarn", { "package.json": "{}", "yarn.lock": "" }],
  ["bun", { "package.json": "{}", "bun.lock": "{}" }],
  ["pnpm", { "package.json": '{"packageManager": "pnpm@10.0.0"}', "package-lock.json": "{}" }],
])("%s installs a project with %j, and a folder below it", (manager, files) => {
  const folder = project(files);
  mkdirSync(join(folder, "src"));
  expect([projectManager(folder), projectManager(join(folder, "src"))]).toEqual([manager, manager]);
});

it("gives Yarn a project where there is none, and changes none that there is", () => {
  const empty = project({});
  provideProject("yarn", empty);
  expect(readFileSync(join(empty, "package.json"), "utf8")).toBe("{}\n");
  const full = project({ "package.json": '{"name": "mine"}' });
  mkdirSync(join(full, "src"));
  for (const folder of [full, join(full, "src")]) provideProject("yarn", folder);
  expect(readFileSync(join(full, "package.json"), "utf8")).toBe('{"name": "mine"}');
  expect(existsSync(join(full, "src/package.json"))).toBe(false);
});

it("says how programs start where Yarn keeps packages in archives", () => {
  expect(startHint(project({ ".pnp.cjs": "" }))).toContain("yarn node FILE");
  expect(startHint(project({ "package.json": "{}" }))).toBeNull();
});
