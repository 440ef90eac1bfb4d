import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseText } from "./index.js";
import { abouts } from "./repairs/abouts.js";
import { table } from "./repairs/table.js";
import { contractOf, corpusFiles, repairFolders } from "./testing/corpus.js";

const files = corpusFiles();

describe.each(files)("$name", ({ cases }) => {
  it.each(cases)("$title", async (one) => {
    const result = parseText(one.text, await contractOf(one), one.options);
    const { paths, ...expected } = one.expect;
    expect(result).toMatchObject(expected);
    if ("value" in one.expect) expect(Reflect.get(result, "value")).toEqual(one.expect.value);
    if (paths !== undefined) {
      expect(result.state === "invalid" && result.violations.map(({ path }) => path)).toEqual(paths);
    }
    if (one.repairs !== undefined) expect(result.repairs.map(({ name }) => name)).toEqual(one.repairs);
  });
});

it("holds at least 300 cases", () => {
  expect(files.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(300);
});

it("has a folder for every repair of the table, with a case in which it is switched off", () => {
  expect(repairFolders().sort()).toEqual(table.map(({ name }) => name).sort());
  for (const { name } of table) {
    const cases = files.find((file) => file.name === name)?.cases ?? [];
    expect(cases.some(({ options }) => options?.repairs?.[name] === false)).toBe(true);
    expect(cases.some(({ options }) => options === undefined)).toBe(true);
  }
});

it("applies every repair of the table somewhere", async () => {
  const applied = new Set<string>();
  for (const { cases } of files) {
    for (const one of cases) {
      for (const { name } of parseText(one.text, await contractOf(one), one.options).repairs)
        applied.add(name);
    }
  }
  expect([...applied].sort()).toEqual(table.map(({ name }) => name).sort());
});

it("gives every repair a place inside the text", async () => {
  for (const { cases } of files) {
    for (const one of cases) {
      for (const { offset, length } of parseText(one.text, await contractOf(one), one.options).repairs) {
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset + length).toBeLessThanOrEqual(one.text.length);
      }
    }
  }
});

it("documents every repair in the README, in the words of its own folder", () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8").replace(/\\([|<])/g, "$1");
  const rows = readme.split("\n").filter((line) => line.startsWith("| `") && line.split(" | ").length === 3);
  const documented = rows.map((line) =>
    line
      .slice(1, -1)
      .split(" | ")
      .map((cell) => cell.trim()),
  );
  const words = abouts.map(({ name, when, safe }) => [`\`${name}\``, when, safe]);
  expect(documented.filter(([name]) => words.some(([known]) => known === name))).toEqual(words);
});
