import type { StoredRow } from "../../ledger/ledger.js";
import type { Pause } from "../pause.js";

/** Other processes that make the decisions and answers of a round and record them in the same ledger. */
export interface Workers {
  /**
   * Resolves once every decision or answer of a part is made and passed to `take`. If a round has both parts, its
   * answers come first, because agents remember them when they decide.
   * @returns why the part is incomplete; `null` if it is complete
   */
  make(part: SharedPart): Promise<Pause | null>;
}

/** The parts of a round: survey answers, then decisions. */
export type RoundPart = "answers" | "decisions";

/** An agent, and the number of its missing decisions or answers. */
export interface MissingOfAgent {
  /** The id of the agent. */
  readonly agent: string;
  /** Number of decisions or answers that are missing in the round. */
  readonly count: number;
}

/** A part of a round that workers make. */
export interface SharedPart {
  /** The round, counted from 0. */
  readonly round: number;
  /** The part. */
  readonly part: RoundPart;
  /** The agents with missing decisions or answers, in order, each once. */
  missing(): MissingOfAgent[];
  /**
   * Takes recorded rows of the ledger's table of decisions or answers. A row that was already taken changes nothing.
   * @throws {RecordMismatchError} for a row that was changed, or that is not in the plan
   */
  take(rows: Iterable<StoredRow>): void;
  /** Returns why no further decision or answer may be made; `null` if work may continue. */
  stop(): Pause | null;
  /** Aborted when the run is stopped. */
  readonly signal: AbortSignal;
}

/** Counts the occurrences of each agent, in the order of the first occurrence. */
export function missingByAgent(agents: Iterable<string>): MissingOfAgent[] {
  const counts = new Map<string, number>();
  for (const agent of agents) counts.set(agent, (counts.get(agent) ?? 0) + 1);
  return Array.from(counts, ([agent, count]) => ({ agent, count }));
}
