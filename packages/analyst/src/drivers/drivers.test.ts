import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dimensionsOf } from "../query/dimension.js";
import { openTable, type Table } from "../table/open-table.js";
import { exampleTable } from "../testing/example-data.js";
import { withTable } from "../testing/table-file.js";
import { analyseChange } from "./analyse-change.js";
import { parsePeriod } from "./period.js";
import { chooseSubject, type SubjectOptions } from "./subject.js";

async function change(table: Table, options: SubjectOptions, question = "What happened?") {
  const subject = await chooseSubject(table, options);
  return analyseChange(table, subject, dimensionsOf(table.columns), question);
}

async function withExample<Result>(name: string, use: (table: Table) => Promise<Result>): Promise<Result> {
  const table = await openTable(exampleTable(name));
  try {
    return await use(table);
  } finally {
    await table.close();
  }
}

describe("the drivers of the rise in unemployment from 2008 to 2009", () => {
  interface Count {
    readonly series: string;
    readonly year: number;
    readonly count: number;
  }
  const counts: Count[] = JSON.parse(
    readFileSync(exampleTable("unemployment-across-industries.json"), "utf8"),
  );
  const sum = (keep: (one: Count) => boolean): number =>
    counts.filter(keep).reduce((total, { count }) => total + count, 0);

  it("are those of an independent computation, to the last digit", async () => {
    await withExample("unemployment-across-industries.json", async (table) => {
      const { total, decompositions, shortfalls } = await change(table, { compare: "2008:2009" });
      const change2009 = sum(({ year }) => year === 2009) - sum(({ year }) => year === 2008);
      expect(total?.change).toBe(change2009);
      expect(shortfalls).toEqual([]);
      const expected = [...new Set(counts.map(({ series }) => series))]
        .map((member) => {
          const valueA = sum(({ series, year }) => series === member && year === 2008);
          const valueB = sum(({ series, year }) => series === member && year === 2009);
          const effect = valueB - valueA;
          return {
            dimension: "series",
            member,
            measure: "count",
            valueA,
            valueB,
            effect,
            shareOfChange: effect / change2009,
            split: null,
          };
        })
        .sort((x, y) => y.effect - x.effect);
      expect(decompositions).toEqual([{ dimension: "series", drivers: expected }]);
    });
  });

  it("begin with manufacturing, construction, trade and business services", async () => {
    await withExample("unemployment-across-industries.json", async (table) => {
      const { decompositions } = await change(table, { compare: "2008:2009" });
      const first = decompositions[0]?.drivers.slice(0, 4).map(({ member, effect }) => [member, effect]);
      expect(first).toEqual([
        ["Manufacturing", 11_333],
        ["Construction", 8_887],
        ["Wholesale and Retail Trade", 7_666],
        ["Business services", 7_212],
      ]);
      expect(decompositions[0]?.drivers[0]?.shareOfChange).toBeCloseTo(0.186, 3);
    });
  });
});

describe("what is analysed by default", () => {
  it.each<[string, SubjectOptions, string, string, string]>([
    ["unemployment-across-industries.json", {}, "year", "2008", "2009"],
    ["flights-3m.parquet", { measure: "delay" }, "date", "2001-Q1", "2001-Q2"],
    ["us-employment.csv", { measure: "nonfarm" }, "month", "2014", "2015"],
    ["seattle-weather.csv", {}, "date", "2014", "2015"],
    ["sp500-2000.csv", {}, "date", "2018", "2019"],
    ["gapminder.json", {}, "year", "2000", "2005"],
  ])("in %s with %j is by %s, %s against %s", async (file, options, time, a, b) => {
    await withExample(file, async (table) => {
      const { comparison, assumptions } = await chooseSubject(table, options);
      expect([comparison?.column.name, comparison?.a.label, comparison?.b.label]).toEqual([time, a, b]);
      expect(assumptions.at(-1)).toBe(
        `No periods were named: ${a} and ${b}, the last two whole ones of ${time}, were taken.`,
      );
    });
  });

  it("is the count of rows where there is nothing to add up, and nothing is compared where there is no time", async () => {
    await withTable("t.csv", "shop\nNord\nSüd\n", async (table) => {
      const subject = await chooseSubject(table);
      expect([subject.measure, subject.comparison]).toEqual([{ column: null, aggregate: "count" }, null]);
      expect((await change(table, {})).shortfalls).toEqual([
        "The table has no two whole periods to compare: no drivers were computed.",
      ]);
    });
  });
});

