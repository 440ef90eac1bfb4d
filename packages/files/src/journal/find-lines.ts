import { compareLines } from "./digests/changed-lines.js";
import { type DigestList, lineDigest } from "./digests/digest-list.js";
import type { JournalDigests } from "./digests/run-digests.js";
import type { JournalOptions } from "./journal-options.js";
import { type JournalExtent, readLines } from "./read-journal.js";

/** The lines that a journal has when it is opened. */
export interface JournalLines extends JournalExtent {
  /** The digest of each complete line; empty for a journal without digests. */
  readonly digests: readonly string[];
  /** Whether the file of digests does not match the lines and must be written again. */
  readonly outdated: boolean;
  /** Notes for the user. */
  readonly notes: readonly string[];
}

/** The lines of a journal that is new or was emptied. */
export const noLines: JournalLines = {
  wholeBytes: 0,
  tornBytes: 0,
  unended: false,
  digests: [],
  outdated: true,
  notes: [],
};

const carriageReturn = 0x0d;

/**
 * Reads the lines of a journal, and compares them with their digests if these exist.
 * @throws {FilesError} CHANGED when a line differs from its digest, NOT_A_RUN when the file contains anything except
 * records of this run, UNREADABLE when it cannot be read
 */
export async function findLines<R>(
  path: string,
  options: JournalOptions<R>,
  digests: JournalDigests | null,
): Promise<JournalLines> {
  const found: string[] = [];
  let withoutReturns: string[] | null = [];
  const extent = await readLines(path, options, (line) => {
    if (digests === null) return;
    found.push(lineDigest(line));
    if (line.at(-1) === carriageReturn) withoutReturns?.push(lineDigest(line.subarray(0, -1)));
    else withoutReturns = null;
  });
  const torn = extent.tornBytes > 0;
  const notes = torn ? [`${path}: a last line that was torn is dropped`] : [];
  const list = digests?.list ?? null;
  if (digests === null) return { ...extent, digests: found, outdated: false, notes };
  if (list === null) {
    if (found.length > 0) notes.push(unprotected(path, found));
    return { ...extent, digests: found, outdated: true, notes };
  }
  const missing = compareLines({ path, digests: found, withoutReturns, torn }, list);
  if (missing > 0) notes.push(lost(path, missing));
  return { ...extent, digests: found, outdated: !isOf(list, found), notes };
}

/** Whether a file of digests lists exactly these lines and new digests can be appended to it. */
function isOf({ digests, ended }: DigestList, found: readonly string[]): boolean {
  return ended && digests.length === found.length;
}

function unprotected(path: string, found: readonly string[]): string {
  return `${path} was begun without digests of its lines: nothing tells whether its first ${count(found.length, "line")} were changed; what is added from now on is covered`;
}

function lost(path: string, missing: number): string {
  return `${path}: the last ${count(missing, "record")} that were written are missing, as after a power cut; they are made again`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
