import { type ReplayOptions, replayRun, type WorldView } from "@concordat/simulation";
import type { ExportDatabase } from "../database/export-database.js";
import type { TableWriter } from "../database/table-writer.js";
import { type ExportTableName, exportTableNames, exportTableOf } from "../tables/tables.js";
import { RunTables } from "./run-tables.js";

/** Which run is collected. */
export interface CollectedRun extends Omit<ReplayOptions, "onShown"> {
  readonly signal?: AbortSignal;
}

/** What was collected. */
export interface Collected {
  /** Rounds that are closed. */
  readonly rounds: number;
  /** How many rows each table has. */
  readonly rows: ReadonlyMap<ExportTableName, number>;
}

/** Replays a run into the tables of a database. */
export async function collectRun(
  { scenario, ledger, rankers, custom, signal }: CollectedRun,
  database: ExportDatabase,
): Promise<Collected> {
  const writers = new Map<ExportTableName, TableWriter>();
  for (const name of exportTableNames) {
    writers.set(name, await database.createTable(name, exportTableOf(name)));
  }
  const rows = new Map<ExportTableName, number>();
  const tables = new RunTables(ledger, (name, cells) => {
    writers.get(name)?.add(cells);
    rows.set(name, (rows.get(name) ?? 0) + 1);
  });
  const code = { ...(rankers === undefined ? {} : { rankers }), ...(custom === undefined ? {} : { custom }) };
  let rounds = 0;
  let world: WorldView | null = null;
  for await (const played of replayRun({
    scenario,
    ledger,
    ...code,
    onShown: tables.addShown.bind(tables),
  })) {
    signal?.throwIfAborted();
    await tables.addRound(played);
    rounds++;
    world = played.world;
  }
  if (world !== null) await tables.addEnd(world);
  for (const writer of writers.values()) writer.close();
  return { rounds, rows };
}
