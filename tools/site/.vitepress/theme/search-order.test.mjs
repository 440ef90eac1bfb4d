import { expect, it } from "vitest";
import { searchWeight } from "./search-order.mjs";

it("guides weigh more than packages, packages more than the API", () => {
  const weightOf = (page) => searchWeight(page, "answer");
  expect(weightOf("/resuming.html#what-is-refused")).toBeGreaterThan(weightOf("/packages/llm.html"));
  expect(weightOf("/packages/llm.html")).toBeGreaterThan(weightOf("/api/@concordat/llm.html"));
});

it("a page that a word means leads for that word, wherever the site stands", () => {
  expect(searchWeight("/docs/install.html#once", "install", "/docs/")).toBe(
    10 * searchWeight("/install.html", "retry"),
  );
});

it("a name of the API leads for its own word, unless that is a word of the language", () => {
  const weightOf = (name) => searchWeight(`/api/@concordat/llm/${name}.html`, name.toLowerCase());
  const guide = searchWeight("/resuming.html", "answer");
  expect(weightOf("generateObject")).toBeGreaterThan(guide);
  expect(weightOf("Usage")).toBeLessThan(guide);
});

it.each([
  ["streaming", "/stream-to-a-browser"],
  ["python", "/start/other-languages"],
  ["survey", "/ask-an-audience"],
  ["cassette", "/examples/ticket-classifier"],
  ["command", "/packages/cli"],
])("%s means %s more than any name of the API", (word, page) => {
  const name = `${word[0].toUpperCase()}${word.slice(1)}`;
  expect(searchWeight(`${page}.html`, word)).toBeGreaterThan(
    searchWeight(`/api/@concordat/llm/${name}.html`, word),
  );
});
