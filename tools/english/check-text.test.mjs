import { expect, it } from "vitest";
import { checkText } from "./check-text.mjs";

it("finds a phrase in a comment, with its line and what to write instead", async () => {
  expect(await checkText("// Fine.\n// The file is no JSON.\n", "a.ts")).toContainEqual({
    line: 2,
    message: '"is no JSON"; write: is not valid JSON',
  });
});

it.each([
  ["a docstring", "a.ts", "/**\n * An option that cannot be\n * meant.\n */", 2],
  ["lines of comments", "a.mjs", "f();\n// An option that cannot\n// be meant.\n", 2],
  ["a paragraph", "a.md", "# Title\n\nAn option that cannot\nbe meant.\n", 3],
  ["a quotation", "a.md", "> An option that cannot\n> be meant.\n", 1],
])("finds a phrase that is wrapped in %s", async (_where, file, text, line) => {
  expect(await checkText(text, file)).toEqual([{ line, message: '"cannot be meant"; write: is invalid' }]);
});

it.each([
  ["a message", "a.ts", 'throw new Error("this cannot be meant");'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that is read
  ["a template", "a.ts", "const message = `${name} cannot be meant`;"],
  [
    "a template within a template",
    "a.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source that is read
    "const message = `${list.map((name) => `${name} cannot be meant`)}`;",
  ],
  ["the title of a test", "a.ts", 'it("refuses what cannot be meant", () => {});'],
  ["the description of a schema", "schema.json", '{ "description": "This cannot be meant." }'],
  ["a heading", "a.md", "# Options that cannot be meant\n"],
  ["an item of a list", "a.md", "- first\n- what cannot be meant\n"],
  ["a table", "a.md", "| a | b |\n| - | - |\n| 1 | cannot be meant |\n"],
  ["a block of code", "a.md", "```\n$ concordat\nthis cannot be meant\n```\n"],
])("finds a phrase in %s, once", async (_where, file, text) => {
  expect(await checkText(text, file)).toHaveLength(1);
});

it("finds a word that stands twice, also across a line break", async () => {
  expect(await checkText("/** One of the\n * the rows. */", "a.ts")).toEqual([
    { line: 1, message: '"the" stands twice' },
  ]);
});

it("does not read code: names, single words and the values of strings without a space", async () => {
  expect(await checkText('const anew = besides("anew"); // Plain.', "a.ts")).toEqual([]);
});

it("does not read a name that a text quotes", async () => {
  expect(await checkText("The variable `besides` is unused.\n", "a.md")).toEqual([]);
  expect(await checkText("Unused, besides.\n", "a.md")).toHaveLength(1);
});

it("leaves plain English alone", async () => {
  const text = "The file is no longer valid, and there is no value. It is not there.\n";
  expect(await checkText(text, "a.md")).toEqual([]);
});
