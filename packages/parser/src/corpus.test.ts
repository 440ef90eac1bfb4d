import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseText } from "./index.js";
import { repairNames } from "./repairs/names.js";
import { type RepairName, table } from "./repairs/table.js";
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

const names = Object.keys(table) as RepairName[];

it("checks the names of repairs by a list that the table agrees with", () => {
  expect([...repairNames].sort()).toEqual([...names].sort());
});

it("has a folder for every repair of the table, with a case in which it is switched off", () => {
  expect(repairFolders().sort()).toEqual([...names].sort());
  for (const name of names) {
    const cases = files.find((file) => file.name === name)?.cases ?? [];
    expect(cases.some(({ options }) => options?.repairs?.[name] === false)).toBe(true);
    expect(cases.some(({ options }) => options === undefined)).toBe(true);
  }
});

it("names for every repair the file that asks for it or calls its rule", () => {
  const wrong = names.filter((name) => {
    const file = join(import.meta.dirname, `${table[name].reader}.ts`);
    return !existsSync(file) || !readFileSync(file, "utf8").includes(name);
  });
  expect(wrong).toEqual([]);
});

it("applies every repair of the table somewhere", async () => {
  const applied = new Set<string>();
  for (const { cases } of files) {
    for (const one of cases) {
      for (const { name } of parseText(one.text, await contractOf(one), one.options).repairs)
        applied.add(name);
    }
  }
  expect([...applied].sort()).toEqual([...names].sort());
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

it("documents every repair in the README, in the words of its own folder", async () => {
  const file = join(import.meta.dirname, "../README.md");
  const [before, after] = readFileSync(file, "utf8").split(
    /(?<=repairs:begin -->)[\s\S]*(?=<!-- repairs:end)/,
  );
  // Written again by `vitest -u`.
  await expect(`${before}\n\n${statements()}\n\n${after}`).toMatchFileSnapshot(file);
});

/** The statements of the table in Markdown, as the formatter writes it. */
function statements(): string {
  const rows = Object.entries(table).map(([name, { when, safe }]) =>
    [`\`${name}\``, when, safe].map((cell) => cell.replace(/[|<]/g, "\\$&")),
  );
  const head = ["repair", "when it applies", "why it is safe"];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
