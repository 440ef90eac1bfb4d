import { shellWord } from "@concordat/report-kit/shell-word";
import { countRecorded, openRound } from "@concordat/simulation/results";
import { program } from "../run/program.js";
import { type LedgerFlags, ledgerArguments } from "../simulate/database/ledger-flag.js";
import type { OpenedRun } from "../simulate/database/read-from-database.js";
import { type ModuleFlags, moduleArguments } from "../simulate/own-code.js";

/** A run that is not complete. */
export interface OpenRun {
  /** A sentence with the number of the open round and the number of answers recorded in it. */
  readonly sentence: string;
  /** The command that continues the run. */
  readonly resume: string;
}

/** Describes the open round of a run; `null` if the run is complete. */
export async function describeOpenRun(
  run: string,
  opened: Pick<OpenedRun, "scenario" | "ledger">,
  flags: ModuleFlags & LedgerFlags,
): Promise<OpenRun | null> {
  const open = await openRound(opened);
  if (open === null) return null;
  const recorded = await countRecorded(opened, "answer", open.round);
  const resume = ["simulate resume", shellWord(run), ...ledgerArguments(flags), ...moduleArguments(flags)];
  return {
    sentence: `${run} is not complete: ${open.called} is not closed yet, and the answers recorded in it (${recorded} so far) count once it is`,
    resume: `${program()} ${resume.join(" ")}, with the options of its model`,
  };
}
