import type { StoredRow } from "../ledger/ledger.js";
import type { Pause } from "./pause.js";

/** Others who make a round's decisions, and record them in the same ledger. */
export interface Workers {
  /**
   * Resolves once everything is decided and taken.
   * @returns why the round is not done; null when it is
   */
  decide(round: SharedRound): Promise<Pause | null>;
}

/** An agent, and how many of its decisions are missing. */
export interface MissingDecisions {
  /** The id of the agent. */
  readonly agent: string;
  /** How many it has still to make in the round. */
  readonly decisions: number;
}

/** A round whose decisions others make. */
export interface SharedRound {
  /** The round, counted from 0. */
  readonly round: number;
  /** Those whose decisions are missing, in their order, each once. */
  missing(): MissingDecisions[];
  /**
   * Takes decisions that were recorded, as they stand in the ledger; those that were taken before change nothing.
   * @throws {DifferenceFound} for a row that was changed, or that nothing asked for
   */
  take(rows: Iterable<StoredRow>): void;
  /** Why no more are to be made; null to go on. */
  stop(): Pause | null;
  /** Aborted when the run is stopped. */
  readonly signal: AbortSignal;
}

/** How often each agent occurs, in the order of their first occurrence. */
export function missingByAgent(agents: Iterable<string>): MissingDecisions[] {
  const counts = new Map<string, number>();
  for (const agent of agents) counts.set(agent, (counts.get(agent) ?? 0) + 1);
  return Array.from(counts, ([agent, decisions]) => ({ agent, decisions }));
}
