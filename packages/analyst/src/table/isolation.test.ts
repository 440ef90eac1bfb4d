import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, it } from "vitest";
import { withFolder, withTable } from "../testing/table-file.js";
import { type OpenTableOptions, openTable, type Table } from "./open-table.js";

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

/** Runs statements in a database of its own, as a user would with the DuckDB shell. */
async function duckdb(database: string, ...statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(database);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}
