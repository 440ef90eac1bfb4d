import { omitUndefined } from "@concordat/contracts/options";
import { type ReplayOptions, replayRun, type WorldView } from "@concordat/simulation";
import { addFollows } from "./add-follows.js";
import { type AddRow, RunTables } from "./run-tables.js";

/** The run to collect. */
export interface CollectedRun extends Omit<ReplayOptions, "onShown"> {
  readonly signal?: AbortSignal;
}

/** Replays a run and adds its rows to tables. Returns the number of closed rounds. */
export async function collectRun(
  { scenario, ledger, rankers, custom, signal }: CollectedRun,
  addRow: AddRow,
): Promise<number> {
  const tables = new RunTables(ledger, addRow);
  const code = { ...omitUndefined({ rankers, custom }) };
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
  if (world !== null) {
    await tables.addEnd(world, scenario.audience.people);
    addFollows(scenario, world, rounds, addRow);
  }
  return rounds;
}
