import { expect, it } from "vitest";
import { firstSentence, sectionsBelow } from "./api-markdown.mjs";
import { constantSection } from "./constant-section.mjs";
import { addressesOf, entryPages, namesByAnchor, sentencesOf } from "./entry-page.mjs";

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
| \`options\` | [\`AskOptions\`](/api/@concordat/llm/AskOptions) |

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

#### Properties

| Property | Type |
| ------ | ------ |
| \`model\` | \`string\` |

## Classes

### AskError

No answer.

#### Extends

- \`Error\`

#### Constructors

##### Constructor

\`\`\`ts
// ##### not a heading
new AskError(limit): AskError;
\`\`\`

###### Parameters

| Parameter | Type |
| ------ | ------ |
| \`limit\` | \`string\` |

###### Overrides

\`Error.constructor\`

## Type Aliases

### Answer

\`\`\`ts
type Answer = 
  | {
  state: "valid";
}
  | {
  state: "invalid";
};
\`\`\`

An answer.

#### Union Members

##### Type Literal

\`\`\`ts
{
  state: "valid";
}
\`\`\`

| Name | Type | Description |
| ------ | ------ | ------ |
| \`state\` | \`"valid"\` | Found. |

***

##### Type Literal

\`\`\`ts
{
  state: "invalid";
}
\`\`\`

| Name | Type | Description |
| ------ | ------ | ------ |
| \`state\` | \`"invalid"\` | - |

## Variables

### codes

\`\`\`ts
const codes: string[];
\`\`\`

All codes.

## References

### Usage

Re-exports [Usage](/api/@concordat/agent/Usage)
`;
const address = "api/@concordat/llm";
const table = "| Property | Type |\n| ------ | ------ |\n| `model` | `string` |";
const pages = () =>
  entryPages(
    { title: "@concordat/llm", address, markdown },
    (link) => (link === "/api/@concordat/llm/AskOptions" ? table : undefined),
    addressesOf({ address, markdown }),
    undefined,
    (place) => (place === "/api/@concordat/agent/Usage" ? "Tokens of an answer." : undefined),
  );

const pageOf = (name) => pages().find(({ address: place }) => place === `${address}/${name}`);

it("lists every name with a sentence, those with an example first", () => {
  const [entry] = pages();
  expect(entry.markdown.match(/^\| .*$/gm).slice(0, 4)).toEqual([
    "| name | what it is |",
    "| ---- | ---------- |",
    "| [`ask`](/api/@concordat/llm/ask) | Asks a model of one engine. |",
    "| [`sum`](/api/@concordat/llm/sum) | Adds \\| sums. |",
  ]);
  expect(entry.markdown).toContain("| [`AskOptions`](/api/@concordat/llm/AskOptions) | What `ask` needs. |");
});

it("gives a function a page: the example first, options as a table, other signatures last", () => {
  const page = pageOf("ask");
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
  expect(page.markdown).toContain("From [`@concordat/llm`](/api/@concordat/llm).");
  expect(page.markdown).toContain("- when asked badly");
});

it("keeps pages apart whose names differ in case alone, and knows the anchors that TypeDoc gives them", () => {
  const section = (heading, body = "It is.") => `### ${heading}\n\n${body}\n`;
  const text = `# a\n\n## Functions\n\n${section("run()")}\n## Classes\n\n${section("Run")}\n## Interfaces\n\n${section("`abstract` Base")}\n## Variables\n\n${section("runs")}\n${section("base")}`;
  expect([...addressesOf({ address: "api/a", markdown: text }, ["/api/a/base"]).values()]).toEqual([
    "/api/a/run",
    "/api/a/Run-type",
    "/api/a/Base-type",
    "/api/a#base",
    "/api/a#runs",
  ]);
  expect([...namesByAnchor(text)]).toEqual([
    ["run", "run"],
    ["run-1", "Run"],
    ["abstract-base", "Base"],
    ["base", "base"],
    ["runs", "runs"],
  ]);
});

it("has the sentences of its own names by where they are", () => {
  const sentences = new Map(sentencesOf(markdown, addressesOf({ address, markdown })));
  expect(sentences.get("/api/@concordat/llm/Answer")).toBe("An answer.");
  expect([...sentences.keys()].filter((place) => place.includes("Usage"))).toEqual([]);
});

