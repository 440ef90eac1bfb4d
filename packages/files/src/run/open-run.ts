import { rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Claim, readClaim } from "../claim/claim-file.js";
import { assertNotInUse, assertReplaceable, claimOutputs } from "../claim/claim-outputs.js";
import { writeOutput } from "../claim/write-output.js";
import { type Destination, destinationOf } from "../destination/destination.js";
import { FilesError } from "../error/files-error.js";
import { asFilesError } from "../error/system-error.js";
import { fileSha256, sha256 } from "../identity/sha256.js";
import { digestsOfRun } from "../journal/digests/run-digests.js";
import type { JournalOptions } from "../journal/journal-options.js";
import { type Journal, openJournal, openRunJournal } from "../journal/open-journal.js";
import { acquireLock, type Lock } from "../lock/acquire-lock.js";
import { removeLocks } from "../lock/remove-locks.js";
import { requireNotHeld } from "../lock/require-not-held.js";
import { removeTemporaries } from "../temporary/remove-temporaries.js";
import { replaceFile } from "../write/replace-file.js";
import { writeStream } from "../write/write-stream.js";
import { checkPlace } from "./check-place.js";
import { requireUnchanged } from "./require-unchanged.js";
import { type RunHome, runHome } from "./run-home.js";
import type { RunOptions } from "./run-options.js";

/**
 * Checks that a location is given.
 * @throws {RangeError} when it is missing, which is possible in JavaScript
 */
function assertPlace(options: unknown): void {
  const { at }: Partial<Record<string, unknown>> = { ...Object(options) };
  const { file, folder }: Partial<Record<string, unknown>> = { ...Object(at) };
  if (typeof (file ?? folder) !== "string")
    throw new RangeError('at must be the place of a run: { file: "answers.ndjson" } or { folder: "out" }');
}

/** A run whose files this process has locked. */
export interface Run {
  /** Whether the run already existed and is resumed. */
  readonly resumed: boolean;
  /** The files that the run wrote so far, as absolute paths. */
  readonly files: readonly string[];
  /**
   * Writes a file of the run atomically: its own file, a file in its folder, or one of its outputs.
   * @throws {FilesError} OUTPUT_EXISTS if a file of another program has appeared there, UNWRITABLE
   */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /**
   * Checks that every file of the run is unchanged since the run wrote it. Call it before using a finished run.
   * @throws {FilesError} CHANGED, UNREADABLE
   */
  requireUnchanged(): Promise<void>;
  /** Removes a file that the run wrote. Returns `false`, and does not remove it, if it was changed since. */
  remove(path: string): Promise<boolean>;
  /**
   * Opens a journal of the run. Its existing lines must be unchanged, which is checked with the digests in a file next
   * to it, `<journal>.digests`.
   * @throws {FilesError} CHANGED, FOREIGN_FILE, NOT_A_RUN, OUTPUT_EXISTS, UNREADABLE, UNWRITABLE
   */
  journal<R>(path: string, options: JournalOptions<R>): Promise<Journal<R>>;
  /** Closes the journals that are still open and lets other processes have the run. */
  release(): Promise<void>;
}

/**
 * Reserves and locks the files of a run. All checks are made first: if one fails, nothing has been written. Afterwards,
 * incomplete files of killed processes are removed.
 * @throws {FilesError} LOCKED, FOREIGN_FILE, RUN_EXISTS, OTHER_RUN, NOT_A_RUN, OUTPUT_EXISTS, OUTPUT_IS_INPUT,
 *   UNWRITABLE
 * @example
 * const run = await openRun({ at: { folder: "out" }, identity, existing: "resume", needs: (name) => name === "report.md" });
 * try {
 *   await run.write("report.md", text);
 * } finally {
 *   await run.release();
 * }
 */
