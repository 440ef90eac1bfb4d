import { counted } from "@concordat/contracts/options";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { ScenarioCode } from "@concordat/simulation";
import type { CopiedRun } from "@concordat/simulation/distributed";
import { program } from "../../run/program.js";
import { note } from "../../terminal/output.js";
import { type ModuleFlags, moduleArguments, ownCode } from "../own-code.js";
import { type LedgerFlags, ledgerArguments, requiredLedgerUrl } from "./ledger-flag.js";
import { openDatabase } from "./open-database.js";
import { placeOf } from "./run-place.js";

/** A copy to be made. */
interface Copy {
  readonly url: string;
  /** The name of the run in the database. */
  readonly name: string;
  readonly folder: string;
  readonly code: ScenarioCode;
}

/** Copies a run from a folder into a database, or from a database into a folder. */
export async function copyCommand(from: string, to: string, flags: LedgerFlags & ModuleFlags): Promise<void> {
  const url = requiredLedgerUrl(flags);
  const code = await ownCode(flags);
  // One of the two locations is the database; the other is a folder with its own ledger.
  const place = await placeOf(from, {}, url);
  const isFolder = place.kind === "folder";
  const { rounds, decisions, answers } = isFolder
    ? await intoDatabase({ url, name: to, folder: from, code })
    : await intoFolder({ url, name: place.name, folder: to, code });
  const target = isFolder ? [shellWord(to), ...ledgerArguments(flags)] : [shellWord(to)];
  const verify = [`${program()} simulate verify`, ...target, ...moduleArguments(flags)].join(" ");
  const surveyed = answers === 0 ? "" : `, ${counted(answers, "answer")} to surveys`;
  note(
    `copied ${counted(rounds, "round")}, ${counted(decisions, "decision")}${surveyed}; to check the copy: ${verify}`,
  );
}

async function intoDatabase({ url, name, folder, code }: Copy): Promise<CopiedRun> {
  const { copyRun } = await import("@concordat/simulation/distributed");
  const { readRunFolder } = await import("@concordat/simulation/sqlite");
  const source = await readRunFolder(folder, code);
  try {
    const database = await openDatabase(url);
    try {
      const run = await database.createRun(name, source.scenario, code);
      return await copyRun(source.ledger, run.ledger);
    } finally {
      await database.close();
    }
  } finally {
    await source.close();
  }
}

async function intoFolder({ url, name, folder, code }: Copy): Promise<CopiedRun> {
  const { copyRun } = await import("@concordat/simulation/distributed");
  const { createRunFolder } = await import("@concordat/simulation/sqlite");
  const database = await openDatabase(url);
  try {
    const source = await database.openRun(name, code);
    const run = await createRunFolder(folder, source.scenario, code);
    try {
      const copied = await copyRun(source.ledger, run.ledger);
      await run.writeManifest();
      return copied;
    } finally {
      await run.close();
    }
  } finally {
    await database.close();
  }
}
