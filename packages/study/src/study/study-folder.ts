import { join } from "node:path";
import {
  checkValue,
  isRecord,
  omitUndefined,
  pathRules,
  type Rule,
  required,
} from "@concordat/contracts/options";
import { type Study, study as studyContract } from "@concordat/contracts/study";
import { openRun, type Run, readWhole, runIdentity } from "@concordat/files";
import { canonicalJson, type LoadedScenario, type ScenarioCode } from "@concordat/simulation";
import { effectiveRulesVersion } from "@concordat/simulation/results";
import { beginEnsembleFolder, checkSqlite, readEnsembleFolder } from "@concordat/simulation/sqlite";
import { checkDuckDB } from "@concordat/simulation-export";
import { StudyError } from "../error/study-error.js";
import { exists } from "./exists.js";
import { ensembleFolders, isOwnName, studyFiles } from "./layout.js";
import type { ReadStudy } from "./read-study.js";
import { slotEvents, withText } from "./slot-events.js";

/** The open folder of a study. */
export interface StudyFolder {
  /** The path of the folder. */
  readonly folder: string;
  /** The definition of the study. */
  readonly study: Study;
  /** The scenario of the first message. The scenarios of the other messages differ only in the text of the post. */
  readonly scenario: LoadedScenario;
  /** The id of the post whose text the messages replace. */
  readonly post: string;
  /** Writes the files of the study itself, other than those of its ensembles. */
  readonly files: Pick<Run, "write">;
  /** Releases the lock of the folder. */
  close(): Promise<void>;
}

const readStudyRule: Rule = {
  message: "must be a study and its scenario, as readStudy gives them",
  test: (value) => isRecord(value) && isRecord(value.study) && isRecord(value.scenario),
};

/**
 * Creates a folder with the study, and an ensemble for each message. The runs are not started. If the creation was
 * interrupted, the same call completes it.
 * @throws {SqliteMissingError} when SQLite, which stores the runs, is not installed
 * @throws {ExportError} DUCKDB_MISSING when DuckDB, which exports the decisions, is not installed
 * @throws {FilesError} RUN_EXISTS when the folder already contains a study; LOCKED when another process uses it;
 *   OUTPUT_EXISTS when it contains other files; UNWRITABLE when it cannot be written
 * @throws {RunFolderError} when the folder of an ensemble contains other files
 * @example
 * const folder = await createStudyFolder("out/study", await readStudy("study.json"));
 */
export async function createStudyFolder(
  folder: string,
  read: ReadStudy,
  code: ScenarioCode = {},
): Promise<StudyFolder> {
  checkValue(folder, required(pathRules.folder), "folder");
  checkValue(read, required(readStudyRule), "read");
  const { study, scenario } = read;
  await checkSqlite();
  await checkDuckDB();
  // This file is written last. Without it, there is no study to resume, and an interrupted creation starts again.
  const whole = await exists(join(folder, studyFiles.study));
  const foreign = foreignNames(await exists(join(folder, studyFiles.claim)));
  const run = await openRun({
    at: { folder },
    identity: identityOf(study),
    existing: whole ? "refuse" : "resume",
    exclusive: true,
    needs: (name) => isOwnName(name) || foreign.includes(name),
  });
  try {
    const folders = ensembleFolders(folder, study);
    // A study that was started by an earlier version is completed with the rules of its first message, so that all
    // messages have the same rules.
    let rules: number | undefined;
    for (const [index, { text }] of study.messages.entries()) {
      const loaded = { ...scenario, scenario: withText(scenario.scenario, study.slot, text) };
      const shape = { runs: study.runs, ...omitUndefined({ rules }) };
      const begun = await beginEnsembleFolder(folders[index] ?? "", loaded, shape, code);
      await begun.close();
      rules ??= begun.ensemble.rules_version ?? 1;
    }
    await run.write(studyFiles.study, `${JSON.stringify(study, null, 2)}\n`);
    return await studyFolder(folder, study, run, code);
  } catch (error) {
    await run.release();
    throw error;
  }
}

