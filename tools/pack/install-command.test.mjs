import { expect, it } from "vitest";
import { withInstallLines } from "./install-command.mjs";

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
