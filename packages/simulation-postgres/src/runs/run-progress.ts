import { recordedRounds } from "@concordat/simulation";
import { storedManifest } from "@concordat/simulation/results";
import type { Connection } from "../database/connection.js";
import { checkStillKnown } from "../database/open-tables.js";
import { ShardQueue } from "../queue/shard-queue.js";
import type { DatabaseRun } from "./run-database.js";
import { untilElapsed } from "./until-elapsed.js";

/** Milliseconds between two polls for the start of a run. */
const pollMs = 300;

/** Whether every round of a run is closed. */
export async function isComplete({ ledger, scenario }: DatabaseRun): Promise<boolean> {
  let closed = 0;
  for await (const _ of ledger.read("round", { columns: [] })) closed++;
  return closed >= recordedRounds(scenario);
}

/**
 * Waits until a run has started and a coordinator has created its queue.
 * @returns true when it has started; false if the signal was aborted before
 * @throws {LedgerError} when the tables were upgraded to a later version in the meantime
 */
export async function untilBegun(
  connection: Connection,
  { ledger }: DatabaseRun,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    await checkStillKnown(connection);
    if ((await storedManifest(ledger)) !== null && (await ShardQueue.isInstalled(connection))) return true;
    await untilElapsed(pollMs, signal);
  }
  return false;
}
