import { checkDigest } from "../ledger/check-digest.js";
import { eachRow } from "../ledger/each-row.js";
import type { Ledger, LedgerRow, LedgerWriter, RecordedRows } from "../ledger/ledger.js";
import { roundTables, type TableName } from "../ledger/tables.js";
import { writeInBatches } from "../ledger/write-in-batches.js";
import { closedRounds, RunMismatchError, storedManifest } from "./start-run.js";

/** The result of copying a run. */
export interface CopiedRun {
  /** Number of copied rounds that are closed. */
  readonly rounds: number;
  /** Number of copied decisions, including those of an open round. */
  readonly decisions: number;
  /** Number of copied survey answers, including those of an open round. */
  readonly answers: number;
}

/**
 * Copies a snapshot of a run's record into an empty ledger of any kind. Rows, digests and hashes are unchanged, so
 * that the copy verifies like the run. To restart an interrupted copy, make the same call again.
 * @throws {RunMismatchError} when the target ledger contains a run, or the source ledger contains none
 * @throws {RecordMismatchError} when a row was changed
 */
export async function copyRun(
  from: Ledger,
  to: Ledger,
  holder = `process ${process.pid}`,
): Promise<CopiedRun> {
  if ((await storedManifest(to)) !== null) throw new RunMismatchError("decisions already");
  const source = await from.snapshot();
  try {
    if ((await storedManifest(source)) === null) throw new RunMismatchError("nothing to copy");
    const writer = await to.claim(holder);
    const rounds = (await closedRounds(source)).length;
    const copied = { decisions: 0, answers: 0 };
    for (const table of ["agent", "follow", "inherited", "inherited_answer", "round"] as const)
      await copyTable(source, writer, table);
    // One round at a time, including the open one, to limit memory use.
    for (let round = 0; round <= rounds; round++) {
      for (const table of roundTables) {
        const rows = await copyTable(source, writer, table, round);
        if (table === "decision") copied.decisions += rows.length;
        if (table === "answer") copied.answers += rows.length;
      }
    }
    // Written last, so that an existing run is complete.
    await copyTable(source, writer, "run");
    return { rounds, ...copied };
  } finally {
    await source.close();
  }
}

/** Copies the rows of a table, checks each, and returns their digests. */
export async function copyTable(
  from: RecordedRows,
  writer: LedgerWriter,
  table: TableName,
  round?: number,
): Promise<string[]> {
  const rows: LedgerRow[] = [];
  await eachRow(from, table, round === undefined ? {} : { round }, (stored) => {
    checkDigest(table, stored);
    rows.push({ table, ...stored });
  });
  await writeInBatches(writer, rows);
  return rows.map(({ digest }) => digest);
}
