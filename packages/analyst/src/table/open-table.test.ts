import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, it } from "vitest";
import { exampleTable } from "../testing/example-data.js";
import { withFolder, withTable } from "../testing/table-file.js";
import { openTable, type Table } from "./open-table.js";

const kinds = ({ columns }: Table): string[] =>
  columns.map(({ name, kind, role }) => `${name}: ${kind}, ${role}`);
const csv = "shop,when,amount,ok\nNord,2020-01-31,1.5,true\nSüd,2020-02-01,,false\n";

describe("a table", () => {
  const sameTable: [string, string | Uint8Array][] = [
    ["shops.csv", csv],
    ["shops.tsv", csv.replaceAll(",", "\t")],
    ["shops.csv.gz", gzipSync(csv)],
    ["semicolons.csv", csv.replaceAll(",", ";")],
    ["a*b?[c].csv", csv],
    [
      "shops.json",
      '[{"shop":"Nord","when":"2020-01-31","amount":1.5,"ok":true},{"shop":"Süd","when":"2020-02-01","ok":false}]',
    ],
    [
      "shops.ndjson",
      '{"shop":"Nord","when":"2020-01-31","amount":1.5,"ok":true}\n{"shop":"Süd","when":"2020-02-01","amount":null,"ok":false}\n',
    ],
  ];
  it.each(sameTable)("in %s is read with its types", async (name, content) => {
    await withTable(name, content, async (table) => {
      expect(kinds(table)).toEqual([
        "shop: text, category",
        "when: time, time",
        "amount: number, measure",
        "ok: boolean, category",
      ]);
      expect(table.columns[2]).toMatchObject({ missing: 1, least: 1.5, greatest: 1.5 });
      expect(await table.select("SELECT * FROM data ORDER BY c0", [])).toEqual([
        ["Nord", "2020-01-31", 1.5, true],
        ["Süd", "2020-02-01", null, false],
      ]);
    });
  });

  it("in Parquet is read with its types", async () => {
    const table = await openTable(exampleTable("flights-3m.parquet"), { memoryMb: 256 });
    expect([table.rows, ...kinds(table)]).toEqual([
      3_000_000,
      "date: time, time",
      "delay: number, measure",
      "distance: number, measure",
      "origin: text, category",
      "destination: text, category",
    ]);
    await table.close();
  });

  it("in a DuckDB file is read, and named where the file holds several", async () => {
    await withFolder(async (folder) => {
      const file = join(folder, "it's.duckdb");
      const instance = await DuckDBInstance.create(file);
      const connection = await instance.connect();
      await connection.run(
        'CREATE TABLE "a ""b""" AS SELECT 7 AS x, uuid() AS u, 0.1::FLOAT AS f, 1.10::DECIMAL(9,2) AS d; CREATE TABLE other AS SELECT 1 AS y',
      );
      connection.closeSync();
      instance.closeSync();
      await expect(openTable(file)).rejects.toMatchObject({
        code: "TABLE_UNREADABLE",
        message: expect.stringContaining('it holds several tables, say which: a "b", other'),
      });
      const table = await openTable(file, { table: 'a "b"' });
      expect([table.name, ...kinds(table)]).toEqual([
        'it\'s.duckdb:a "b"',
        "x: number, measure",
        "u: text, category",
        "f: number, measure",
        "d: number, measure",
      ]);
      expect(await table.select("SELECT c2, c3 FROM data", [])).toEqual([[0.1, 1.1]]);
      await expect(table.select('SELECT * FROM source."other"', [])).rejects.toMatchObject({
        code: "QUERY_FAILED",
      });
      await table.close();
    });
  });

  it.each([
    ["no table", "SELECT 1", "it contains no table"],
    [
      "views only",
      "CREATE VIEW v AS SELECT 1 AS x",
      "it contains only views; store the rows of one as a table",
    ],
  ])("in a DuckDB file with %s is refused with what it holds", async (_, sql, message) => {
    await withFolder(async (folder) => {
      const file = join(folder, "empty.duckdb");
      const instance = await DuckDBInstance.create(file);
      const connection = await instance.connect();
      await connection.run(sql);
      connection.closeSync();
      instance.closeSync();
      await expect(openTable(file)).rejects.toMatchObject({
        code: "TABLE_UNREADABLE",
        message: expect.stringContaining(message),
      });
    });
  });

  it("tells years, months and identifiers from what is added up", async () => {
    const table = await openTable(exampleTable("unemployment-across-industries.json"));
    expect(kinds(table)).toEqual([
      "series: text, category",
      "year: number, year",
      "month: number, calendar",
      "count: number, measure",
      "rate: number, measure",
      "date: time, time",
    ]);
    await table.close();
    await withTable("orders.csv", "order_id,year built,weeks\n1,1990,200\n2,1991,3\n", async (orders) => {
      expect(orders.columns.map(({ role }) => role)).toEqual(["identifier", "year", "measure"]);
    });
    const beyond = "tweet_id,likes\n1234567890123456789,1\n1234567890123456790,2\n";
    await withTable("beyond.csv", beyond, async (tweets) => {
      expect(tweets.columns.map(({ role }) => role)).toEqual(["identifier", "measure"]);
    });
  });

  it("has the types of its whole file, not of its first rows", async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => (index === 29_999 ? "soon" : index));
    await withTable("long.csv", `x\n${rows.join("\n")}\n`, async (table) => {
      expect(kinds(table)).toEqual(["x: text, category"]);
      expect(table.columns[0]?.likelyKind).toBe("number");
    });
  });

  it("counts NaN and infinity as missing, and says so", async () => {
    await withTable("odd.csv", "x,y\nnan,1\ninf,2\n1.5,3\n", async (table) => {
      expect(table.notes).toEqual(['2 values of x ("nan", "inf") count as missing.']);
      expect(table.columns[0]).toMatchObject({ kind: "number", missing: 2, least: 1.5 });
    });
  });

  it("leaves out lists, and names them", async () => {
    await withTable("nested.json", '[{"a":1,"tags":["x"],"at":{"x":1}}]', async (table) => {
      expect(kinds(table)).toEqual(["a: number, measure", "at.x: number, measure"]);
      expect(table.leftOut).toEqual(["tags (VARCHAR[])"]);
      expect(table.notes).toEqual(["The column tags is left out: lists and bytes cannot be analysed."]);
    });
  });

  it("takes times with a zone as UTC", async () => {
    await withTable("times.csv", "at\n2020-01-01T00:30:00+02:00\n", async (table) => {
      expect(await table.select("SELECT c0 FROM data", [])).toEqual([["2019-12-31T22:30:00"]]);
    });
  });

  it("keeps names as they are: spaces, quotes, keywords, letters of any script, emoji", async () => {
    const names = ['a "b"', "select", "größe 📏", "x;drop table data", "c1", "Order By", "数"];
    const header = names.map((name) => `"${name.replaceAll('"', '""')}"`).join(",");
    await withTable("names.csv", `${header}\n1,2,3,4,5,6,7\n`, async (table) => {
      expect(table.columns.map(({ name }) => name)).toEqual(names);
      expect(await table.select("SELECT * FROM data", [])).toEqual([[1, 2, 3, 4, 5, 6, 7]]);
    });
  });

  it("keeps whole numbers beyond 2^53 and decimals exactly", async () => {
    await withTable("large.csv", "n\n9007199254740993\n1\n", async (table) => {
      expect(await table.select("SELECT sum(c0) FROM data", [])).toEqual([["9007199254740994"]]);
    });
  });
});
