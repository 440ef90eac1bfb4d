import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { walks } from "./walks.mjs";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

it("has a walk for every path, under its heading", () => {
  const paths = [...page.matchAll(/^## (Add .*)$/gm)].map(([, heading]) => heading);
  expect(
    Object.values(walks)
      .map(({ heading }) => heading)
      .sort(),
  ).toEqual(paths.sort());
});

it("names only commands that are scripts", () => {
  const named = [...page.matchAll(/`(?:npx -y pnpm@10|pnpm) (?:run )?([a-z][\w:]*)/g)].map(
    ([, script]) => script,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((script) => script !== "install" && !(script in scripts))).toEqual([]);
});
