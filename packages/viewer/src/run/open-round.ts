import type { RecordedRows } from "@concordat/simulation";

/** The round that is being played: what is recorded of it so far. Decisions of rules are recorded when it closes. */
export interface OpenRound {
  /** The round, counted from 0. */
  readonly round: number;
  /** Items shown to agents whose model is asked. */
  readonly shown: number;
  /** Decisions so far, by choice; those that are invalid or failed by these words. */
  readonly counts: Readonly<Record<string, number>>;
  /** Decisions so far. */
  readonly decided: number;
}

/** Counts what is recorded of a round that is not closed. */
export async function readOpenRound(ledger: RecordedRows, round: number): Promise<OpenRound> {
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
