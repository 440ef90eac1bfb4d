import { expect, it } from "vitest";
import { searchOrder } from "./search-order.mjs";

/** The weight of a page for a search, where the search found one of its own words or another that begins with it. */
function weightOf(page, search = "answer", found = search, base = "/") {
  const { boostTerm, boostDocument } = searchOrder(base);
  boostTerm(search, 0, [search]);
  return boostDocument(page, found);
}

it("guides weigh more than packages, packages more than the API", () => {
  expect(weightOf("/resuming.html#what-is-refused")).toBeGreaterThan(weightOf("/packages/llm.html"));
  expect(weightOf("/packages/llm.html")).toBeGreaterThan(weightOf("/api/@concordat/llm.html"));
});

it("a page that a word means leads for that word, wherever the site stands", () => {
  expect(weightOf("/docs/install.html#once", "install", "install", "/docs/")).toBe(
    10 * weightOf("/install.html", "retry"),
  );
});

it("a page leads for its word where that is misspelt, too", () => {
  expect(weightOf("/timeouts-and-retries.html", "timeuot", "timeout")).toBe(
    weightOf("/timeouts-and-retries.html", "timeout"),
  );
});

it("takes two wrong letters in a long word, one in a shorter one, and none in three letters", () => {
  const { fuzzy } = searchOrder();
  const wrong = (term) => Math.round(term.length * fuzzy(term));
  expect(["timeuot", "temprature", "instal", "zod"].map(wrong)).toEqual([2, 3, 1, 0]);
});

it("a guide weighs more than the first page, which has a line of each", () => {
  expect(weightOf("/resuming.html", "answer")).toBeGreaterThan(weightOf("/", "answer"));
});

it("a name of the API leads for its own word, unless that is a word of the language", () => {
  const weightOfName = (name) => weightOf(`/api/@concordat/llm/${name}.html`, name.toLowerCase());
  expect(weightOfName("generateObject")).toBeGreaterThan(weightOf("/resuming.html"));
  expect(weightOfName("Usage")).toBeLessThan(weightOf("/resuming.html"));
});

it("a name of the API does not lead for a word that it only begins with", () => {
  const entry = "/api/@concordat/llm/replay/CassetteEntry.html";
  expect(weightOf(entry, "cassetteentry")).toBeGreaterThan(weightOf("/resuming.html"));
  expect(weightOf(entry, "cassette", "cassetteentry")).toBeLessThan(weightOf("/packages/llm.html"));
});

it.each([
  ["streaming", "/stream-to-a-browser"],
  ["python", "/start/other-languages"],
  ["survey", "/ask-an-audience"],
  ["cassette", "/examples/ticket-classifier"],
  ["command", "/packages/cli"],
  ["tool", "/agent-with-tools"],
  ["temperature", "/start/ollama"],
  ["report", "/start/table"],
  ["batch", "/batches"],
  ["claude", "/anthropic-and-google"],
])("%s means %s more than any name of the API, also in the plural", (word, page) => {
  const name = `${word[0].toUpperCase()}${word.slice(1)}`;
  for (const found of [word, `${word}s`])
    expect(weightOf(`${page}.html`, word, found)).toBeGreaterThan(
      weightOf(`/api/@concordat/llm/${name}.html`, word, found),
    );
});
