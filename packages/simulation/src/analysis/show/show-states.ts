import { beforeFirstRound } from "../../ledger/tables.js";
import { type ReplayOptions, replayRun } from "../../run/replay/replay-run.js";
import type { AgentState } from "../../world/states/agent-states.js";

/** The state of an agent after a round in which it changed, or before the first round. */
export interface ShownState {
  /** The round after which the agent has the state, counted from 0; -1 before the first round. */
  readonly round: number;
  /** The id of the agent. */
  readonly agent: string;
  /** The values of the state's fields. */
  readonly state: AgentState;
}

/**
 * Returns an agent's state before the first round and after each closed round in which it changed, or only after a given
 * round. Empty if agents have no state.
 * @throws {RunMismatchError} when the ledger holds another run, or none
 * @throws {LedgerError} when the record was changed
 */
export async function showStates(
  run: Omit<ReplayOptions, "onShown">,
  { agent, round }: { readonly agent: string; readonly round?: number | undefined },
): Promise<ShownState[]> {
  const { states, audience } = run.scenario;
  const place = audience.indexOf(agent);
  if (states === null || place === -1) return [];
  const shown: ShownState[] = [{ round: beforeFirstRound, agent, state: states.of(place) }];
  for await (const { record, world } of replayRun(run)) {
    const state = world.states?.of(place) ?? {};
    const isNew = JSON.stringify(state) !== JSON.stringify(shown.at(-1)?.state);
    if (round === record.round) return [{ round, agent, state }];
    if (isNew) shown.push({ round: record.round, agent, state });
  }
  return round === undefined ? shown : [];
}
