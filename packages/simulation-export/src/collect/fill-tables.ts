import { omitUndefined } from "@concordat/contracts/options";
import { type ReplayOptions, recordedRounds, replayRun, type WorldView } from "@concordat/simulation";
import { addAgents } from "./add-agents.js";
import { addFollows } from "./add-follows.js";
import { addPosts } from "./add-posts.js";
import { addStates, beforeFirstRound } from "./add-states.js";
import { type AddRow, RunTables } from "./run-tables.js";

/** The run to collect. */
export interface RunToExport extends Omit<ReplayOptions, "onShown"> {
  readonly signal?: AbortSignal;
}

/** The rounds of a run that was collected. */
export interface CollectedRounds {
  /** Number of closed rounds. */
  readonly rounds: number;
  /** Number of rounds of the scenario. */
  readonly ofRounds: number;
  /** The chained hash of the last closed round; `null` if no round is closed. */
  readonly hash: string | null;
}

/** Replays a run and adds its rows to tables. */
export async function fillTables(
  { scenario, ledger, rankers, custom, signal }: RunToExport,
  addRow: AddRow,
): Promise<CollectedRounds> {
  const tables = new RunTables(ledger, addRow);
  const code = { ...omitUndefined({ rankers, custom }) };
  let rounds = 0;
  let hash: string | null = null;
  let world: WorldView | null = null;
  addStates(scenario.states, scenario.audience, beforeFirstRound, addRow);
  for await (const played of replayRun({
    scenario,
    ledger,
    ...code,
    onShown: tables.addShown.bind(tables),
  })) {
    signal?.throwIfAborted();
    await tables.addRound(played);
    addStates(played.world.states, scenario.audience, played.record.round, addRow);
    rounds++;
    ({ hash } = played.record);
    world = played.world;
  }
  if (world !== null) {
    await addPosts(ledger, world, addRow);
    addAgents(world, scenario.audience.people, addRow);
    addFollows(scenario, world, rounds, addRow);
  }
  const ofRounds = recordedRounds(scenario);
  const { name } = scenario.scenario;
  addRow("runs", [name, scenario.audience.size, rounds, ofRounds, rounds === ofRounds, hash]);
  return { rounds, ofRounds, hash };
}
