import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dimensionsOf } from "../query/dimension.js";
import { computedSummary } from "../report/computed-words.js";
import type { Table } from "../table/open-table.js";
import { withTable } from "../testing/table-file.js";
import { analyseChange } from "./analyse-change.js";
import type { Driver } from "./drivers.js";
import { chooseSubject, type SubjectOptions } from "./subject.js";

async function change(table: Table, options: SubjectOptions) {
  const subject = await chooseSubject(table, { compare: "2008:2009", ...options });
  const found = await analyseChange(table, subject, dimensionsOf(table.columns), "?");
  return { subject, ...found, drivers: found.decompositions[0]?.drivers ?? [] };
}

const parts = ({ member, split, effect }: Driver): unknown[] => [member, split?.within, split?.mix, effect];

/** In each year a shop has a number of customers, and an average sale. */
function shops(rows: readonly [shop: string, year: number, revenue: number, orders: number][]): string {
  return [
    "shop,day,revenue,orders",
    ...rows.map(([shop, year, ...numbers]) => `${shop},${year}-05-05,${numbers.join()}`),
  ].join("\n");
}

describe("Simpson's paradox", () => {
  const falls = shops([
    ["outlet", 2008, 800, 80],
    ["flagship", 2008, 1_000, 20],
    ["outlet", 2009, 180, 20],
    ["flagship", 2009, 3_840, 80],
  ]);

  it("is resolved: each shop's revenue per order fell, the whole rose, and the mix says why", async () => {
    await withTable("t.csv", falls, async (table) => {
      const { total, drivers, subject, ...rest } = await change(table, { measure: "revenue/orders" });
      expect(total).toEqual({ valueA: 18, valueB: 40.2, change: 40.2 - 18 });
      expect(drivers.map(({ member, valueA, valueB }) => [member, valueA, valueB])).toEqual(
        expect.arrayContaining([
          ["outlet", 10, 9],
          ["flagship", 50, 48],
        ]),
      );
      const within = drivers.reduce((sum, { split }) => sum + (split?.within ?? 0), 0);
      const mix = drivers.reduce((sum, { split }) => sum + (split?.mix ?? 0), 0);
      expect(within).toBeCloseTo(-1.5, 12);
      expect(mix).toBeCloseTo(23.7, 12);
      expect(computedSummary(subject, { total, ...rest })).toContain(
        "Every member fell, and yet the whole rose: more of it now lies with members whose value is higher.",
      );
    });
  });

  it("is the same for averages of rows, whichever way it goes", async () => {
    const rows = ["hospital,day,stay"];
    const add = (hospital: string, year: number, stay: number, times: number): void => {
      for (let index = 0; index < times; index++)
        rows.push(`${hospital},${year}-03-0${(index % 9) + 1},${stay}`);
    };
    add("city", 2008, 2, 2);
    add("clinic", 2008, 10, 8);
    add("city", 2009, 3, 8);
    add("clinic", 2009, 11, 2);
    await withTable("t.csv", rows.join("\n"), async (table) => {
      const { total, drivers, subject, ...rest } = await change(table, {
        measure: "stay",
        aggregate: "average",
      });
      expect(total?.change).toBeCloseTo(-3.8, 12);
      expect(drivers.reduce((sum, { split }) => sum + (split?.within ?? 0), 0)).toBeCloseTo(1, 12);
      expect(computedSummary(subject, { total, ...rest })).toContain(
        "Every member rose, and yet the whole fell",
      );
    });
  });
});

describe("members that come and go", () => {
  it("have a mix and nothing within: they have no value to change", async () => {
    const rows = shops([
      ["old", 2008, 100, 10],
      ["stays", 2008, 200, 10],
      ["stays", 2009, 300, 10],
      ["new", 2009, 50, 10],
    ]);
    await withTable("t.csv", rows, async (table) => {
      const { total, drivers } = await change(table, { measure: "revenue/orders" });
      expect(total).toEqual({ valueA: 15, valueB: 17.5, change: 2.5 });
      expect(drivers.map(parts)).toEqual([
        ["new", 0, -5.625, -5.625],
        ["stays", 5, 0, 5],
        ["old", 0, 3.125, 3.125],
      ]);
    });
  });

  it("count where they have a numerator and no denominator at all", async () => {
    const rows = shops([
      ["a", 2008, 10, 10],
      ["a", 2009, 10, 10],
      ["refunds", 2009, -5, 0],
    ]);
    await withTable("t.csv", rows, async (table) => {
      const { total, drivers } = await change(table, { measure: "revenue/orders" });
      expect(total?.change).toBe(-0.5);
      expect(drivers.map(parts)).toEqual([
        ["refunds", 0, -0.5, -0.5],
        ["a", 0, 0, 0],
      ]);
    });
  });
});

