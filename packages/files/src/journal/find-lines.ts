import { compareLines } from "./digests/changed-lines.js";
import { type DigestList, lineDigest, WholeDigest } from "./digests/digest-list.js";
import { Digests } from "./digests/digests.js";
import type { JournalDigests } from "./digests/run-digests.js";
import type { JournalOptions } from "./journal-options.js";
import { type JournalExtent, readLines } from "./read-journal.js";
import { ReplacedLines } from "./replaced-lines.js";

/** The lines that a journal has when it is opened. */
export interface JournalLines extends JournalExtent {
  /** The digest of each complete line; empty for a journal without digests. */
  readonly digests: Digests;
  /** The lines whose record was replaced by a later one, in order. Empty for a journal without digests. */
  readonly replaced: ReplacedLines;
  /** Whether the file of digests does not match the lines and must be written again. */
  readonly outdated: boolean;
  /** Notes for the user. */
  readonly notes: readonly string[];
}

/** The lines of a journal that is new or was emptied. */
export function noLines(): JournalLines {
  const [digests, replaced] = [new Digests(), new ReplacedLines()];
  return { wholeBytes: 0, tornBytes: 0, unended: false, digests, replaced, outdated: true, notes: [] };
}

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
  const found = new Digests();
  const replaced = new ReplacedLines();
  let withoutReturns: Digests | null = new Digests();
  const { onRecord, replaces } = options;
  const reading: JournalOptions<R> = {
    ...options,
    onRecord(record) {
      onRecord?.(record);
      const earlier = digests === null ? null : (replaces?.(record, found.length - 1) ?? null);
      if (earlier !== null) replaced.add(earlier);
    },
  };
  const extent = await readLines(path, reading, (line) => {
    if (digests === null) return;
    found.add(lineDigest(line));
    if (line.at(-1) === carriageReturn) withoutReturns?.add(lineDigest(line.subarray(0, -1)));
    else withoutReturns = null;
  });
  const torn = extent.tornBytes > 0;
  const notes = torn ? [`${path}: a last line that was torn is dropped`] : [];
  const list = digests?.list ?? null;
  const lines = { ...extent, digests: found, replaced, notes };
  if (digests === null) return { ...lines, outdated: false };
  if (list === null) {
    if (found.length > 0) notes.push(unprotected(path, found));
    return { ...lines, outdated: true };
  }
  if (isReplacement(list, found)) return { ...lines, outdated: true };
  const missing = compareLines({ path, digests: found, withoutReturns, torn }, list);
  if (missing > 0) notes.push(lost(path, missing));
  return { ...lines, outdated: !isOf(list, found) };
}

/** Whether a file of digests lists exactly these lines and new digests can be appended to it. */
function isOf({ digests, ended, replacement }: DigestList, found: Digests): boolean {
  return ended && replacement === null && digests.length === found.length;
}

/** Whether these lines have replaced those of the list, and the process was killed before it replaced the list. */
function isReplacement({ run, replacement }: DigestList, found: Digests): boolean {
  if (replacement === null) return false;
  const whole = new WholeDigest(run);
  whole.add(found);
  return whole.replacementMark === replacement;
}

function unprotected(path: string, found: Digests): string {
  return `${path} was begun without digests of its lines: nothing tells whether its first ${count(found.length, "line")} were changed; what is added from now on is covered`;
}

function lost(path: string, missing: number): string {
  return `${path}: the last ${count(missing, "record")} that were written are missing, as after a power cut; they are made again`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
