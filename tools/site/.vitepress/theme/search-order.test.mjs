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
