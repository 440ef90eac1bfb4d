import { FilesError } from "../../error/files-error.js";
import type { DigestList } from "./digest-list.js";
import { Digests } from "./digests.js";

/** The lines found in a journal. */
export interface FoundLines {
  /** The journal, for messages. */
  readonly path: string;
  /** The digest of each complete line. */
  readonly digests: Digests;
  /** The digests of the lines without a carriage return at the end, if every line has one; otherwise `null`. */
  readonly withoutReturns: Digests | null;
  /** Whether an incomplete line follows. */
  readonly torn: boolean;
}

/**
 * Compares the lines of a journal with what a run has written.
 * @returns the number of lines missing at the end, as after a power failure; usually 0
 * @throws {FilesError} CHANGED with the line, if anything else differs
 */
export function compareLines(found: FoundLines, { digests, pending, synced }: DigestList): number {
  const written = pending.length === 0 ? digests : new Digests(both(digests, pending));
  const at = found.digests.firstDifference(written);
  if (at !== -1) throw changed(found, difference(found, written, at));
  const missing = digests.length - found.digests.length;
  if (missing <= 0) return 0;
  // A line that a kill has torn may be any of the last append, which is one record for nearly every journal.
  if (found.torn && missing === 1) return 0;
  if (found.digests.length >= synced) return missing;
  throw changed(
    found,
    `${found.path} ends after line ${found.digests.length}, but this run has written ${digests.length === 1 ? "1 line" : `${digests.length} lines`}`,
  );
}

/** Describes the first line that differs, with its position. */
function difference({ path, digests, withoutReturns }: FoundLines, written: Digests, at: number): string {
  if (withoutReturns?.firstDifference(written) === -1) {
    return `${path} has Windows line ends (CRLF), which this run did not write: git converts them where core.autocrlf is set (\`*.ndjson -text\` in .gitattributes prevents it)`;
  }
  const where = `${path}:${at + 1}`;
  const [here = "", expected = ""] = [digests.at(at), written.at(at)];
  const known = written.indexOf(here);
  if (known === -1 && expected === "") return `${where} was not written by this run`;
  if (known === -1) {
    return digests.indexOf(expected) !== -1
      ? `${where} was not written by this run`
      : `${where} was changed since this run wrote it`;
  }
  if (known < at) return `${where} repeats line ${known + 1}`;
  return digests.indexOf(expected) !== -1
    ? `${where} was moved: this run wrote it as line ${known + 1}`
    : `${where}: ${known - at === 1 ? "a line" : `${known - at} lines`} that this run wrote before it ${known - at === 1 ? "is" : "are"} missing`;
}

function changed({ path }: FoundLines, what: string): FilesError {
  return new FilesError(
    "CHANGED",
    `${what}. Nothing is continued from a changed record, and the file is left as it is: put back ${path} as it was, or start again in another file`,
  );
}

function* both(first: Iterable<string>, second: Iterable<string>): Generator<string> {
  yield* first;
  yield* second;
}
