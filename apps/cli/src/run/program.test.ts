import { expect, it } from "vitest";
import { program } from "./program.js";

const script = "/home/ada/concordat/apps/cli/bin/concordat.js";

it.each([
  ["in a clone", script, "/home/ada/concordat", "node apps/cli/bin/concordat.js"],
  ["in a folder of a clone", script, "/home/ada/concordat/docs", "node ../apps/cli/bin/concordat.js"],
  ["far from the clone", script, "/srv/data/of/a/study/here", `node ${script}`],
  ["where a shell finds it", "/usr/local/bin/concordat", "/home/ada", "concordat"],
  ["in a project", "/p/node_modules/.bin/concordat", "/p", "node_modules/.bin/concordat"],
  [
    "in a folder of a project",
    "/p/node_modules/concordat/bin/concordat.js",
    "/p/src",
    "../node_modules/.bin/concordat",
  ],
  [
    "in a project of pnpm",
    "/p/node_modules/.pnpm/c/node_modules/concordat/bin/concordat.js",
    "/p",
    "node_modules/.bin/concordat",
  ],
  ["by another program", "/p/node_modules/vitest/vitest.mjs", "/p", "concordat"],
  ["outside of the project", "/p/node_modules/concordat/bin/concordat.js", "/q", "concordat"],
])("is started again %s", (_, started, cwd, words) => {
  expect(program(started, cwd)).toBe(words);
});
