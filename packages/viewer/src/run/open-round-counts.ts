import type { RecordedRows } from "@concordat/simulation";

/** The open round of a run, with its recorded rows. The decisions of rules are only recorded when it is closed. */
export interface OpenRoundCounts {
  /** The round, counted from 0. */
  readonly round: number;
  /** Number of items shown to agents for whom a model decides. */
  readonly shown: number;
  /** Number of recorded decisions by choice. Invalid and failed ones are counted as `invalid` and `failed`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Number of recorded decisions. */
  readonly decided: number;
}

/** Reads the counts of a round that is not closed. */
export async function readOpenRound(ledger: RecordedRows, round: number): Promise<OpenRoundCounts> {
  let shown = 0;
  for await (const _ of ledger.read("exposure", { round, columns: ["rank"] })) shown++;
  const counts: Record<string, number> = {};
  let decided = 0;
  for await (const { row } of ledger.read("decision", { round, columns: ["state", "choice"] })) {
    const [state, choice] = row.map(String);
    const name = state === "valid" ? (choice === "IGNORE" ? "SCROLL" : (choice ?? "")) : (state ?? "");
    counts[name] = (counts[name] ?? 0) + 1;
    decided++;
  }
  return { round, shown, counts, decided };
}
