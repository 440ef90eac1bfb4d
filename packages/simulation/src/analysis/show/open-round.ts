import type { Ledger } from "../../ledger/ledger.js";
import type { Row } from "../../ledger/tables.js";
import { formatSurveyTime } from "../../run/survey/format-survey-time.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import { recordedRounds } from "../../scenario/surveys/scenario-surveys.js";

/** The first round of a run that is not closed. Its records are listed and shown only after it is closed. */
export interface OpenRound {
  /** The number of the round; the scenario's number of rounds for a survey after the last one. */
  readonly round: number;
  /** The name of the round in a sentence: `round 2`, `the survey after the last round`. */
  readonly called: string;
}

/** A run to read. */
interface RecordedRun {
  readonly scenario: LoadedScenario;
  readonly ledger: Ledger;
}

/** Selects rows by the values of some of their columns. */
export interface RowFilter {
  /** The names of the columns to read. */
  readonly columns: readonly string[];
  /** Whether a row with these values counts. */
  readonly isMeant: (cells: Row) => boolean;
}

/**
 * Returns the first round of a run that is not closed; `null` if the run is complete.
 * @param run the scenario and the ledger of the run
 */
export async function openRound({ scenario, ledger }: RecordedRun): Promise<OpenRound | null> {
  let round = 0;
  for await (const _ of ledger.read("round", { columns: ["round"] })) round++;
  if (round >= recordedRounds(scenario)) return null;
  return { round, called: roundName(scenario, round) };
}

/** Returns the name of a round for a sentence: `round 2`, `the survey after the last round`. */
export function roundName({ scenario: { rounds } }: LoadedScenario, round: number): string {
  return round === rounds ? `the survey ${formatSurveyTime(round, rounds)}` : `round ${round}`;
}

/**
 * Counts the decisions or answers recorded in a round.
 * @param run the run with its ledger
 * @param table the table to count in
 * @param round the number of the round
 * @param filter selects the rows to count. Default: all
 */
export async function countRecorded(
  { ledger }: Pick<RecordedRun, "ledger">,
  table: "decision" | "answer",
  round: number,
  { columns, isMeant }: RowFilter = { columns: ["round"], isMeant: () => true },
): Promise<number> {
  let count = 0;
  for await (const { row } of ledger.read(table, { round, columns })) if (isMeant(row)) count++;
  return count;
}