export async function openRun(options: RunOptions): Promise<Run> {
  assertPlace(options);
  const home = await runHome(options.at);
  if ("kind" in home) return streamRun(home, options);
  await checkPlace(home, options).catch(async (error: unknown) => {
    // The files found may be incomplete, since another process is writing them; conflicts within the command itself do
    // not depend on that.
    const isOfCommand = FilesError.isInstance(error) && error.code === "OUTPUT_IS_INPUT";
    if (!isOfCommand) await requireNotHeld(home.lock, home.name);
    throw error;
  });
  const lock = await acquireLock(home.lock, home.name);
  try {
    // Read again: another process may have started or ended the run before the lock was acquired.
    const current = await runHome(options.at);
    if ("kind" in current)
      throw new FilesError("UNWRITABLE", `${home.name} changed while it was being opened`);
    const found = await checkPlace(current, options);
    const { identity, inputs = [] } = options;
    const claim = new Claim(home.claim, home.folder, found ?? { identity, files: {} });
    await removeLeftovers(current, claim, options.outputs ?? []);
    if (options.existing === "adopt" && found === null) await adopt(current, claim);
    const hasNewInputs = claim.addInputs(inputs);
    if (found === null || hasNewInputs) await claim.save();
    return heldRun(current, claim, lock, found !== null, options);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens an existing run without comparing its settings, to write further outputs. Returns `null` if there is no claim
 * of a run.
 * @throws {FilesError} LOCKED, OUTPUT_EXISTS, OUTPUT_IS_INPUT, UNWRITABLE
 */
export async function attachRun(
  options: Pick<RunOptions, "at" | "inputs" | "recordings" | "outputs" | "overwriteOutputs">,
): Promise<Run | null> {
  const home = await runHome(options.at);
  const claim = "kind" in home ? null : await readClaim(home.claim);
  return claim === null ? null : openRun({ ...options, identity: claim.identity, existing: "resume" });
}

async function adopt({ main }: RunHome, claim: Claim): Promise<void> {
  if (main?.present != null) await claim.markPending(main.path, await fileSha256(main.path));
}

async function removeLeftovers({ folder }: RunHome, claim: Claim, outputs: readonly string[]): Promise<void> {
  const folders = new Set([
    folder,
    ...claim.paths.map(dirname),
    ...outputs.map((path) => dirname(resolve(path))),
  ]);
  for (const place of folders) {
    await removeTemporaries(place);
    await removeLocks(place);
  }
}

function heldRun(home: RunHome, claim: Claim, lock: Lock, resumed: boolean, options: RunOptions): Run {
  const { overwrite = false, overwriteOutputs = overwrite, recordings = [] } = options;
  const named = new Set([home.name, ...(options.outputs ?? [])]);
  const locate = (path: string): string => (named.has(path) ? path : resolve(home.folder, path));
  const knownHashes = (path: string): readonly string[] | null => claim.hashesOf(path);
  const checks = { inputs: claim.inputs, recordings, overwrite: overwriteOutputs, knownHashes };
  const closeJournals: (() => Promise<void>)[] = [];
  return {
    resumed,
    get files() {
      return claim.paths;
    },
    async write(path, content) {
      const destination = await destinationOf(locate(path));
      try {
        if (destination.kind === "stream") return await writeStream(destination, content);
        await assertReplaceable(path, destination, checks);
        const held = destination.present === null ? null : await fileSha256(destination.path);
        await claim.markPending(destination.path, sha256(content), held);
        await replaceFile({ ...destination, content });
      } catch (cause) {
        throw asFilesError("UNWRITABLE", path, cause);
      }
    },
    requireUnchanged: () => requireUnchanged(claim),
    remove: (path) => removeOwn(locate(path), claim),
    async journal(path, journalOptions) {
      const name = locate(path);
      const destination = await destinationOf(name);
      if (destination.kind === "stream") return openJournal(name, journalOptions);
      await assertReplaceable(path, destination, checks);
      const empty = overwrite && claim.hashesOf(destination.path) === null;
      const digests = await digestsOfRun(destination, claim, empty);
      await claim.markPending(destination.path, null);
      const journal = await openRunJournal(name, { ...journalOptions, empty }, digests);
      closeJournals.push(() => journal.close());
      return journal;
    },
    async release() {
      // Open ones are left by a caller that failed: its error is the one to report.
      await Promise.allSettled(closeJournals.map((close) => close()));
      await lock.release();
    },
  };
}

async function removeOwn(path: string, claim: Claim): Promise<boolean> {
  const destination = await destinationOf(path);
  if (destination.kind === "stream") return false;
  const hashes = claim.hashesOf(destination.path);
  if (hashes === null) return false;
  if (destination.present !== null) {
    if (!hashes.includes(await fileSha256(destination.path))) return false;
    await rm(destination.path);
  }
  await claim.forget(destination.path);
  return true;
}

/** Opens a run whose records go to a device or a pipe. Nothing is stored, so there is nothing to lock or to resume. */
async function streamRun(
  stream: Extract<Destination, { kind: "stream" }>,
  options: RunOptions,
): Promise<Run> {
  if (options.existing !== "refuse") {
    throw new FilesError(
      "NOT_A_RUN",
      `${stream.path} is not a regular file: a run cannot be resumed from it`,
    );
  }
  const { inputs = [], recordings = [], outputs = [], overwrite = false } = options;
  const checks = { inputs, recordings, overwrite };
  await assertNotInUse(stream.path, stream, checks);
  const claimed = await claimOutputs(outputs, checks);
  return {
    resumed: false,
    files: [],
    requireUnchanged: async () => undefined,
    async write(path, content) {
      const output = claimed.find(({ name }) => name === path);
      if (output !== undefined) return writeOutput(output, content, checks);
      await writeStream(stream, content).catch((cause: unknown) => {
        throw asFilesError("UNWRITABLE", path, cause);
      });
    },
    remove: async () => false,
    journal: (path, journalOptions) => openJournal(path, journalOptions),
    release: async () => undefined,
  };
}
