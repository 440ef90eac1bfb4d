import { join } from "node:path";
import { expect, it } from "vitest";
import { repositoryPages } from "../../stage/repository-pages.mjs";
import { linkOf } from "../../stage/sections.mjs";
import { searchedPart } from "../searched-part.mjs";
import { searchOrder } from "./search-order.mjs";
import { searchWords, singular } from "./search-words.mjs";

const root = join(import.meta.dirname, "../../../..");

/** The weight of a page in a search, for one word of it. */
function weightOf(page, search, found = search.split(" ")[0]) {
  const { boostTerm, boostDocument } = searchOrder();
  boostTerm(found, 0, search.split(" "));
  return boostDocument(`${page}.html`, found);
}

it("names only pages of the site", () => {
  const made = ["/repairs", "/packages/", "/api/"];
  const pages = [...repositoryPages(root).map(({ page }) => linkOf(page)), ...made];
  expect(Object.keys(searchWords).filter((page) => !pages.includes(page))).toEqual([]);
});

it("gives each word to one page, in the form in which words are compared", () => {
  const words = Object.values(searchWords).flat();
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

it("a phrase leads only where a search has all of its words", () => {
  expect(weightOf("/anthropic-and-google", "api key")).toBe(10 * weightOf("/resuming", "api key"));
  expect(weightOf("/anthropic-and-google", "api")).toBe(weightOf("/resuming", "api"));
});

it.each([
  ["retries", "retry"],
  ["Tools", "tool"],
  ["progress", "progress"],
])("compares %s as %s", (word, form) => {
  expect(singular(word)).toBe(form);
});

it("a page is indexed with the words that people have for it", () => {
  const renderer = { render: (source) => source };
  const found = searchedPart(
    "<h1>Stream</h1><p>Text.</p>",
    { relativePath: "stream-to-a-browser.md" },
    renderer,
  );
  expect(found).toMatch(/^<h1>Stream<\/h1>\n<p>.*nextjs.*<\/p><p>Text/);
});
