import { counted } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { ScenarioCode } from "@concordat/simulation";
import { program } from "../../run/program.js";
import { note } from "../../terminal/output.js";
import { type ModuleFlags, moduleArguments, ownCode } from "../own-code.js";
import { findRun } from "./find-run.js";
import { type LedgerFlags, ledgerArguments, requiredLedgerUrl } from "./ledger-flag.js";
import { openDatabase, postgres } from "./open-database.js";

/** Copies a run from a folder into a database, or from a database into a folder. */
export async function copyCommand(from: string, to: string, flags: LedgerFlags & ModuleFlags): Promise<void> {
  const url = requiredLedgerUrl(flags);
  const code = await ownCode(flags);
  // One of the two locations is the database; the other is a folder with its own ledger.
  const place = await findRun(from, {}, url);
  const isFolder = place.kind === "folder";
  if (isFolder) await requireRun(from, code);
  const { copyIntoDatabase, copyIntoFolder } = await postgres();
  const database = await openDatabase(url);
  const { rounds, decisions, answers } = await (isFolder
    ? copyIntoDatabase(database, to, from, code)
    : copyIntoFolder(database, place.name, to, code)
  ).finally(() => database.close());
  const target = isFolder ? [shellWord(to), ...ledgerArguments(flags)] : [shellWord(to)];
  const verify = [`${program()} simulate verify`, ...target, ...moduleArguments(flags)].join(" ");
  const surveyed = answers === 0 ? "" : `, ${counted(answers, "answer")} to surveys`;
  note(
    `copied ${counted(rounds, "round")}, ${counted(decisions, "decision")}${surveyed}; to check the copy: ${verify}`,
  );
}

/**
 * Checks that a folder contains a run that can be read. It is called before the database is opened, so that a wrong
 * folder is reported first and the database is not changed.
 */
async function requireRun(folder: string, code: ScenarioCode): Promise<void> {
  const { readRunFolder } = await import("@concordat/simulation/sqlite");
  const run = await readRunFolder(folder, code);
  await run.close();
}
