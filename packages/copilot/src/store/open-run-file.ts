import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { RunFileError } from "./run-file-error.js";

/** The file of a run that is being carried out, by this process alone. */
export interface RunFile {
  /**
   * Writes the run whole or not at all.
   * @throws {RunFileError} when the disk does not take it; the file then holds the run as it was saved before
   */
  save(run: DecisionRun): Promise<void>;
  /** Lets other processes have it. */
  close(): Promise<void>;
}

/**
 * Takes a file for one run. A lock beside it names this process; the lock of a process that is gone is taken over.
 * @throws {RunFileError} when another process has it, or the folder cannot be written to
 */
export async function openRunFile(file: string): Promise<RunFile> {
  const lock = `${file}.lock`;
  await takeLock(lock, file);
  return {
    save: (run) => writeWhole(file, `${JSON.stringify(run, null, 2)}\n`),
    close: () => rm(lock, { force: true }),
  };
}

async function takeLock(lock: string, file: string): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    if (await wroteLock(lock, file)) return;
    const owner = Number(await readFile(lock, "utf8").catch(() => ""));
    if (isAlive(owner)) throw new RunFileError(`${file} is being worked on by process ${owner}`);
    await rm(lock, { force: true });
  }
  throw new RunFileError(`${file} cannot be locked: other processes keep taking it`);
}

async function wroteLock(lock: string, file: string): Promise<boolean> {
  try {
    const handle = await open(lock, "wx");
    await handle.writeFile(String(process.pid)).finally(() => handle.close());
    return true;
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause)) throw cause;
    if (cause.code === "EEXIST") return false;
    const reason = cause.code === "ENOENT" ? `there is no folder ${dirname(file)}` : cause.message;
    throw new RunFileError(`${file} cannot be written: ${reason}`, { cause });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Writes beside and moves into place, so that a crash or a full disk leaves what was there. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(beside, "w");
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RunFileError(`${file} cannot be written: ${reason}`, { cause });
  }
}
