import { expect, it } from "vitest";
import { pageDescription } from "./page-description.mjs";

it.each([
  ["# A page\n\nIt `reads` [text](a.md), **all** of it. And more.", "It reads text, all of it. And more."],
  [
    "# generateObject()\n\nFrom [`@concordat/llm`](/api/@concordat/llm).\n\n```ts\nimport a;\n\nNo prose.\n```\n\nAsks a model.",
    "Asks a model.",
  ],
  ['<div class="hero">\n\n# Front\n\nFor TypeScript.\n\n</div>', "For TypeScript."],
  [`${"Word ".repeat(20)}end. ${"More ".repeat(20)}end.`, `${"Word ".repeat(20)}end.`],
  [`First. ${"More ".repeat(40)}end. Short.`, "First."],
  ["# Nothing\n\n| a |\n| - |", undefined],
])("of %j is %j", (markdown, description) => {
  expect(pageDescription(markdown)).toBe(description);
});

it("is cut between words where the first sentence is long", () => {
  const description = pageDescription("word ".repeat(100));
  expect(description).toMatch(/ word …$/);
  expect(description?.length).toBeLessThanOrEqual(162);
});
