import { expect, it } from "vitest";
import { llmsList, pagesForModels } from "./llms-list.mjs";

const pages = [
  { title: "Concordat", page: "index.md", section: "about" },
  { title: "Timeouts", page: "timeouts-and-retries.md", section: "guides" },
  { title: "Start", page: "start/index.md", section: "start" },
  { title: "Playground", page: "playground.md", section: "start" },
  { title: "parseText", page: "api/parser/parseText.md", section: "api" },
  { title: "Architecture", page: "project/architecture.md", section: "project" },
];

it("offers what can be read without the site, in the order of the navigation", () => {
  expect(pagesForModels(pages).map(({ title }) => title)).toEqual(["Start", "Timeouts"]);
});

it("lists the pages with a sentence for each that has one", () => {
  const list = llmsList(pages, {
    title: "Concordat",
    description: "Checked answers.",
    base: "/docs/",
    sentenceOf: ({ title }) => (title === "Start" ? "Three ways to begin." : undefined),
  });
  expect(list).toContain(
    "# Concordat\n\n> Checked answers.\n\n## Start\n\n- [Start](/docs/start/index.md): Three ways to begin.\n",
  );
  expect(list).toContain("## Guides\n\n- [Timeouts](/docs/timeouts-and-retries.md)\n");
});
