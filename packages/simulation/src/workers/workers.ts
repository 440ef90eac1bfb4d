import type { StoredRow } from "../ledger/ledger.js";
import type { Pause } from "../run/pause.js";

/** Others who make what a round asks for, and record it in the same ledger. */
export interface Workers {
  /**
   * Resolves once everything of a part is made and taken. Where a round has both parts, its answers come first: what agents
   * are to remember of them they know when they decide.
   * @returns why the part is not done; null when it is
   */
  make(part: SharedPart): Promise<Pause | null>;
}

/** What is asked for in a round: answers to the surveys at its beginning, then decisions. */
export type RoundPart = "answers" | "decisions";

/** An agent, and how much of its part is missing. */
export interface MissingOfAgent {
  /** The id of the agent. */
  readonly agent: string;
  /** How many decisions, or answers, it has still to make in the round. */
  readonly count: number;
}

/** A part of a round that others make. */
export interface SharedPart {
  /** The round, counted from 0. */
  readonly round: number;
  /** Which part of it. */
  readonly part: RoundPart;
  /** Those of whom something is missing, in their order, each once. */
  missing(): MissingOfAgent[];
  /**
   * Takes what was recorded, as it stands in the ledger's table of decisions, or of answers; what was taken before changes
   * nothing.
   * @throws {RecordMismatchError} for a row that was changed, or that nothing asked for
   */
  take(rows: Iterable<StoredRow>): void;
  /** Why no more is to be made; null to go on. */
  stop(): Pause | null;
  /** Aborted when the run is stopped. */
  readonly signal: AbortSignal;
}

/** How often each agent occurs, in the order of their first occurrence. */
export function missingByAgent(agents: Iterable<string>): MissingOfAgent[] {
  const counts = new Map<string, number>();
  for (const agent of agents) counts.set(agent, (counts.get(agent) ?? 0) + 1);
  return Array.from(counts, ([agent, count]) => ({ agent, count }));
}
