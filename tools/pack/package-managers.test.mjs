import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { managerWords, projectManager } from "./package-managers.mjs";

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
