import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const named = Object.entries(scripts).flatMap(([name, script]) =>
  [...script.matchAll(/tools\/install\.mjs (\w+)/g)].map(([, set]) => [name, set]),
);

const install = (set) =>
  spawnSync(process.execPath, [join(root, "tools/install.mjs"), set], { encoding: "utf8" });

it.each(["demo", "test", "check", "bench", "release"])("%s installs what it needs first", (script) => {
  expect(named.map(([name]) => name)).toContain(script);
});

it("names a set that there is not, and those that there are", () => {
  expect(install("everything")).toMatchObject({
    status: 2,
    stderr: "no set is called everything; there are demo, test, check, all\n",
  });
});

it.each(["demo", "test"])("installs nothing while the set %s is there", (set) => {
  expect(install(set)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});
