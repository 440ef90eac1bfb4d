import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commands } from "../commands/command-list.js";
import { commandTree } from "./command-tree.js";

const text = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");

/** Where a row names several subcommands as `show|check`, each by itself. */
const readme = text.replace(/(\w+) ((?:\w+\\\|)+\w+)/g, (_, command: string, names: string) =>
  names
    .split("\\|")
    .map((name) => `${command} ${name}`)
    .join(" "),
);

it("has every command that the README speaks of, and the README speaks of every command", async () => {
  const paths = (await commandTree(commands)).map(({ path }) => path.replace(/^concordat ?/, ""));
  expect(paths.length).toBeGreaterThan(20);
  const unnamed = paths.filter((path) => !new RegExp(`\\b${path}\\b`).test(readme));
  expect(unnamed).toEqual([]);
  const named = [...readme.matchAll(/`simulate ([a-z]+)\b/g)].map(([, name]) => `simulate ${name}`);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});
