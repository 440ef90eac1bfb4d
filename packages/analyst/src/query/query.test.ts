import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Table } from "../table/open-table.js";
import { withTable } from "../testing/table-file.js";
import { type Aggregate, aggregateNames } from "./aggregate.js";
import { type Dimension, dimensionsOf } from "./dimension.js";
import { runQuery } from "./query.js";

const sales = `shop,sold,amount
Nord,2008-01-15,10
Nord,2008-04-15,20
Süd,2008-04-16,5
Süd,2009-01-05,
,2009-01-06,7
`;

async function grouped(
  table: Table,
  names: readonly string[],
  aggregate: Aggregate,
  topN = 100,
): Promise<unknown> {
  const dimensions = dimensionsOf(table.columns);
  const groupBy = names
    .map((name) => dimensions.get(name))
    .filter((entry): entry is Dimension => entry !== undefined);
  const column = table.columns.find(({ name }) => name === "amount");
  if (column === undefined) throw new Error("sales have an amount");
  const { rows, leftOut } = await runQuery(table, {
    groupBy,
    filters: [],
    measure: { column, aggregate },
    topN,
  });
  return leftOut === 0 ? [...rows] : [rows, leftOut];
}

describe("groups", () => {
  const cases: [readonly string[], Aggregate, unknown][] = [
    [
      ["shop"],
      "sum",
      [
        ["Nord", 30],
        [null, 7],
        ["Süd", 5],
      ],
    ],
    [
      ["shop"],
      "average",
      [
        ["Nord", 15],
        [null, 7],
        ["Süd", 5],
      ],
    ],
    [
      ["shop"],
      "minimum",
      [
        ["Nord", 10],
        [null, 7],
        ["Süd", 5],
      ],
    ],
    [
      ["shop"],
      "maximum",
      [
        ["Nord", 20],
        [null, 7],
        ["Süd", 5],
      ],
    ],
    [
      ["shop"],
      "count",
      [
        ["Nord", 2],
        ["Süd", 1],
        [null, 1],
      ],
    ],
    [[], "sum", [[42]]],
    [
      ["sold.year"],
      "sum",
      [
        [2008, 35],
        [2009, 7],
      ],
    ],
    [
      ["sold.quarter"],
      "sum",
      [
        ["2008-Q1", 10],
        ["2008-Q2", 25],
        ["2009-Q1", 7],
      ],
    ],
    [
      ["sold.month"],
      "sum",
      [
        ["2008-01", 10],
        ["2008-04", 25],
        ["2009-01", 7],
      ],
    ],
    [
      ["sold.weekday"],
      "sum",
      [
        ["Tuesday", 37],
        ["Wednesday", 5],
        ["Monday", null],
      ],
    ],
    [
      ["shop", "sold.year"],
      "sum",
      [
        ["Nord", 2008, 30],
        ["Süd", 2008, 5],
        [null, 2009, 7],
        ["Süd", 2009, null],
      ],
    ],
  ];
  it.each(cases)("by %j hold the %s", async (names, aggregate, expected) => {
    await withTable("sales.csv", sales, async (table) => {
      expect(await grouped(table, names, aggregate)).toEqual(expected);
    });
  });

  it("are cut to the greatest, in the order of time, and the rest is counted", async () => {
    await withTable("sales.csv", sales, async (table) => {
      expect(await grouped(table, ["sold"], "sum", 2)).toEqual([
        [
          ["2008-01-15", 10],
          ["2008-04-15", 20],
        ],
        3,
      ]);
      expect(await grouped(table, ["shop"], "sum", 1)).toEqual([[["Nord", 30]], 2]);
    });
  });

  it("hold what a plain evaluation computes, for any numbers", async () => {
    const record = fc.record({
      g: fc.constantFrom("a", "b", "c"),
      amount: fc.option(fc.integer({ min: -1e9, max: 1e9 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 30 }), async (records) => {
        const all = [{ g: "a", amount: 1 }, ...records];
        await withTable("t.ndjson", all.map((entry) => JSON.stringify(entry)).join("\n"), async (table) => {
          for (const aggregate of aggregateNames) {
            const found = await grouped(table, ["g"], aggregate);
            expect(found).toHaveLength(plainGroups(all, aggregate).length);
            expect(found).toEqual(expect.arrayContaining(plainGroups(all, aggregate)));
          }
        });
      }),
      { numRuns: 30 },
    );
  });
});

function plainGroups(
  records: readonly { g: string; amount: number | null }[],
  aggregate: Aggregate,
): [string, number | null][] {
  const groups = new Map<string, (typeof records)[number][]>();
  for (const record of records) groups.set(record.g, [...(groups.get(record.g) ?? []), record]);
  return [...groups].map(([name, members]) => {
    const present = members.flatMap(({ amount }) => amount ?? []);
    const sum = present.reduce((total, entry) => total + entry, 0);
    const computed = {
      sum,
      average: sum / present.length,
      minimum: Math.min(...present),
      maximum: Math.max(...present),
      count: present.length,
      median: medianOf(present),
      distinct: new Set(present).size,
    };
    const isCount = aggregate === "count" || aggregate === "distinct";
    return [name, present.length === 0 && !isCount ? null : computed[aggregate]];
  });
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((x, y) => x - y);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
