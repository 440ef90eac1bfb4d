import { basename, join } from "node:path";
import { type Journal, openRun, type Run, type RunIdentity } from "@concordat/files";
import { isUnanswered } from "@concordat/llm";
import type { AttemptLine } from "./attempt-lines.js";
import { driverCsvPattern, isCsvName } from "./csv-names.js";
import { type IterationRecord, readRecord, savedFiles } from "./iteration-record.js";

/** The folder of an analysis, locked by this process. */
export interface AnalysisFolder {
  readonly path: string;
  /** Complete iterations that already existed. */
  readonly records: readonly IterationRecord[];
  /** The numbers of the iterations whose last answer was invalid. */
  readonly answeredBadly: ReadonlySet<number>;
  /** The attempts at the report's text, if no iteration was requested after them. */
  readonly wordsAttempts: readonly AttemptLine[];
  /** Notes for the caller on the state of the journals. */
  readonly notes: readonly string[];
  addRecord(record: IterationRecord): Promise<void>;
  addAttempts(attempts: readonly AttemptLine[]): Promise<void>;
  /** Writes a file of the analysis atomically. */
  write(name: string, content: string): Promise<void>;
  close(): Promise<void>;
}

/** Options for opening the folder of an analysis. */
export interface RunFolderOptions {
  readonly identity: RunIdentity;
  /** Number of iterations. */
  readonly iterations: number;
  /** Resume the analysis in the folder after its last complete iteration. */
  readonly resume: boolean;
  /** Replace existing files. */
  readonly overwrite: boolean;
  /** Files that are read and must never be written. */
  readonly inputs: readonly string[];
  /** Paths of cassettes to which answers are recorded. They must not be files of the analysis. */
  readonly recordings: readonly string[];
}

/** The names of an analysis's files, except its tables. */
export const analysisFiles = {
  iterations: "iterations.jsonl",
  attempts: "attempts.jsonl",
  json: "report.json",
  markdown: "report.md",
  html: "report.html",
} as const;

const journals: readonly string[] = [analysisFiles.iterations, analysisFiles.attempts];

const fixedNames: ReadonlySet<string> = new Set(Object.values(analysisFiles));

/** The names of the charts in a Markdown report. */
const chartName = /^chart-(trend|(drivers|mix)-\d+)\.svg$/;

/** Whether an analysis may use a file of this name. */
function needs(name: string, iterations: number): boolean {
  return (
    fixedNames.has(name) || chartName.test(name) || isCsvName(name, iterations) || driverCsvPattern.test(name)
  );
}

/**
 * Opens the folder of an analysis and creates it if it does not exist. Files of other processes or users are not
 * touched. When an analysis is resumed, an incomplete last line and the tables of an incomplete iteration are removed.
 * @throws {FilesError} RUN_EXISTS if the folder contains an analysis that is not to be resumed, OTHER_RUN if it belongs
 *   to a different analysis, NOT_A_RUN if there is nothing to resume, OUTPUT_EXISTS, LOCKED by another process,
 *   UNWRITABLE
 */
export async function openAnalysisFolder(path: string, options: RunFolderOptions): Promise<AnalysisFolder> {
  const { identity, iterations, resume, overwrite, inputs, recordings } = options;
  const run = await openRun({
    at: { folder: path },
    identity,
    existing: resume ? "resume" : "refuse",
    overwrite,
    inputs,
    recordings,
    journals,
    needs: (name) => needs(name, iterations),
  });
  try {
    return await openLogs(path, run, iterations);
  } catch (error) {
    await run.release();
    throw error;
  }
}

async function openLogs(path: string, run: Run, most: number): Promise<AnalysisFolder> {
  const records: IterationRecord[] = [];
  const iterations = await run.journal<IterationRecord>(analysisFiles.iterations, {
    opening: '{"iteration_number":',
    read: readRecord,
    onRecord: (record) => void records.push(record),
    syncEveryMs: 0,
  });
  const answeredBadly = new Set<number>();
  let wordsAttempts: AttemptLine[] = [];
  const attempts = await run.journal<AttemptLine>(analysisFiles.attempts, {
    opening: '{"iteration":',
    read: readAttempt,
    onRecord(line) {
      const { iteration, state, error, attempt } = line;
      // The text belongs to the iterations before it; each request for it starts with attempt 1.
      if (iteration !== "report" || attempt === 1) wordsAttempts = [];
      if (iteration === "report") {
        wordsAttempts.push(line);
        return;
      }
      if (state === "valid" || (error !== null && isUnanswered(error.code))) answeredBadly.delete(iteration);
      else answeredBadly.add(iteration);
    },
  });
  await removeLeftovers(run, records, most);
  return {
    path,
    records,
    answeredBadly,
    wordsAttempts,
    notes: [...iterations.notes, ...attempts.notes],
    addRecord: (record) => iterations.append(record),
    addAttempts: (lines) => attempts.append(...lines),
    write: (name, content) => run.write(name, content),
    close: () => closeAll([iterations, attempts], run),
  };
}

async function closeAll(journals: readonly Journal<never>[], run: Run): Promise<void> {
  try {
    for (const journal of journals) await journal.close();
  } finally {
    await run.release();
  }
}

/** Removes tables that no complete iteration saved, because their iteration will be repeated. */
async function removeLeftovers(run: Run, records: readonly IterationRecord[], most: number): Promise<void> {
  const known = new Set(savedFiles(records).map(({ file }) => file));
  for (const path of run.files) {
    const name = basename(path);
    if (isCsvName(name, most) && !known.has(name)) await run.remove(name);
  }
}

function readAttempt(value: unknown): AttemptLine {
  if (isAttempt(value)) return value;
  throw new Error("it is not an attempt of an analysis");
}

function isAttempt(value: unknown): value is AttemptLine {
  if (typeof value !== "object" || value === null) return false;
  const { iteration, attempt, state, text }: Partial<Record<string, unknown>> = { ...value };
  const numbered = typeof iteration === "number" || iteration === "report";
  return numbered && typeof attempt === "number" && typeof state === "string" && typeof text === "string";
}

/** Returns the paths of an analysis's reports. */
export function reportPaths(folder: string): {
  readonly json: string;
  readonly markdown: string;
  readonly html: string;
} {
  return {
    json: join(folder, analysisFiles.json),
    markdown: join(folder, analysisFiles.markdown),
    html: join(folder, analysisFiles.html),
  };
}
