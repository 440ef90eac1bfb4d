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

/** The record of a calibration. It contains only hashes. */
interface RecordedCalibration extends EarlierCalibration {
  /** A sketch of the real answers. */
  readonly answers: readonly string[];
}

/** Records of earlier calibrations, in a run's folder and in the folders next to it. */
export interface CalibrationRecords {
  /** Returns earlier calibrations with other agents' answers and the real answers of the same people. */
  earlier(runs: readonly CalibratedRun[]): Promise<readonly EarlierCalibration[]>;
  /** Returns how often answers of the same agents to one of the questions were calibrated with other real answers. */
  looks(runs: readonly CalibratedRun[], questions: readonly string[]): Promise<number>;
  /** Records a calibration. A file with the same name but other content is not changed. */
  add(runs: readonly CalibratedRun[], questions: readonly string[]): Promise<void>;
}

/**
 * Opens the records of earlier calibrations. Different prompts and models for the same people are usually tried in
 * neighbouring folders.
 * @param folder the folder of the first run; `null` if the run is in a database, which has no such record
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
    async looks(runs, questions) {
      const recorded = folder === null ? [] : ((await recordedIn(folder)) ?? []);
      const now = answersSketch(runs, sha256).join();
      const simulated = simulatedHash(runs, sha256);
      const others = recorded
        .filter((one) => one.simulated === simulated && one.questions.some((id) => questions.includes(id)))
        .map(({ answers }) => answers.join());
      return new Set(others.filter((answers) => answers !== now)).size;
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

/** Returns the recorded calibrations of a run; `null` if the file cannot be read or has other content. */
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