it("has no drivers where a denominator adds up to nothing, and says so", async () => {
  await withTable(
    "t.csv",
    shops([
      ["a", 2008, 5, 0],
      ["b", 2008, 5, 0],
      ["a", 2009, 5, 1],
      ["b", 2009, 5, 1],
    ]),
    async (table) => {
      const { total, decompositions, shortfalls } = await change(table, { measure: "revenue/orders" });
      expect([total, decompositions]).toEqual([null, []]);
      expect(shortfalls).toEqual([
        "The ratio of revenue to orders has no value in 2008 or 2009: no drivers were computed.",
      ]);
    },
  );
});

describe("within and mix", () => {
  const row = fc.record({
    g: fc.option(fc.constantFrom("a", "b", "c", "d")),
    y: fc.constantFrom(2008, 2009),
    n: fc.option(fc.integer({ min: -1e6, max: 1e6 })),
    d: fc.option(fc.integer({ min: 0, max: 1e4 })),
  });
  const settling = [
    { g: "a", y: 2007, n: 1, d: 1 },
    { g: "a", y: 2008, n: 1, d: 1 },
    { g: "b", y: 2009, n: 1, d: 1 },
  ];
  type Row = { g: string | null; y: number; n: number | null; d: number | null };

  interface Quotient {
    readonly n: number;
    readonly d: number;
  }

  /** Numerator and denominator of some rows in each year, in plain JavaScript. */
  function quotients(rows: readonly Row[], measure: string): { a: Quotient; b: Quotient } {
    const inYear = (year: number): Quotient => {
      const counted = rows.filter(
        ({ y, n, d }) => y === year && n !== null && (measure === "n" || d !== null),
      );
      const weights = counted.map(({ d }) => (measure === "n" ? 1 : (d ?? 0)));
      return {
        n: counted.reduce((sum, { n }) => sum + (n ?? 0), 0),
        d: weights.reduce((sum, weight) => sum + weight, 0),
      };
    };
    return { a: inYear(2008), b: inYear(2009) };
  }

  /** What a member contributed, from the definition alone. */
  function plainEffect(own: { a: Quotient; b: Quotient }, whole: { a: Quotient; b: Quotient }) {
    const [weightA, weightB] = [own.a.d / whole.a.d, own.b.d / whole.b.d];
    const middle = (whole.a.n / whole.a.d + whole.b.n / whole.b.d) / 2;
    const isBoth = own.a.d !== 0 && own.b.d !== 0;
    const within = isBoth ? ((weightA + weightB) / 2) * (own.b.n / own.b.d - own.a.n / own.a.d) : 0;
    return { within, effect: own.b.n / whole.b.d - own.a.n / whole.a.d - middle * (weightB - weightA) };
  }

  it.each(["n", "n/d"])(
    "of %s add up to the total change and are what a plain evaluation gives",
    async (measure) => {
      const settled = measure === "n" ? { measure, aggregate: "average" as const } : { measure };
      await fc.assert(
        fc.asyncProperty(fc.array(row, { maxLength: 40 }), async (random) => {
          const rows: Row[] = [...settling, ...random];
          const content = rows
            .map(({ y, ...rest }) => JSON.stringify({ ...rest, y: `${y}-05-05` }))
            .join("\n");
          await withTable("t.ndjson", content, async (table) => {
            const { total, drivers } = await change(table, settled);
            const whole = quotients(rows, measure);
            const [A, B] = [whole.a.n / whole.a.d, whole.b.n / whole.b.d];
            const digits = 6 - Math.ceil(Math.log10(Math.abs(A) + Math.abs(B) + 1));
            const near = (value: number): unknown => expect.closeTo(value, digits);
            expect(total?.change).toEqual(near(B - A));
            expect(drivers.reduce((sum, { effect }) => sum + effect, 0)).toEqual(near(B - A));
            for (const { member, effect, split } of drivers) {
              expect(split && split.within + split.mix).toBe(effect);
              const own = rows.filter(({ g }) => g === member);
              const plain = plainEffect(quotients(own, measure), whole);
              expect([member, split?.within, effect]).toEqual([
                member,
                near(plain.within),
                near(plain.effect),
              ]);
            }
          });
        }),
        { numRuns: 40 },
      );
    },
  );
});
