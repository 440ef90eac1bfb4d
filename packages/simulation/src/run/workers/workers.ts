import type { StoredRow } from "../../ledger/ledger.js";
import type { Pause } from "../pause.js";

/** Other processes that make the decisions and answers of a round and record them in the same ledger. */
export interface Workers {
  /**
   * Makes all decisions or answers of a part of a round, and passes each one to `take`. If a round has both parts,
   * `answers` comes first, because agents remember their answers when they decide.
   * @returns the reason why the part is incomplete; `null` if it is complete
   */
  make(part: SharedPart): Promise<Pause | null>;
}

/** The parts of a round. Survey answers come before decisions. */
export type RoundPart = "answers" | "decisions";

/** An agent, and the number of its missing decisions or answers. */
export interface MissingOfAgent {
  /** The id of the agent. */
  readonly agent: string;
  /** Number of missing decisions or answers in the round. */
  readonly count: number;
}

/** A part of a round that workers make. */
export interface SharedPart {
  /** The round, counted from 0. */
  readonly round: number;
  /** The part. */
  readonly part: RoundPart;
  /** Returns the agents with missing decisions or answers, in order. Each agent occurs once. */
  missing(): MissingOfAgent[];
  /**
   * Takes recorded rows from the ledger's table of decisions or answers. A row that was already taken is ignored.
   * @throws {RecordMismatchError} for a row that was changed, or that is not in the plan
   */
  take(rows: Iterable<StoredRow>): void;
  /** Returns the reason why no further decision or answer may be made; `null` if work may continue. */
  stop(): Pause | null;
  /** Aborted when the run is stopped. */
  readonly signal: AbortSignal;
}

/** Counts how often each agent occurs, in the order of the first occurrence. */
export function missingByAgent(agents: Iterable<string>): MissingOfAgent[] {
  const counts = new Map<string, number>();
  for (const agent of agents) counts.set(agent, (counts.get(agent) ?? 0) + 1);
  return Array.from(counts, ([agent, count]) => ({ agent, count }));
}
