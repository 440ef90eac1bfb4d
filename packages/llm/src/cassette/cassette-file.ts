import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkOptions, checkValue, pathRules, required, rules } from "@concordat/contracts/options";
import {
  FilesError,
  type JournalOptions,
  openSharedJournal,
  readJournal,
  readOwnFileSync,
  systemReason,
} from "@concordat/files";
import { cassetteWaitMs } from "../limits.js";
import { Cassette } from "../replay/cassette.js";
import { type CassetteEntry, isCassetteEntry } from "../replay/cassette-entry.js";

/** The options for the lines of a cassette. */
const cassetteLines: JournalOptions<CassetteEntry> = {
  opening: '{"key":"',
  read(value) {
    if (isCassetteEntry(value)) return value;
    throw new Error("it is not a recorded answer");
  },
};

/** A cassette that this process has locked for recording. */
export interface OpenCassette {
  /** Appends a recorded answer as a complete line. */
  readonly add: (entry: CassetteEntry) => Promise<void>;
  /** Waits for writes in progress and releases the lock of the file. */
  close(): Promise<void>;
}

/**
 * Reads a cassette, an NDJSON file. A last line that a crash left incomplete is skipped.
 * @throws {FilesError} NOT_A_RUN with file and line when a line is not a recorded answer, UNREADABLE when the file
 *   cannot be read
 */
export async function readCassette(file: string): Promise<Cassette> {
  checkValue(file, required(pathRules.file), "file");
  const cassette = new Cassette();
  await readJournal(file, { ...cassetteLines, onRecord: (entry) => cassette.add(entry) });
  return cassette;
}

/**
 * Opens a cassette for recording: a new file, or an existing one to append to. A last line that a crash left
 * incomplete is removed.
 * @param file path of the cassette
 * @param options `inputs`: paths of input files, which the cassette must not replace
 * @throws {FilesError} NOT_A_RUN when the file contains anything other than recorded answers, LOCKED by another
 *   process, OUTPUT_IS_INPUT, UNWRITABLE
 */
export async function openCassette(
  file: string,
  options: { readonly inputs?: readonly string[] } = {},
): Promise<OpenCassette> {
  checkValue(file, required(pathRules.file), "file");
  checkOptions(options, { inputs: rules.list });
  const { inputs = [] } = options;
  const journal = await openSharedJournal(file, { ...cassetteLines, inputs });
  return { add: (entry) => journal.append(entry), close: () => journal.close() };
}

/**
 * Appends one answer to a cassette as soon as the file's lock is free. Several processes may record into one file.
 * @throws {FilesError} LOCKED if another process does not release the file, and the errors of `openCassette`
 */
export async function addInTurn(file: string, entry: CassetteEntry): Promise<void> {
  const patience = Date.now() + cassetteWaitMs;
  for (;;) {
    try {
      const opened = await openCassette(file);
      return await opened.add(entry).finally(opened.close);
    } catch (error) {
      const isHeld = FilesError.isInstance(error) && error.code === "LOCKED";
      if (!isHeld || Date.now() > patience) throw error;
      await sleep(Math.random() * maxNapMs);
    }
  }
}

/**
 * Maximum milliseconds between two attempts to lock a file. The delay is random, so that two processes do not collide
 * repeatedly.
 */
const maxNapMs = 50;

/**
 * Reads a cassette synchronously. A missing file gives an empty cassette. A last line that a crash left incomplete is
 * skipped.
 * @throws {Error} with the file's name when it cannot be read; also with the line number when a line is not a
 *   recorded answer
 */
export function loadCassette(file: string): Cassette {
  const content = contentOf(file);
  const lines = content.split("\n");
  const torn = lines.pop() ?? "";
  const { opening } = cassetteLines;
  if (!opening.startsWith(torn.slice(0, opening.length))) throw notAnEntry(file, lines.length + 1);
  return new Cassette(lines.map((line, index) => readEntry(line, file, index + 1)));
}

/**
 * Checks that answers can be added to a cassette. Call it before any answer is requested and paid for.
 * @throws {FilesError} UNWRITABLE when the file cannot be written
 */
export function checkRecordable(file: string): void {
  const folder = dirname(file);
  try {
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
  } catch (cause) {
    const reason = existsSync(folder) ? systemReason(cause) : `there is no folder ${folder}`;
    throw new FilesError("UNWRITABLE", `${file} cannot be written: ${reason}`, { cause });
  }
}

function contentOf(file: string): string {
  try {
    return readOwnFileSync(file)?.toString("utf8") ?? "";
  } catch (error) {
    throw new Error(`the cassette ${file} cannot be read: ${systemReason(error)}`, { cause: error });
  }
}

function readEntry(line: string, file: string, number: number): CassetteEntry {
  try {
    return cassetteLines.read(JSON.parse(line));
  } catch {
    throw notAnEntry(file, number);
  }
}

function notAnEntry(file: string, line: number): Error {
  return new Error(
    `${file}:${line} is not a recorded answer; the file is left as it is. Record to another file`,
  );
}
