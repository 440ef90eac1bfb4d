import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../docs/decisions");
const records = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
const index = readFileSync(join(folder, "README.md"), "utf8");

/** The number and the title of each record, as the index has to list them. */
const rows = records.map((name) => {
  const [heading] = readFileSync(join(folder, name), "utf8").split("\n");
  return { name, heading, row: `- [${heading.replace(/^# /, "")}](${name})` };
});

describe("the decisions", () => {
  it.each(rows)("$name begins with its number and its title", ({ name, heading }) => {
    expect(heading).toMatch(new RegExp(`^# ${name.slice(0, 4)}: \\S`));
  });

  it("are listed once each, under a subject, with their titles", () => {
    const listed = index.split("\n").filter((line) => line.startsWith("- "));
    expect([...listed].sort()).toEqual(rows.map(({ row }) => row).sort());
  });

  it("have numbers of their own", () => {
    const numbers = records.map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});