describe("what is asked for and does not fit the table", () => {
  it.each<[SubjectOptions, RegExp]>([
    [
      { time: "shop" },
      /"shop" does not hold dates: "Nord" \(line 2\), "Süd" \(line 3\); columns of dates or years are: "sold"/,
    ],
    [{ compare: "2008" }, /give two periods with a colon between, such as 2008:2009/],
    [{ compare: "2009:2008" }, /the earlier period first/],
    [{ compare: "2008:2008-Q2" }, /the earlier period first, and no overlap/],
    [{ compare: "2008-13:2009" }, /give two periods/],
    [{ compare: "2007:2008" }, /2007 has none, sold goes from 2008-01-15 to 2009-01-05/],
  ])("%j is refused in words", async (options, message) => {
    await withTable("t.csv", "shop,sold,amount\nNord,2008-01-15,10\nSüd,2009-01-05,2\n", async (table) => {
      await expect(chooseSubject(table, options)).rejects.toMatchObject({
        code: "BAD_OPTION",
        message: expect.stringMatching(message),
      });
    });
  });
});

describe("periods", () => {
  it.each([
    ["2008", "year", "2008-01-01", "2009-01-01"],
    ["2008-Q4", "quarter", "2008-10-01", "2009-01-01"],
    ["2008-12", "month", "2008-12-01", "2009-01-01"],
    ["2008-02-29", "day", "2008-02-29", "2008-03-01"],
    ["0044", "year", "0044-01-01", "0045-01-01"],
  ])("%s is a %s from %s until %s", (label, grain, from, until) => {
    expect(parsePeriod(label)).toEqual({ label, grain, from, until });
  });

  it.each(["", "08", "2008-Q5", "2008-13", "2009-02-29", "soon"])("%j is not a period", (text) => {
    expect(parsePeriod(text)).toBeNull();
  });
});

describe("effects", () => {
  const record = fc.record({
    g: fc.option(fc.constantFrom("a", "b", "c", "d")),
    y: fc.constantFrom(2008, 2009),
    n: fc.option(fc.integer({ min: -1e12, max: 1e12 })),
  });
  const settling = [
    { g: "a", y: 2007, n: 1 },
    { g: "a", y: 2008, n: 1 },
    { g: "b", y: 2009, n: 1 },
  ];

  it("add up to the total change, and are what a plain evaluation gives", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 40 }),
        fc.constantFrom("sum" as const, "count" as const),
        async (records, aggregate) => {
          const all = [...settling, ...records];
          const content = all.map(({ g, y, n }) => JSON.stringify({ g, y: `${y}-05-05`, n })).join("\n");
          await withTable("t.ndjson", content, async (table) => {
            const { total, decompositions } = await change(table, {
              compare: "2008:2009",
              aggregate,
              measure: "n",
            });
            const drivers = decompositions[0]?.drivers ?? [];
            expect(drivers.reduce((sum, { effect }) => sum + effect, 0)).toBe(total?.change);
            const worth = (n: number | null): number => (n === null ? 0 : aggregate === "sum" ? n : 1);
            for (const { member, effect } of drivers) {
              const plain = all
                .filter(({ g }) => g === member)
                .reduce((sum, { y, n }) => sum + (y === 2009 ? worth(n) : y === 2008 ? -worth(n) : 0), 0);
              expect({ member, effect }).toEqual({ member, effect: plain });
            }
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it("are shares of nothing when the total did not change", async () => {
    await withTable(
      "t.csv",
      "g,d,n\na,2008-01-01,1\nb,2008-01-01,2\na,2009-01-01,2\nb,2009-01-01,1\n",
      async (table) => {
        const { total, decompositions } = await change(table, { compare: "2008:2009" });
        expect(total).toEqual({ valueA: 3, valueB: 3, change: 0 });
        expect(
          decompositions[0]?.drivers.map(({ effect, shareOfChange }) => [effect, shareOfChange]),
        ).toEqual([
          [1, null],
          [-1, null],
        ]);
      },
    );
  });

  it("are not computed for extremes, which have no parts that add up", async () => {
    await withTable("t.csv", "g,d,n\na,2008-01-01,1\nb,2009-01-01,4\n", async (table) => {
      const { total, decompositions, shortfalls } = await change(table, {
        compare: "2008:2009",
        aggregate: "maximum",
      });
      expect([total?.change, decompositions]).toEqual([3, []]);
      expect(shortfalls).toEqual([
        "No drivers were computed: the maximums of the members do not add up to that of the whole.",
      ]);
    });
  });

  it("come by the dimension that the question names, then by the one that explains most", async () => {
    const rows = [
      "g,even,d,n",
      "a,x,2008-01-01,1",
      "b,y,2008-01-01,1",
      "a,x,2009-01-01,9",
      "a,y,2009-01-01,9",
      "b,y,2009-01-01,1",
    ];
    await withTable("t.csv", rows.join("\n"), async (table) => {
      const order = async (question: string): Promise<unknown> =>
        (await change(table, { compare: "2008:2009" }, question)).decompositions.map(
          ({ dimension }) => dimension,
        );
      expect(await order("What happened?")).toEqual(["g", "even"]);
      expect(await order("Was it Even?")).toEqual(["even", "g"]);
    });
  });
});
