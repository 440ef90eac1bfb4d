// The analyst over three million rows: how long until the table is looked over, and what its tools cost over the same
// SQL typed by hand into DuckDB, with the same threads and memory, in turn.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openTable, openTools } from "@concordat/analyst";
import { DuckDBInstance } from "@duckdb/node-api";
import { median } from "./measure/compare.mjs";
import { duration, printTable } from "./measure/table.mjs";

const file = join(
  dirname(fileURLToPath(import.meta.resolve("vega-datasets"))),
  "..",
  "data",
  "flights-3m.parquet",
);
const limits = { memoryMb: 512, threads: 2 };
const rounds = 15;

/** The same aggregations as a call of a tool and as SQL. */
const aggregations = [
  {
    title: "sum by origin and destination, the 20 greatest",
    args: { group_by_dimensions: ["origin", "destination"], filters: [], top_n: 20 },
    sql: "SELECT origin, destination, sum(delay) AS m FROM flights GROUP BY ALL ORDER BY m DESC LIMIT 20",
  },
  {
    title: "average by origin and month, delays of over an hour",
    args: {
      group_by_dimensions: ["origin", "date.month"],
      filters: [{ dimension_name: "delay", operator: ">", value: 60 }],
      aggregate: "average",
      top_n: 20,
    },
    sql: "SELECT origin, date_trunc('month', date) AS month, avg(delay) AS m FROM flights WHERE delay > 60 GROUP BY ALL ORDER BY m DESC LIMIT 20",
  },
];

const overviews = [];
for (let round = 0; round < 5; round++) {
  overviews.push(
    await timed(async () => {
      const table = await openTable(file, limits);
      await openTools(table);
      await table.close();
    }),
  );
}
printTable({
  title: "analyst: from a Parquet file of 3 million rows to its first overview",
  note: "loaded, types found, dimensions and members listed; the promise is under 1 s",
  columns: ["", "median", "slowest"],
  rows: [["openTable and openTools", duration(median(overviews)), duration(Math.max(...overviews))]],
});

const table = await openTable(file, limits);
const tools = await openTools(table);
const byHand = await handTyped();
for (const { title, args, sql } of aggregations) {
  const call = () => tools.call({ tool_name: "get_trend_data_tool", arguments: args });
  const typed = async () => (await byHand.runAndReadAll(sql)).getRows();
  const times = { tool: [], typed: [] };
  for (let round = -2; round < rounds; round++) {
    const [typedNs, toolNs] = [await timed(typed), await timed(call)];
    if (round < 0) continue;
    times.typed.push(typedNs);
    times.tool.push(toolNs);
  }
  const [typedMedian, toolMedian] = [median(times.typed), median(times.tool)];
  printTable({
    title: `analyst: ${title}`,
    note: `${rounds} times each, in turn; the promise is at most 1.2 times`,
    columns: ["", "median", "times by hand"],
    rows: [
      ["SQL typed by hand", duration(typedMedian), "1.00"],
      ["get_trend_data_tool", duration(toolMedian), (toolMedian / typedMedian).toFixed(2)],
    ],
  });
}
console.log(
  `\n  ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB resident, with both databases of at most ${limits.memoryMb} MiB`,
);
await table.close();

async function handTyped() {
  const instance = await DuckDBInstance.create(":memory:", {
    memory_limit: `${limits.memoryMb}MiB`,
    threads: `${limits.threads}`,
  });
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE flights AS SELECT * FROM read_parquet('${file.replaceAll("'", "''")}')`);
  return connection;
}

async function timed(call) {
  const start = process.hrtime.bigint();
  await call();
  return Number(process.hrtime.bigint() - start);
}
