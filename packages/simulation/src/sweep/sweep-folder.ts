import { join } from "node:path";
import { checkValue, isRecord, pathRules, required, rules } from "@concordat/contracts/options";
import {
  openRun,
  type Run,
  readOwnFile,
  runIdentity,
  sha256,
  systemCode,
  systemReason,
} from "@concordat/files";
import { beginEnsembleFolder } from "../ensemble/begin-ensemble-folder.js";
import { parsedJson } from "../folder/manifest-file.js";
import { RunFolderError } from "../folder/run-folder-error.js";
import { canonicalJson } from "../hash/canonical-json.js";
import type { ScenarioCode } from "../policy/simulation-code.js";
import type { Parameters } from "../scenario/sweep-points.js";
import type { Sweep } from "./read-sweep.js";

const listFile = "sweep.json";
const pointsFolder = "points";

/** The files that a sweep writes to its folder, other than the ensembles of its points. */
export const sweepFiles = { table: "sweep.csv", picture: "sweep.svg" } as const;

/** A point in the list of a sweep. */
export interface ListedPoint {
  /** The folder of the point's ensemble, relative to that of the sweep. */
  readonly folder: string;
  /** The parameters of the point. */
  readonly parameters: Parameters;
}

/** The list of a sweep's points, as it stands in its folder. */
export interface SweepList {
  /** The name of the scenario. */
  readonly name: string;
  /** Number of runs of each point. */
  readonly runs: number;
  /** The points, in order. */
  readonly points: readonly ListedPoint[];
}

const sweepRule = required({
  message: "must be a sweep, as readSweep gives it",
  test: isRecord,
  members: { runs: required(rules.natural), points: required(rules.list) },
});

/** The locked folder of a sweep. */
export interface SweepFolder {
  /** The path of the folder. */
  readonly folder: string;
  /** The list of points. */
  readonly sweep: SweepList;
  /** Writes the files of the sweep itself. */
  readonly files: Pick<Run, "write">;
  /** Releases the lock of the folder. */
  close(): Promise<void>;
}

/**
 * Creates a folder with an ensemble for each point of a sweep. Their runs are not started. If the creation was
 * interrupted, the same call completes it.
 * @param folder the path of the folder
 * @param sweep the sweep, as `readSweep` gives it
 * @param code the user's rankers and policies that the scenarios need
 * @throws {FilesError} RUN_EXISTS when the folder already contains a sweep; LOCKED when another process uses it;
 *   OUTPUT_EXISTS when it contains other files
 * @throws {RunFolderError} when the folder of a point contains other files
 */
export async function createSweepFolder(
  folder: string,
  sweep: Sweep,
  code: ScenarioCode = {},
): Promise<SweepFolder> {
  checkValue(folder, required(pathRules.folder), "folder");
  checkValue(sweep, sweepRule, "sweep");
  const list = listOf(sweep);
  const begun = (await storedList(folder)) !== null;
  const claimed = (await readOwnFile(join(folder, "claim.json")).catch(() => null)) !== null;
  const run = await openRun({
    at: { folder },
    identity: runIdentity({ sweep: list }),
    existing: begun ? "refuse" : "resume",
    exclusive: true,
    needs: (name) => isOwnName(name) || (!claimed && name === pointsFolder),
  });
  try {
    for (const [index, { scenario }] of sweep.points.entries()) {
      const place = join(folder, list.points[index]?.folder ?? "");
      const { runs, redraw } = sweep;
      await (await beginEnsembleFolder(place, scenario, { runs, redraw }, code)).close();
    }
    // The list is written last, so that a folder with a list has all ensembles.
    await run.write(
      listFile,
      `${JSON.stringify({ ...list, sha256: sha256(canonicalJson(list)) }, null, 2)}\n`,
    );
    return { folder, sweep: list, files: run, close: () => run.release() };
  } catch (error) {
    await run.release();
    throw error;
  }
}

/**
 * Opens the folder of a sweep in order to resume it.
 * @param folder the path of the folder
 * @throws {RunFolderError} when the folder contains no sweep, or its list was changed
 * @throws {FilesError} LOCKED when another process uses the folder
 */
export async function openSweepFolder(folder: string): Promise<SweepFolder> {
  const sweep = await readSweepFolder(folder);
  const identity = runIdentity({ sweep });
  const run = await openRun({ at: { folder }, identity, existing: "resume", needs: isOwnName });
  return { folder, sweep, files: run, close: () => run.release() };
}

/**
 * Reads the list of a sweep without locking its folder.
 * @param folder the path of the folder
 * @throws {RunFolderError} when the folder contains no sweep, or its list was changed
 */
export async function readSweepFolder(folder: string): Promise<SweepList> {
  checkValue(folder, required(pathRules.folder), "folder");
  const list = await storedList(folder);
  if (list === null)
    throw new RunFolderError(`${folder} contains no sweep; start one there with simulate sweep`);
  return list;
}

/** Whether a folder contains a sweep. */
export async function holdsSweep(folder: string): Promise<boolean> {
  checkValue(folder, required(pathRules.folder), "folder");
  return (await bytesOf(folder)) !== null;
}

function listOf({ runs, points }: Sweep): SweepList {
  const digits = Math.max(2, String(points.length).length);
  return {
    name: points[0]?.scenario.scenario.name ?? "",
    runs,
    points: points.map(({ parameters }, index) => ({
      folder: `${pointsFolder}/${String(index + 1).padStart(digits, "0")}`,
      parameters,
    })),
  };
}

async function storedList(folder: string): Promise<SweepList | null> {
  const bytes = await bytesOf(folder);
  if (bytes === null) return null;
  const { sha256: written, ...list }: Partial<Record<string, unknown>> = {
    ...Object(parsedJson(bytes.toString("utf8"))),
  };
  if (!isList(list) || written !== sha256(canonicalJson(list)))
    throw new RunFolderError(`${join(folder, listFile)} was changed since it was written; put it back`);
  return list;
}

function isList(value: unknown): value is SweepList {
  return isRecord(value) && typeof value.name === "string" && Array.isArray(value.points);
}

async function bytesOf(folder: string): Promise<Buffer | null> {
  const file = join(folder, listFile);
  const bytes = await readOwnFile(file).catch((error: unknown) => {
    if (systemCode(error) === "ENOTDIR") return null;
    throw new RunFolderError(`${file} cannot be read: ${systemReason(error)}`);
  });
  return bytes === null ? null : Buffer.from(bytes);
}

function isOwnName(name: string): boolean {
  return name === listFile || Object.values<string>(sweepFiles).includes(name);
}
