import { type LoadedScenario, type Row, recordedRounds } from "@concordat/simulation";
import { formatSurveyTime } from "@concordat/simulation/results";
import type { OpenedRun } from "./database/read-from-database.js";

/** A round that is not closed. Its records are listed and shown only once it is. */
export interface OpenRound {
  /** The number of the round; the scenario's number of rounds for a survey after the last one. */
  readonly round: number;
  /** The name of the round in a sentence: `round 2`, `the survey after the last round`. */
  readonly called: string;
}

/** The rows to count, by the values of their columns. */
interface RowFilter {
  readonly columns: readonly string[];
  readonly isMeant: (cells: Row) => boolean;
}

/** The first round of a run that is not closed; `null` if the run is complete. */
export async function openRound({
  scenario,
  ledger,
}: Pick<OpenedRun, "scenario" | "ledger">): Promise<OpenRound | null> {
  let round = 0;
  for await (const _ of ledger.read("round", { columns: ["round"] })) round++;
  if (round >= recordedRounds(scenario)) return null;
  return { round, called: calledIn(scenario, round) };
}

function calledIn({ scenario: { rounds } }: LoadedScenario, round: number): string {
  return round === rounds ? `the survey ${formatSurveyTime(round, rounds)}` : `round ${round}`;
}

/** Number of decisions or answers recorded in a round: all, or those with matching columns. */
export async function countRecorded(
  { ledger }: Pick<OpenedRun, "ledger">,
  table: "decision" | "answer",
  round: number,
  { columns, isMeant }: RowFilter = { columns: ["round"], isMeant: () => true },
): Promise<number> {
  let count = 0;
  for await (const { row } of ledger.read(table, { round, columns })) if (isMeant(row)) count++;
  return count;
}

/**
 * Returns a sentence about the records that a listing omits because their round is not closed; `null` if it omits
 * nothing.
 * @param meant the number of the selected round; `undefined` for all rounds
 */
export async function leftOut(
  run: Pick<OpenedRun, "scenario" | "ledger">,
  noun: "decision" | "answer",
  meant: number | undefined,
): Promise<string | null> {
  const open = await openRound(run);
  if (open === null || (meant !== undefined && meant < open.round)) return null;
  if (meant !== undefined && meant > open.round)
    return `${calledIn(run.scenario, meant)} has not begun: ${open.called} is not closed yet`;
  const recorded = await countRecorded(run, noun, open.round);
  if (recorded === 0 && meant === undefined) return null;
  return `${open.called} is not closed yet: the ${noun}s recorded in it (${recorded} so far) are listed once it is`;
}