/**
 * Returns the names of folders that do not belong to a study before it is complete. The folders of its ensembles belong
 * to it after the claim was written.
 */
function foreignNames(isClaimed: boolean): readonly string[] {
  const later = [studyFiles.tables, studyFiles.analysis, studyFiles.advice];
  return isClaimed ? later : [studyFiles.messages, ...later];
}

/**
 * Opens a folder that contains a study in order to resume it.
 * @throws {SqliteMissingError} when SQLite, which stores the runs, is not installed
 * @throws {ExportError} DUCKDB_MISSING when DuckDB, which exports the decisions, is not installed
 * @throws {StudyError} NO_STUDY when the folder contains no study
 * @throws {FilesError} LOCKED when another process uses the folder; OTHER_RUN when its study was changed
 * @throws {RunFolderError} when an ensemble is missing or was changed
 */
export async function openStudyFolder(folder: string, code: ScenarioCode = {}): Promise<StudyFolder> {
  checkValue(folder, required(pathRules.folder), "folder");
  await checkSqlite();
  await checkDuckDB();
  const study = await storedStudy(folder);
  const run = await openRun({
    at: { folder },
    identity: identityOf(study),
    existing: "resume",
    needs: isOwnName,
  });
  try {
    return await studyFolder(folder, study, run, code);
  } catch (error) {
    await run.release();
    throw error;
  }
}

async function studyFolder(folder: string, study: Study, run: Run, code: ScenarioCode): Promise<StudyFolder> {
  const [first, ...others] = await ensemblesOf(folder, study, code);
  if (first === undefined) throw new RangeError("a study has two messages or more");
  const { scenario } = first;
  const same = (text: string): string => canonicalJson(withText(scenario.scenario, study.slot, text));
  for (const { place, message, ...other } of [first, ...others])
    if (canonicalJson(other.scenario.scenario) !== same(message.text) || other.runs !== study.runs)
      throw new StudyError(
        "NO_STUDY",
        `${place} is not the ensemble of the message "${message.name}" in ${join(folder, studyFiles.study)}; put it back`,
      );
  const odd = others.find(({ rules }) => rules !== first.rules);
  if (odd !== undefined)
    throw new StudyError(
      "NO_STUDY",
      `${odd.place} is played with version ${odd.rules} of the rules and ${first.place} with version ${first.rules}, so that ` +
        "their messages cannot be compared; begin the study again in another folder",
    );
  const [event] = slotEvents(scenario.scenario, study.slot);
  if (event === undefined)
    throw new StudyError(
      "NO_STUDY",
      `${first.place} is not an ensemble of the study in ${folder}; put it back`,
    );
  return { folder, study, scenario, post: event.post.id, files: run, close: () => run.release() };
}

async function ensemblesOf(folder: string, study: Study, code: ScenarioCode) {
  const places = ensembleFolders(folder, study);
  return Promise.all(
    study.messages.map(async (message, index) => {
      const place = places[index] ?? "";
      const { scenario, ensemble } = await readEnsembleFolder(place, code);
      return {
        place,
        message,
        scenario,
        runs: ensemble.runs.length,
        rules: effectiveRulesVersion(scenario, ensemble),
      };
    }),
  );
}

async function storedStudy(folder: string): Promise<Study> {
  const file = join(folder, studyFiles.study);
  if (!(await exists(file))) throw new StudyError("NO_STUDY", `${folder} contains no study; begin one there`);
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(await readWhole(file, { pipes: false })).toString("utf8"));
  } catch (cause) {
    throw new StudyError("NO_STUDY", `${file} cannot be read as JSON; put it back`, { cause });
  }
  const [violation] = studyContract.validate(value);
  if (violation !== undefined)
    throw new StudyError(
      "NO_STUDY",
      `${file} is not study/v1: ${violation.path} ${violation.message}; put it back`,
    );
  return studyContract.parse(value);
}

function identityOf(study: Study) {
  return runIdentity({ study });
}
