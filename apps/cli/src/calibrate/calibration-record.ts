import { readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { CalibratedRun, EarlierCalibration } from "@concordat/calibration";
import { isRecord } from "@concordat/contracts/options";
import { readOwnFile, sha256, writeAtomically } from "@concordat/files";
import { note } from "../terminal/output.js";

/** The name of the record in the folder of a run. */
const recordName = "calibrations.json";

const recordKind = "calibrations of a run";

/** Maximum number of folders next to a run in which records are looked for. */
const maxFolders = 500;

/** A calibration of a run, as recorded: hashes only. */
interface RecordedCalibration extends EarlierCalibration {
  /** A sketch of the real answers. */
  readonly answers: readonly string[];
}

/** The records of earlier calibrations in a run's folder and in those next to it. */
export interface CalibrationRecords {
  /** The calibrations of other answers of agents with the real answers of the same people. */
  earlier(runs: readonly CalibratedRun[]): Promise<readonly EarlierCalibration[]>;
  /** Records a calibration. A file of the same name that is not such a record is left alone. */
  add(runs: readonly CalibratedRun[], questions: readonly string[]): Promise<void>;
}

/**
 * Opens the records of earlier calibrations: prompts and models that were tried on the same people are usually runs
 * in neighbouring folders.
 * @param folder the folder of the first run; `null` if it is in a database, which keeps no such record
 */
export async function calibrationRecords(folder: string | null): Promise<CalibrationRecords> {
  const { answersSketch, isSameAnswers, simulatedHash } = await import("@concordat/calibration");
  return {
    async earlier(runs) {
      if (folder === null) return [];
      const [answers, simulated] = [answersSketch(runs, sha256), simulatedHash(runs, sha256)];
      const found = await Promise.all((await foldersNextTo(folder)).map(recordedIn));
      return found
        .flatMap((recorded) => recorded ?? [])
        .filter((one) => one.simulated !== simulated && isSameAnswers(one.answers, answers));
    },
    async add(runs, questions) {
      if (folder === null) return;
      const file = join(folder, recordName);
      const recorded = await recordedIn(folder);
      if (recorded === null) {
        note(`${file} is not a record of calibrations and was left alone; this calibration is not recorded`);
        return;
      }
      const one = { answers: answersSketch(runs, sha256), simulated: simulatedHash(runs, sha256), questions };
      const text = JSON.stringify(one);
      if (recorded.some((other) => JSON.stringify(other) === text)) return;
      const content = { kind: recordKind, calibrations: [...recorded, one] };
      await writeAtomically(file, `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

async function foldersNextTo(folder: string): Promise<string[]> {
  const parent = dirname(resolve(folder));
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
  return [...new Set([resolve(folder), ...folders.slice(0, maxFolders)])];
}

/** The recorded calibrations of a run; `null` if the file cannot be read or is something else. */
async function recordedIn(folder: string): Promise<readonly RecordedCalibration[] | null> {
  try {
    const bytes = await readOwnFile(join(folder, recordName));
    if (bytes === null) return [];
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(value) || value.kind !== recordKind || !Array.isArray(value.calibrations)) return null;
    return value.calibrations.every(isRecorded) ? value.calibrations : null;
  } catch {
    return null;
  }
}

function isRecorded(value: unknown): value is RecordedCalibration {
  return (
    isRecord(value) &&
    Array.isArray(value.answers) &&
    typeof value.simulated === "string" &&
    Array.isArray(value.questions)
  );
}
