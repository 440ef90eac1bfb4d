import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, it } from "vitest";
import { exampleTable } from "../testing/example-data.js";
import { withFolder, withTable } from "../testing/table-file.js";
import { type OpenTableOptions, openTable, type Table } from "./open-table.js";

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
        message: expect.stringContaining('say which table; it holds a "b", other'),
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
      expect(table.columns[0]?.isNearlyNumeric).toBe(true);
    });
  });

  it("counts NaN and infinity as missing, and says so", async () => {
    await withTable("odd.csv", "x,y\nnan,1\ninf,2\n1.5,3\n", async (table) => {
      expect(table.notes).toEqual(['2 values of x ("nan", "inf") count as missing.']);
      expect(table.columns[0]).toMatchObject({ kind: "number", missing: 2, least: 1.5 });
    });
  });

  it("leaves out nested values, and names them", async () => {
    await withTable("nested.json", '[{"a":1,"tags":["x"],"at":{"x":1}}]', async (table) => {
      expect(kinds(table)).toEqual(["a: number, measure"]);
      expect(table.leftOut).toEqual(["tags (VARCHAR[])", "at (STRUCT(x BIGINT))"]);
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

describe("a file that is not a table", () => {
  it.each([
    ["table.xls", "x", "TABLE_UNREADABLE", /its name does not end like a table's; tables are CSV, TSV/],
    ["broken.parquet", "not parquet", "TABLE_UNREADABLE", /cannot be read as a table \(Invalid Input Error/],
    ["cut.json", '[{"a":1},\n', "TABLE_UNREADABLE", /its JSON array has no end; the file was cut off/],
    ["broken.json", '[{"a":1}, oh]', "TABLE_UNREADABLE", /cannot be read as a table/],
    ["broken.ndjson", '{"a":1}\n{"a":2', "TABLE_UNREADABLE", /cannot be read as a table/],
    [
      "broken.duckdb",
      "not a database, but long enough to be looked at",
      "TABLE_UNREADABLE",
      /is not a DuckDB file/,
    ],
    ["empty.csv", "a,b\n", "TABLE_EMPTY", /has no rows/],
    ["nested.json", '[{"a":[1]}]', "TABLE_EMPTY", /no column can be analysed; there are a \(BIGINT\[\]\)/],
  ])("%s is refused, and the message says why", async (name, content, code, message) => {
    await expect(withTable(name, content, async () => null)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it("that is not there is named", async () => {
    await expect(openTable("/nowhere/t.csv")).rejects.toMatchObject({
      message: "/nowhere/t.csv: there is no such file",
    });
  });
});

describe("what a file asks for", () => {
  it.each(["csv", "json", "parquet"])("is not read from the folders above it: %s", async (kind) => {
    await withFolder(async (folder) => {
      const path = join(folder, "revenue=7");
      await mkdir(path);
      await duckdb(
        ":memory:",
        `COPY (SELECT 'north' AS region, 41 AS revenue) TO '${join(path, `t.${kind}`)}'`,
      );
      const table = await openTable(join(path, `t.${kind}`));
      expect(table.columns.map(({ name }) => name)).toEqual(["region", "revenue"]);
      expect(await table.select("SELECT c1 FROM data", [])).toEqual([[41]]);
      await table.close();
    });
  });

  it("is never another file: views of a DuckDB file are not tables, and nothing they read can be opened", async () => {
    await withFolder(async (folder) => {
      const [file, secret] = [join(folder, "t.duckdb"), join(folder, "secret.txt")];
      await writeFile(secret, "top secret");
      await duckdb(
        file,
        "CREATE TABLE sales AS SELECT 1 AS amount",
        `CREATE VIEW leak AS SELECT content FROM read_text('${secret}')`,
      );
      await expect(openTable(file, { table: "leak" })).rejects.toMatchObject({
        code: "TABLE_UNREADABLE",
        message: expect.stringMatching(/leak is a view: .*store its rows as a table/),
      });
      const table = await openTable(file);
      expect([table.name, await table.select("SELECT c0 FROM data", [])]).toEqual(["t.duckdb:sales", [[1]]]);
      await table.close();
    });
  });
});

/** Runs statements in a database of its own, as a user would with the DuckDB shell. */
async function duckdb(database: string, ...statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(database);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}

describe("an opened database", () => {
  const use = (query: (table: Table) => Promise<unknown>, options?: OpenTableOptions): Promise<unknown> =>
    withTable("t.csv", "a\n1\n", query, options);

  it.each([
    "SELECT * FROM read_csv('/etc/passwd')",
    "SELECT * FROM read_text('/etc/hostname')",
    "SELECT * FROM glob('/*')",
    "SELECT * FROM 'https://example.org/x.parquet'",
    "COPY data TO '/tmp/concordat-should-not-exist.csv'",
    "ATTACH '/tmp/concordat-should-not-exist.db'",
    "INSTALL httpfs",
    "LOAD httpfs",
    "SET memory_limit = '100GB'",
    "SET threads = 64",
    "SET enable_external_access = true",
    "EXPORT DATABASE '/tmp/concordat-should-not-exist'",
  ])("refuses %s", async (sql) => {
    await expect(use((table) => table.select(sql, []))).rejects.toMatchObject({ code: "QUERY_FAILED" });
  });

  it("holds its memory and threads to what was asked", async () => {
    const settings = use(
      (table) => table.select("SELECT current_setting('memory_limit'), current_setting('threads')", []),
      { memoryMb: 100, threads: 1 },
    );
    expect(await settings).toEqual([["100.0 MiB", 1]]);
  });

  it("cancels a query at its time-out, and still answers", async () => {
    await use(async (table) => {
      const endless = table.select("SELECT count(*) FROM range(100000000) a, range(100000000) b", [], {
        timeoutMs: 50,
      });
      await expect(endless).rejects.toMatchObject({
        code: "QUERY_TIMEOUT",
        message: expect.stringContaining("longer than 50 ms"),
      });
      expect(await table.select("SELECT a FROM (SELECT c0 AS a FROM data)", [])).toEqual([[1]]);
    });
  });

  it("cancels a query when its caller aborts", async () => {
    await use(async (table) => {
      const controller = new AbortController();
      const endless = table.select("SELECT count(*) FROM range(100000000) a, range(100000000) b", [], {
        signal: controller.signal,
      });
      controller.abort(new Error("enough"));
      await expect(endless).rejects.toThrow("enough");
    });
  });

  it("fails in words when memory runs out", async () => {
    const list = "SELECT max(x) FROM (SELECT list(r ORDER BY r DESC) AS x FROM range(20000000) t(r))";
    await expect(use((table) => table.select(list, []), { memoryMb: 50 })).rejects.toMatchObject({
      code: "QUERY_FAILED",
      message: expect.stringContaining("Out of Memory"),
    });
  });
});