it("begins with its introduction", () => {
  const [entry] = entryPages(
    { title: "a", address: "api/a", markdown: "# a", introduction: "What it is." },
    () => undefined,
    new Map(),
  );
  expect(entry.markdown).toBe("# a\n\nWhat it is.");
});

it("lists first, of those with an example and of the others, what most pages mention", () => {
  const listed = (mentions) => {
    const text = `# a\n\n## Functions\n\n${["b", "c", "d"].map((name) => `### ${name}()\n\nIt is.\n\n${name === "b" ? "" : "#### Example\n\nSo.\n\n"}`).join("")}`;
    const module = { title: "a", address: "api/a", markdown: text };
    const [entry] = entryPages(
      module,
      () => undefined,
      addressesOf(module),
      (name) => mentions[name] ?? 0,
    );
    return [...entry.markdown.matchAll(/^\| \[`(\w+)`/gm)].map(([, name]) => name);
  };
  expect(listed({})).toEqual(["c", "d", "b"]);
  expect(listed({ b: 9, d: 2, c: 1 })).toEqual(["d", "c", "b"]);
});

it("keeps values in detail on the page of the entry point, and nothing else", () => {
  const [entry] = pages();
  expect(entry.markdown).toContain(
    "## Constants in detail\n\n### codes\n\n```ts\nconst codes: string[];\n```\n\nAll codes.",
  );
  expect(entry.markdown.match(/^### .*$/gm)).toEqual(["### codes"]);
});

it("shows of a constant the members that are described: its declaration has all of them", () => {
  const heading = "| Name | Type | Default value | Description |\n| ------ | ------ | ------ | ------ |";
  const rows = "| `a` | `string` \\| `null` | `1` | The first. |\n| `a.b` | `2` | `2` | - |";
  const body = `\`\`\`ts\nconst codes: {};\n\`\`\`\n\nAll codes.\n\n#### Type Declaration\n\n`;
  const item = (table) => constantSection({ heading: "codes", body: body + table });
  expect(item(`${heading}\n${rows}`)).toBe(
    "### codes\n\n```ts\nconst codes: {};\n```\n\nAll codes.\n\n| member | what it is |\n| ------ | ---------- |\n| `a` | The first. |",
  );
  expect(item("| Name | Type |\n| ------ | ------ |\n| `a` | `1` |")).toBe(
    "### codes\n\n```ts\nconst codes: {};\n```\n\nAll codes.",
  );
});

it("gives an interface a page with its properties, and the functions that take it", () => {
  expect(pageOf("AskOptions").markdown).toBe(`# AskOptions

From [\`@concordat/llm\`](/api/@concordat/llm).

\`\`\`ts
import type { AskOptions } from "@concordat/llm";
\`\`\`

What \`ask\` needs.

## Properties

${table}

## Used by

[\`ask\`](/api/@concordat/llm/ask)`);
});

it("gives a class a page with its members, without where else they are declared", () => {
  const { markdown: page } = pageOf("AskError");
  expect(page).toContain('import { AskError } from "@concordat/llm";');
  expect([...page.matchAll(/^#+ .+$/gm)].map(([heading]) => heading)).toEqual([
    "# AskError",
    "## Extends",
    "## Constructors",
    "### Constructor",
    "#### Parameters",
  ]);
  expect(page).toContain("// ##### not a heading");
});

it("shows what tells the members of a union apart, and only members that say something", () => {
  const { markdown: page } = pageOf("Answer");
  expect(page).toContain("```ts\ntype Answer =");
  expect([...page.matchAll(/^#+ .+$/gm)].map(([heading]) => heading)).toEqual([
    "# Answer",
    "## Members",
    '### `state: "valid"`',
  ]);
});

it("links what an entry point passes on to where it comes from, with the sentence that it has there", () => {
  const [entry] = pages();
  expect(entry.markdown).toContain("| [`Usage`](/api/@concordat/agent/Usage) | Tokens of an answer. |");
  expect(pages().map(({ address: place }) => place)).not.toContain(`${address}/Usage`);
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
