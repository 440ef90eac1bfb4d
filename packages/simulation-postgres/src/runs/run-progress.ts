import { storedManifest } from "@concordat/simulation/shared";
import type { DatabaseRun } from "./run-database.js";
import { untilElapsed } from "./until-elapsed.js";

/** Milliseconds between two looks whether a run has begun. */
const lookMs = 300;

/** Whether every round of a run is closed. */
export async function isComplete({ ledger, scenario }: DatabaseRun): Promise<boolean> {
  let closed = 0;
  for await (const _ of ledger.read("round", { columns: [] })) closed++;
  return closed >= scenario.scenario.rounds;
}

/**
 * Waits until a coordinator has begun a run.
 * @returns whether it has; otherwise the signal was aborted
 */
export async function untilBegun({ ledger }: DatabaseRun, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if ((await storedManifest(ledger)) !== null) return true;
    await untilElapsed(lookMs, signal);
  }
  return false;
}
