import { checkDigest } from "../ledger/check-digest.js";
import { eachRow } from "../ledger/each-row.js";
import type { Ledger, LedgerRow, LedgerWriter, RecordedRows } from "../ledger/ledger.js";
import { beforeFirstRound, roundTables, type TableName } from "../ledger/tables.js";
import { writeInBatches } from "../ledger/write-in-batches.js";
import { closedRounds, RunMismatchError, storedManifest } from "./start-run.js";

/** The result of copying a run. */
export interface CopiedRun {
  /** Number of closed rounds that were copied. */
  readonly rounds: number;
  /** Number of copied decisions, including those of an open round. */
  readonly decisions: number;
  /** Number of copied survey answers, including those of an open round. */
  readonly answers: number;
}

/**
 * Copies a snapshot of a run's record into an empty ledger of any kind. Rows, digests and hashes are unchanged, so the
 * copy can be verified like the run. An interrupted copy is restarted with the same call.
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
    await copyTable(source, writer, "state", beforeFirstRound);
    // Rounds are copied one at a time to limit memory use. The last one is the open round.
    for (let round = 0; round <= rounds; round++) {
      for (const table of roundTables) {
        const rows = await copyTable(source, writer, table, round);
        if (table === "decision") copied.decisions += rows.length;
        if (table === "answer") copied.answers += rows.length;
      }
    }
    // The run's row is written last, so that its existence means a complete copy.
    await copyTable(source, writer, "run");
    return { rounds, ...copied };
  } finally {
    await source.close();
  }
}

/** Copies the rows of a table, checks each row, and returns their digests. */
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
