import { expect, it } from "vitest";
import { firstSentence, sectionsBelow } from "./api-markdown.mjs";
import { addressesOf, entryPages, leadingSentence } from "./entry-page.mjs";

const markdown = `# @concordat/llm

## Functions

### sum()

\`\`\`ts
function sum(a): number;
\`\`\`

Adds | sums. And more.

***

### ask()

#### Call Signature

\`\`\`ts
// ### not a heading
function ask(options): Value;
\`\`\`

Asks a model of one engine. Never rejects.

##### Parameters

| Parameter | Type |
| ------ | ------ |
| \`options\` | [\`AskOptions\`](/api/@concordat/llm#askoptions) |

##### Returns

\`Value\`

##### Throws

when asked badly

##### Example

\`\`\`ts
ask({});
\`\`\`

#### Call Signature

\`\`\`ts
function ask(text): Value;
\`\`\`

With a text.

## Interfaces

### AskOptions

What \`ask\` needs.
`;
const address = "api/@concordat/llm";
const table = "| Property | Type |\n| ------ | ------ |\n| `model` | `string` |";
const pages = () =>
  entryPages({ title: "@concordat/llm", address, markdown }, (link) =>
    link === "/api/@concordat/llm#askoptions" ? table : undefined,
  );

it("lists every name with a sentence, those with a page of their own first", () => {
  const [entry] = pages();
  expect(entry.markdown.match(/^\| .*$/gm).slice(0, 4)).toEqual([
    "| name | what it is |",
    "| ---- | ---------- |",
    "| [`ask`](/api/@concordat/llm/ask) | Asks a model of one engine. |",
    "| [`sum`](/api/@concordat/llm#sum) | Adds \\| sums. |",
  ]);
  expect(entry.markdown).toContain("| [`AskOptions`](/api/@concordat/llm#askoptions) | What `ask` needs. |");
});

it("gives a function with an example a page: the example first, options as a table, other signatures last", () => {
  const [, page] = pages();
  expect(page.address).toBe("api/@concordat/llm/ask");
  expect([...page.markdown.matchAll(/^#+ .+$/gm)].map(([heading]) => heading)).toEqual([
    "# ask()",
    "## Example",
    "## Signature",
    "### Parameters",
    "### AskOptions",
    "### Returns",
    "### Throws",
    "## Other signatures",
  ]);
  expect(page.markdown).toContain(`### AskOptions\n\n${table}`);
  expect(page.markdown).toContain('import { ask } from "@concordat/llm";');
  expect(page.markdown).toContain("- when asked badly");
});

it("numbers sections whose names differ in case alone, but for those that have a page", () => {
  const section = (heading, body = "It is.") => `### ${heading}\n\n${body}\n`;
  const text = `# a\n\n## Functions\n\n${section("run()")}\n## Classes\n\n${section("Run")}\n## Interfaces\n\n${section("`abstract` Base")}`;
  expect([...addressesOf({ address: "api/a", markdown: text }).values()]).toEqual([
    "/api/a#run",
    "/api/a#run-1",
    "/api/a#abstract-base",
  ]);
});

it("has the sentence of the name that leads it", () => {
  expect(leadingSentence(markdown)).toBe("`ask`: Asks a model of one engine.");
  expect(leadingSentence("# a\n\n## References\n\n### Ask\n\nRe-exports [Ask](/api/b#ask)")).toBeUndefined();
});

it("keeps the others in detail on the page of the entry point", () => {
  const [entry] = pages();
  expect(entry.markdown).toContain("## Functions in detail\n\n### sum()\n\n```ts\nfunction sum(a): number;");
  expect(entry.markdown).not.toContain("### ask()");
});

it("finds no headings in code, and leaves out rules", () => {
  const { before, sections } = sectionsBelow("a\n\n## b\n\n```md\n## c\n```\n\n***\n\n## d\n\ne", 2);
  expect(before).toBe("a");
  expect(sections).toEqual([
    { title: "b", body: "```md\n## c\n```" },
    { title: "d", body: "e" },
  ]);
});

it.each([
  ["```ts\nlet a;\n```\n\nIt says `a.b` here. And more.", "It says `a.b` here."],
  ["No end\n\n#### Parameters", "No end"],
  ["#### Parameters", ""],
])("of %j takes %j as its sentence", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
