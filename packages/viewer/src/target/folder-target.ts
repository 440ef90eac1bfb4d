import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import {
  checkOptions,
  checkValue,
  isRecord,
  pathRules,
  type Rules,
  required,
  rules,
} from "@concordat/contracts/options";
import type { ScenarioCode } from "@concordat/simulation";
import {
  holdsEnsemble,
  isRunFolder,
  RunFolderError,
  readEnsembleFolder,
  runFolderOf,
} from "@concordat/simulation/sqlite";
import { folderRun } from "./folder-run.js";
import type { ViewedRun, ViewedTarget } from "./viewed-target.js";

/** Options for reading the runs of a folder. */
interface FolderOptions {
  /** Custom rankers and policies of the runs. Default: none. */
  readonly code?: ScenarioCode;
  /** The module of the custom code, for the thread that replays large runs. Default: none. */
  readonly module?: string;
}

const folderRules: Rules<FolderOptions> = { code: rules.record, module: rules.text };

/**
 * Opens the run, ensemble or study in a folder for viewing.
 * @throws {RangeError} when an argument is invalid
 * @throws {RunFolderError} when the folder contains none of them
 * @example
 * const target = await folderTarget("out/run");
 */
export async function folderTarget(folder: string, options: FolderOptions = {}): Promise<ViewedTarget> {
  checkValue(folder, required(pathRules.folder), "folder");
  checkOptions(options, folderRules);
  const { code = {}, module } = options;
  const how = { code, module: module ?? null };
  const title = basename(resolve(folder));
  if (await holdsEnsemble(folder))
    return { kind: "ensemble", title, runs: () => membersOf(folder, how, (name) => name) };
  if (await isStudy(folder)) return { kind: "study", title, runs: () => runsOfStudy(folder, how) };
  if (!(await isRunFolder(folder))) throw new RunFolderError(nothingFoundText(folder));
  const run = folderRun({ folder, key: "run", title, ...how });
  return { kind: "run", title, runs: async () => [run] };
}

function nothingFoundText(folder: string): string {
  return `${folder} contains no run, no ensemble and no study; name the folder that was given as --out to simulate, simulate ensemble, study or demo`;
}

/** The custom code, and the module from which it was loaded. */
interface How {
  readonly code: ScenarioCode;
  readonly module: string | null;
}

/** Returns the runs of an ensemble that have started. */
async function membersOf(folder: string, how: How, titleOf: (name: string) => string): Promise<ViewedRun[]> {
  const { ensemble } = await readEnsembleFolder(folder, how.code);
  const members: ViewedRun[] = [];
  for (const member of ensemble.runs) {
    const at = runFolderOf({ folder }, member);
    const name = basename(member.folder);
    if (await isRunFolder(at))
      members.push(folderRun({ folder: at, key: titleOf(name), title: titleOf(name), ...how }));
  }
  return members;
}

async function isStudy(folder: string): Promise<boolean> {
  const [study, messages] = await Promise.all([
    readFile(join(folder, "study.json")).catch(() => null),
    readdir(join(folder, "messages")).catch(() => null),
  ]);
  return study !== null && messages !== null;
}

/** Returns the runs of a study, ordered by message. Each message has an ensemble of runs. */
async function runsOfStudy(folder: string, how: How): Promise<ViewedRun[]> {
  const messages = await readdir(join(folder, "messages")).catch(() => []);
  const slot = await slotOf(folder);
  const runs: ViewedRun[] = [];
  for (const message of messages.toSorted()) {
    const at = join(folder, "messages", message);
    if (!(await holdsEnsemble(at))) continue;
    const members = await membersOf(at, how, (name) => `${message}-${name}`);
    runs.push(...members.map((run) => ({ ...run, message: { name: message, slot } })));
  }
  return runs;
}

/** Returns the slot of the post that the messages of a study replace; `null` if the study's file does not state it. */
async function slotOf(folder: string): Promise<string | null> {
  const found: unknown = JSON.parse(await readFile(join(folder, "study.json"), "utf8"));
  return isRecord(found) && typeof found.slot === "string" ? found.slot : null;
}
