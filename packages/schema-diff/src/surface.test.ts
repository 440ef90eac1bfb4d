import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as surface from "./index.js";

it("exports this and nothing else: to change it is a decision", () => {
  expect(Object.keys(surface).sort()).toEqual([
    "InvalidSchemaError",
    "changeKinds",
    "changesetFor",
    "diffSchemas",
    "toMarkdown",
  ]);
});

it("names no kind of change that the README does not list, with the same words", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, section = ""] = readme.split("## Kinds of changes");
  const listed = [...section.matchAll(/^\| `([\w-]+)` +\| (.+?) +\|$/gm)].map(([, name, meaning]) => [
    name,
    meaning,
  ]);
  expect(listed).toEqual(Object.entries(surface.changeKinds).map(([name, { meaning }]) => [name, meaning]));
});
