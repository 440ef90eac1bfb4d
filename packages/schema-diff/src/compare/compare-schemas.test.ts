import { expect, it } from "vitest";
import { compareSchemas } from "./compare-schemas.js";

const text = { type: "string" };

it("compares wholes where a root constrains something", () => {
  const found = compareSchemas(text, { type: "string", minLength: 1 });
  expect([found.bump, Object.keys(found.json)]).toEqual(["major", expect.arrayContaining(["changes"])]);
  expect(found.toMarkdown("a → b")).toMatch(/^# a → b|a → b/);
});

it("compares definition by definition where neither root does", () => {
  const found = compareSchemas({ $defs: { A: text } }, { $defs: { A: text, B: text } });
  expect([found.bump, Object.keys(found.json)]).toEqual(["minor", expect.arrayContaining(["definitions"])]);
});

it("refuses an entry that is not a definition", () => {
  expect(() => compareSchemas({ $defs: { A: text } }, { $defs: { A: text } }, { entry: ["C"] })).toThrow(
    "neither schema has a definition named C",
  );
});
