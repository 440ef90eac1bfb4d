import { basename, join } from "node:path";
import { type Journal, openRun, type Run, type RunIdentity } from "@concordat/files";
import { isUnanswered } from "@concordat/llm";
import type { AttemptLine } from "./attempt-lines.js";
import { driverCsvPattern, isCsvName } from "./csv-names.js";
import { type IterationRecord, readRecord, savedFiles } from "./iteration-record.js";

/** A folder that holds one analysis, held by this process. */
export interface RunFolder {
  readonly path: string;
  /** Whole iterations that existed before. */
  readonly records: readonly IterationRecord[];
  /** The iterations, by number, whose last attempt was answered badly. */
  readonly answeredBadly: ReadonlySet<number>;
  /** The attempts at the report's words, where no iteration was asked for after them. */
  readonly wordsAttempts: readonly AttemptLine[];
  /** What to tell the caller about how the journals were found. */
  readonly notes: readonly string[];
  addRecord(record: IterationRecord): Promise<void>;
  addAttempts(attempts: readonly AttemptLine[]): Promise<void>;
  /** Writes a file of the analysis atomically. */
  write(name: string, content: string): Promise<void>;
  close(): Promise<void>;
}

/** How the folder of an analysis is opened. */
export interface RunFolderOptions {
  readonly identity: RunIdentity;
  /** Iterations to make. */
  readonly iterations: number;
  /** Continue the analysis that the folder holds, after its last whole iteration. */
  readonly resume: boolean;
  /** Replace existing files. */
  readonly overwrite: boolean;
  /** Files that are read, and never written. */
  readonly inputs: readonly string[];
  /** Cassettes that the answers are recorded into: none of them is a file of the analysis. */
  readonly recordings: readonly string[];
}

/** The names of an analysis's files, apart from its tables. */
export const runFiles = {
  iterations: "iterations.jsonl",
  attempts: "attempts.jsonl",
  json: "report.json",
  markdown: "report.md",
  html: "report.html",
} as const;

const journals: readonly string[] = [runFiles.iterations, runFiles.attempts];

const fixedNames: ReadonlySet<string> = new Set(Object.values(runFiles));

/** The names of the charts that a report in Markdown shows. */
const chartName = /^chart-(trend|(drivers|mix)-\d+)\.svg$/;

/** Whether an analysis may want a file of this name. */
function needs(name: string, iterations: number): boolean {
  return (
    fixedNames.has(name) || chartName.test(name) || isCsvName(name, iterations) || driverCsvPattern.test(name)
  );
}

/**
 * Opens the folder of an analysis; it is made where it does not exist. Files that another process or a user put there
 * are left alone. Of an analysis that is continued, a torn last line and the tables of an iteration that is not whole are
 * removed.
 * @throws {FilesError} RUN_EXISTS, OTHER_RUN, NOT_A_RUN, OUTPUT_EXISTS, HELD, UNWRITABLE
 */
export async function openRunFolder(path: string, options: RunFolderOptions): Promise<RunFolder> {
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

async function openLogs(path: string, run: Run, most: number): Promise<RunFolder> {
  const records: IterationRecord[] = [];
  const iterations = await run.journal<IterationRecord>(runFiles.iterations, {
    opening: '{"iteration_number":',
    read: readRecord,
    onRecord: (record) => void records.push(record),
    syncEveryMs: 0,
  });
  const answeredBadly = new Set<number>();
  let wordsAttempts: AttemptLine[] = [];
  const attempts = await run.journal<AttemptLine>(runFiles.attempts, {
    opening: '{"iteration":',
    read: readAttempt,
    onRecord(line) {
      const { iteration, state, error, attempt } = line;
      // Words are of the iterations before them; each time that they are asked for they begin with attempt 1.
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

/** Tables that no whole iteration knows of: the iteration that saved them is made again. */
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

/** The paths of an analysis's reports. */
export function reportPaths(folder: string): {
  readonly json: string;
  readonly markdown: string;
  readonly html: string;
} {
  return {
    json: join(folder, runFiles.json),
    markdown: join(folder, runFiles.markdown),
    html: join(folder, runFiles.html),
  };
}
