import { expect, it } from "vitest";
import { toPage } from "./to-page.mjs";

const pages = new Map([
  ["docs/versions.md", "versions.md"],
  ["packages/llm/README.md", "packages/llm.md"],
  ["docs/start/index.md", "start/index.md"],
]);

const page = (markdown, source = "packages/parser/README.md", repository = undefined) =>
  toPage(markdown, source, pages, repository, { published: false });

it.each([
  ["a page", "[v](../../docs/versions.md#support)", "[v](/versions#support)"],
  ["a package's folder", "[llm](../llm)", "[llm](/packages/llm)"],
  ["a folder with an index", "[s](../../docs/start/)", "[s](/start/)"],
  ["another site", "[o](https://ollama.com)", "[o](https://ollama.com)"],
  ["a place in the page", "[o](#options)", "[o](#options)"],
])("keeps a link to %s", (_, written, expected) => {
  expect(page(written)).toBe(expected);
});

it("names a file that is not a page, or links to where the repository is shown", () => {
  const link = "[its cases](src/repairs) and [`corpus/`](corpus)";
  expect(page(link)).toBe("its cases (`packages/parser/src/repairs`) and `corpus/`");
  expect(page(link, undefined, "https://example.com/blob/main")).toBe(
    "[its cases](https://example.com/blob/main/packages/parser/src/repairs) and [`corpus/`](https://example.com/blob/main/packages/parser/corpus)",
  );
});

it("leaves out comments, and names the file that a block of code shows", () => {
  expect(page("<!-- begin -->\n\nText\n\n```ts title=src/a.ts\nlet a;\n```")).toBe(
    "Text\n\n`src/a.ts`\n\n```ts\nlet a;\n```",
  );
});

it("changes nothing in a block of code", () => {
  const block = "```md\n[v](../../docs/versions.md) <!-- kept -->\n```";
  expect(page(block)).toBe(block);
});

it("shows commands that install our packages for each package manager, and others as they are", () => {
  const tabs = page("```sh\nnpm init -y\nnode ~/concordat/tools/add.mjs @concordat/llm\n```\n\nText");
  expect(tabs).toContain(
    "::: code-group\n\n```sh [npm]\nnpm init -y\nnode ~/concordat/tools/add.mjs @concordat/llm\n```\n",
  );
  expect(tabs.match(/```sh \[\w+\]/g)).toEqual([
    "```sh [npm]",
    "```sh [pnpm]",
    "```sh [yarn]",
    "```sh [bun]",
  ]);
  expect(tabs.endsWith("@concordat/llm\n```\n\n:::\n\nText")).toBe(true);
  const other = "```sh\nnpx tsc\n```";
  expect(page(other)).toBe(other);
});
