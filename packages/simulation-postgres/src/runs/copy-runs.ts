import { checkValue, pathRules, required } from "@concordat/contracts/options";
import type { ScenarioCode } from "@concordat/simulation";
import { type CopiedRun, copyRun } from "@concordat/simulation/distributed";
import { createRunFolder, readRunFolder } from "@concordat/simulation/sqlite";
import type { RunDatabase } from "./run-database.js";
import { runRules } from "./run-rules.js";

/**
 * Copies a run from a folder into a database, with its complete record.
 * @param database the database to copy into
 * @param name the name of the copy in the database
 * @param folder the folder of the run, which is only read
 * @param code the custom rankers and policies of its scenario
 * @returns the numbers of copied rounds, decisions and answers
 * @throws {RunFolderError} when the folder contains no run
 * @throws {RunDatabaseError} when another run of that name exists
 */
export async function copyIntoDatabase(
  database: RunDatabase,
  name: string,
  folder: string,
  code: ScenarioCode = {},
): Promise<CopiedRun> {
  checkValue(database, runRules.database, "database");
  const source = await readRunFolder(folder, code);
  try {
    const run = await database.createRun(name, source.scenario, code);
    return await copyRun(source.ledger, run.ledger);
  } finally {
    await source.close();
  }
}

/**
 * Copies a run from a database into a new folder, with its complete record.
 * @param database the database of the run, which is only read
 * @param name the name of the run in the database
 * @param folder a new or empty folder
 * @param code the custom rankers and policies of its scenario
 * @returns the numbers of copied rounds, decisions and answers
 * @throws {RunDatabaseError} when the database has no run of that name
 * @throws {RunFolderError} when the folder contains other files
 */
export async function copyIntoFolder(
  database: RunDatabase,
  name: string,
  folder: string,
  code: ScenarioCode = {},
): Promise<CopiedRun> {
  checkValue(database, runRules.database, "database");
  checkValue(folder, required(pathRules.folder), "folder");
  const source = await database.openRun(name, code);
  const run = await createRunFolder(folder, source.scenario, code);
  try {
    const copied = await copyRun(source.ledger, run.ledger);
    await run.writeManifest();
    return copied;
  } finally {
    await run.close();
  }
}
