import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { AnalystError } from "../error/analyst-error.js";
import { unfinishedEnding, writeAtomically } from "../files/atomic-write.js";
import { appendLines, dropCutOffLine, readLines } from "../files/json-lines.js";
import { isRecord } from "../query/reading.js";
import { type IterationRecord, readRecord, savedFiles } from "./iteration-record.js";
import { csvNamePattern } from "./run-actions.js";

/** What makes two runs the same: an analysis goes on only in the folder of its own. */
export type RunIdentity = Readonly<Record<string, string | number | boolean | null>>;

/** A folder that holds one analysis. */
export interface RunFolder {
  readonly path: string;
  /** Whole iterations that were there already. */
  readonly records: readonly IterationRecord[];
  addRecord(record: IterationRecord): Promise<void>;
  addAttempts(attempts: readonly object[]): Promise<void>;
}

const files = { run: "run.json", iterations: "iterations.jsonl", attempts: "attempts.jsonl" } as const;

/**
 * Opens the folder of an analysis. One that holds an analysis is refused, unless it is the same one and is to go on.
 * What a crash left behind is removed: a line that was cut off, files of an iteration that was not whole.
 * @throws {AnalystError} RUN_CONFLICT, LOG_UNREADABLE
 */
export async function openRunFolder(
  path: string,
  identity: RunIdentity,
  resume: boolean,
): Promise<RunFolder> {
  await mkdir(path, { recursive: true });
  const present = await readIdentity(join(path, files.run));
  if (present !== null && !resume) {
    throw new AnalystError(
      "RUN_CONFLICT",
      `${path} holds an analysis already; go on in it with --resume, or name another folder`,
    );
  }
  if (present !== null) refuseOther(path, present, identity);
  const iterations = join(path, files.iterations);
  const attempts = join(path, files.attempts);
  if (present === null) {
    await refuseStrangers(path);
    await writeAtomically(join(path, files.run), `${JSON.stringify(identity, null, 2)}\n`);
  }
  await dropCutOffLine(iterations);
  await dropCutOffLine(attempts);
  const records = (await readLines(iterations)).map((line, index) =>
    readRecord(line, `${iterations}:${index + 1}`),
  );
  await removeLeftovers(path, records);
  return {
    path,
    records,
    addRecord: (record) => appendLines(iterations, [record]),
    addAttempts: (made) => appendLines(attempts, made),
  };
}

async function readIdentity(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AnalystError("RUN_CONFLICT", `${file} is no JSON; name another folder`, { cause });
  }
}

function refuseOther(path: string, present: unknown, identity: RunIdentity): void {
  const known = isRecord(present) ? present : {};
  const differing = Object.keys(identity).find((key) => known[key] !== identity[key]);
  if (differing === undefined) return;
  throw new AnalystError(
    "RUN_CONFLICT",
    `${path} holds another analysis (${differing} is ${JSON.stringify(known[differing])}, not ${JSON.stringify(identity[differing])}); name another folder`,
  );
}

/** Logs without the run they belong to are somebody else's. */
async function refuseStrangers(path: string): Promise<void> {
  const stranger = (await readdir(path)).find((name) => name === files.iterations || name === files.attempts);
  if (stranger === undefined) return;
  throw new AnalystError(
    "RUN_CONFLICT",
    `${path} holds ${stranger} of an unknown analysis; name another folder`,
  );
}

/** Files that no whole iteration knows of: the iteration that wrote them is made again. */
async function removeLeftovers(path: string, records: readonly IterationRecord[]): Promise<void> {
  const known = new Set(savedFiles(records).map(({ file }) => file));
  for (const name of await readdir(path)) {
    const isLeftover = csvNamePattern.test(name) && !known.has(name);
    if (isLeftover || name.endsWith(unfinishedEnding)) await rm(join(path, name), { force: true });
  }
}
