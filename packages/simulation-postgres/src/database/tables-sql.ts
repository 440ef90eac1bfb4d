import { type TableName, tables } from "@concordat/simulation";
import { runsSchema } from "./schemas.js";

/** The version of the tables' schema. */
export const tablesVersion = 4;

/** The administrative tables. The data of simulations is in the ledger's tables. */
const ownTables: readonly string[] = [
  "tables_version (version integer PRIMARY KEY)",
  // A run, with its current owner and the time of its claim. `seen` is the time of its coordinator's last heartbeat.
  `simulation (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    epoch bigint NOT NULL DEFAULT 0,
    holder text NOT NULL DEFAULT '',
    since timestamptz NOT NULL DEFAULT clock_timestamp(),
    seen timestamptz NOT NULL DEFAULT clock_timestamp(),
    rounds integer NOT NULL)`,
  // The run's copies of its scenario and of the scenario's files.
  `input_file (
    simulation integer NOT NULL,
    path text COLLATE "C" NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (simulation, path))`,
  // The workers that have joined a run, with their models.
  `worker (
    simulation integer NOT NULL,
    worker text COLLATE "C" NOT NULL,
    model jsonb,
    joined timestamptz NOT NULL DEFAULT clock_timestamp(),
    seen timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (simulation, worker))`,
  // The outcome of the work on a shard. A shard is recorded once, but can be discarded several times.
  `shard_work (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    simulation integer NOT NULL,
    round integer NOT NULL,
    shard uuid NOT NULL,
    attempt integer NOT NULL,
    worker text NOT NULL,
    state text NOT NULL CHECK (state IN ('recorded', 'discarded')),
    decisions integer NOT NULL,
    answers integer NOT NULL DEFAULT 0,
    requests bigint NOT NULL,
    tokens bigint,
    seconds double precision NOT NULL,
    done timestamptz NOT NULL DEFAULT clock_timestamp())`,
];

/** The columns that are missing in tables of an earlier version. */
const addedColumns: readonly string[] = [
  "shard_work ADD COLUMN IF NOT EXISTS answers integer NOT NULL DEFAULT 0",
];

const ownIndexes: readonly string[] = [
  "CREATE UNIQUE INDEX IF NOT EXISTS shard_recorded ON concordat.shard_work (shard) WHERE state = 'recorded'",
  "CREATE INDEX IF NOT EXISTS shard_of_round ON concordat.shard_work (simulation, round)",
  // The primary key starts with survey and question, but the rows of a shard are selected by agent.
  "CREATE INDEX IF NOT EXISTS answer_of_agent ON concordat.answer (simulation, round, agent)",
];

/**
 * Returns the SQL that creates all tables, and adds missing columns to tables of an earlier version without changing
 * records. Text is compared by its UTF-8 bytes, as in every ledger.
 */
export function schemaSql(): string {
  const names = Object.keys(tables) as TableName[];
  return [
    `CREATE SCHEMA IF NOT EXISTS ${runsSchema.name}`,
    ...ownTables.map((table) => `CREATE TABLE IF NOT EXISTS ${runsSchema.name}.${table}`),
    ...addedColumns.map((column) => `ALTER TABLE ${runsSchema.name}.${column}`),
    ...names.map(tableSql),
    ...ownIndexes,
    `INSERT INTO ${runsSchema.name}.tables_version VALUES (${tablesVersion}) ON CONFLICT DO NOTHING`,
  ].join(";\n");
}

function tableSql(name: TableName): string {
  const { columns, key } = tables[name];
  const lines = columns.map(
    (column, index) => `"${column}" ${typeOf(name, column)}${index < key ? " NOT NULL" : ""}`,
  );
  const primary = columns.slice(0, key).map((column) => `"${column}"`);
  return `CREATE TABLE IF NOT EXISTS ${tableIn(name)} (simulation integer NOT NULL, ${lines.join(", ")}, digest text NOT NULL, PRIMARY KEY (simulation, ${primary.join(", ")}))`;
}

/** Returns the name of a ledger's table, with its schema. */
export function tableIn(name: TableName): string {
  return `${runsSchema.name}."${name}"`;
}

function typeOf(name: TableName, column: string): string {
  return isInteger(name, column) ? "bigint" : 'text COLLATE "C"';
}

/** Whether a column of the ledger contains integers. All others contain text. */
export function isInteger(name: TableName, column: string): boolean {
  const integers: readonly string[] = tables[name].integers;
  return integers.includes(column);
}
