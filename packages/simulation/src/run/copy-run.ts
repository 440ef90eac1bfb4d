import { eachRow } from "../ledger/each-row.js";
import type { Ledger, LedgerRow, LedgerWriter, RecordedRows } from "../ledger/ledger.js";
import { roundTables, type TableName } from "../ledger/tables.js";
import { writeInBatches } from "../ledger/write-in-batches.js";
import { checkDigest } from "../verify/check-digest.js";
import { closedRounds, RunMismatchError, storedManifest } from "./start-run.js";

/** A copy that was made. */
export interface CopiedRun {
  /** Rounds that are closed, and were copied. */
  readonly rounds: number;
  /** Decisions that were copied, those of a round that is not closed among them. */
  readonly decisions: number;
  /** Answers to surveys that were copied, those of such a round too. */
  readonly answers: number;
}

/**
 * Copies everything that is recorded of a run, as it is at one moment, into an empty ledger of any kind: rows, digests
 * and hashes stay as they are, so that the copy verifies as the run does. A copy that was stopped is begun again with the
 * same call.
 * @throws {RunMismatchError} when the ledger that is written to holds a run, or the other one none
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
    // A round at a time, and the one that is not closed: so much is in memory at once.
    for (let round = 0; round <= rounds; round++) {
      for (const table of roundTables) {
        const rows = await copyTable(source, writer, table, round);
        if (table === "decision") copied.decisions += rows.length;
        if (table === "answer") copied.answers += rows.length;
      }
    }
    // Last, so that a run that is found is whole.
    await copyTable(source, writer, "run");
    return { rounds, ...copied };
  } finally {
    await source.close();
  }
}

/** Copies the rows of a table, each checked, and gives their digests. */
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
