import { expect, it } from "vitest";
import { installTabs, linesFor, withInstallLines } from "./install-command.mjs";

const block = (...lines) => `${["```sh", ...lines, "```"].join("\n")}\n`;
const cases = [
  ["npm install @concordat/llm zod", "node ~/concordat/tools/add.mjs @concordat/llm zod"],
  ["npm install --save-dev concordat", "node ~/concordat/tools/add.mjs --save-dev concordat"],
  ["npm install", "npm install"],
  ["npm install --save-dev typescript", "npm install --save-dev typescript"],
];

it.each(cases)("%s is, until we are on npm, %s", (published, unpublished) => {
  expect(withInstallLines(block(published, "node a.js"), { published: false })).toBe(
    block(unpublished, "node a.js"),
  );
  expect(withInstallLines(block(unpublished), { published: true })).toBe(block(published));
});

it("changes commands only, and not what a page says of them", () => {
  const prose = "`npm install @concordat/llm`\n\nnpm install @concordat/llm\n";
  expect(withInstallLines(prose, { published: false })).toBe(prose);
});

it("no longer says that we are not on npm once we are", () => {
  const page = `${block("npm install concordat")}\nNot on npm yet: [how to install it from the repository](install.md).\n\nNext`;
  expect(withInstallLines(page, { published: true })).toBe(`${block("npm install concordat")}\nNext`);
  expect(withInstallLines(page, { published: false })).toContain("Not on npm yet");
});

const lines = "npm init -y\nnpm install --save-dev @concordat/codegen\nnpm install zod";

it("gives the commands of a block for each package manager", () => {
  const published = installTabs(lines, { published: true });
  expect(published.map((tab) => [tab.manager, ...tab.lines.split("\n")])).toEqual([
    ["npm", "npm init -y", "npm install --save-dev @concordat/codegen", "npm install zod"],
    ["pnpm", "pnpm init", "pnpm add --save-dev @concordat/codegen", "pnpm add zod"],
    ["yarn", "yarn init -y", "yarn add --dev @concordat/codegen", "yarn add zod"],
    ["bun", "echo '{}' > package.json", "bun add --dev @concordat/codegen", "bun add zod"],
  ]);
  const [npm, pnpm] = installTabs(lines, { published: false });
  expect(npm.lines).toContain("node ~/concordat/tools/add.mjs --save-dev @concordat/codegen\n");
  expect(pnpm.lines).toContain("node ~/concordat/tools/add.mjs --with pnpm --save-dev @concordat/codegen\n");
});

it.each(["npm install zod", "npm install -g concordat", "node read.mjs"])("has one form of %s", (line) => {
  expect(installTabs(line, { published: false })).toBeNull();
});

it.each([
  ["npm", "npx tsc\nnode ~/concordat/tools/add.mjs @concordat/llm zod\n"],
  ["pnpm", "pnpm exec tsc\nnode ~/concordat/tools/add.mjs --with pnpm @concordat/llm zod\n"],
])("a block reads for %s as in its tab", (manager, lines) => {
  const block = "npx tsc\nnode ~/concordat/tools/add.mjs @concordat/llm zod\n";
  expect(linesFor(manager, block, { published: false })).toBe(lines);
  expect(linesFor(manager, "npx tsc\n", { published: false })).toBe(lines.slice(0, lines.indexOf("\n") + 1));
});
