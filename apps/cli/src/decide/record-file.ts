import { type FileHandle, open, readFile, stat, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { decisionRecord } from "@concordat/contracts/decision-record";
import { CommandError } from "../command-error.js";

/** What makes two runs the same: records of another run are not mixed in. */
export interface RunIdentity {
  readonly model: string;
  readonly seed: number | null;
  readonly contract: string;
}

/** A file of records that grows by whole lines. */
export interface RecordFile {
  /** Records that were there already. */
  readonly present: readonly DecisionRecord[];
  append(record: DecisionRecord): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a file for records. A file that is there is refused, unless the run is to go on in it: then a last line that
 * was cut off is dropped, and every record must be of the same run.
 */
export async function openRecordFile(
  file: string,
  { resume, run }: { resume: boolean; run: RunIdentity },
): Promise<RecordFile> {
  const exists = await stat(file).then(
    () => true,
    () => false,
  );
  if (exists && !resume)
    throw new CommandError(`${file} is there already; go on in it with --resume, or name another file`);
  const present = exists ? await readPresent(file, run) : [];
  const handle = await open(file, "a").catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === "ENOENT" ? `there is no folder ${dirname(file)}` : cause.message;
    throw new CommandError(`${file} cannot be written: ${reason}`, { cause });
  });
  return { present, append: (record) => appendLine(handle, record), close: () => handle.close() };
}

async function appendLine(handle: FileHandle, record: DecisionRecord): Promise<void> {
  await handle.appendFile(`${JSON.stringify(record)}\n`);
}

async function readPresent(file: string, run: RunIdentity): Promise<DecisionRecord[]> {
  const text = await readFile(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) {
    await truncate(file, Buffer.byteLength(whole));
    console.error(`${file}: dropped a last line that was cut off`);
  }
  return whole
    .split("\n")
    .flatMap((line, index) => (line === "" ? [] : [readRecord(line, `${file}:${index + 1}`, run)]));
}

function readRecord(line: string, where: string, run: RunIdentity): DecisionRecord {
  const record = parseRecord(line, where);
  const differing = (["model", "seed", "contract"] as const).find((key) => record[key] !== run[key]);
  if (differing !== undefined) {
    throw new CommandError(
      `${where}: is of another run (${differing} ${record[differing]}, not ${run[differing]}); name another file with --out`,
    );
  }
  return record;
}

function parseRecord(line: string, where: string): DecisionRecord {
  try {
    const value: unknown = JSON.parse(line);
    if (decisionRecord.is(value)) return value;
  } catch {
    // Said below, like any other line that is no record.
  }
  throw new CommandError(`${where}: is no decision record; name another file with --out`);
}
