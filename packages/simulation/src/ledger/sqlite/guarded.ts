import { LedgerError, LedgerTakenError } from "../ledger.js";
import { RecordMismatchError } from "../record-mismatch-error.js";
import { emptyLedger, LedgerDamagedError } from "./ledger-damaged-error.js";

/** Runs a function on the database. Converts SQLite's errors to `LedgerError`. */
export function guarded<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    if (LedgerTakenError.isInstance(cause) || cause instanceof RecordMismatchError) throw cause;
    throw ledgerError(file, cause);
  }
}

/** Parts of the messages that SQLite reports for a file that is no longer a database. */
const damages = [emptyLedger, "malformed", "file is not a database"];

/** Advice for errors of SQLite, by a part of the error's message. */
const advices: readonly (readonly [words: string, advice: string])[] = [
  ["disk is full", "make room on the disk, then continue the run"],
  ["disk I/O error", "check that the disk has room and can be written, then continue the run"],
  ["unable to open database", "make its folder writable, or copy the folder to a place that is"],
  ["readonly database", "make the folder and its files writable"],
];

function ledgerError(file: string, cause: unknown): LedgerError {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (damages.some((damage) => message.includes(damage)))
    return new LedgerDamagedError(`${file}: ${message}`, { cause });
  const [, advice] = advices.find(([words]) => message.includes(words)) ?? [];
  return new LedgerError(`${file}: ${message}${advice === undefined ? "" : `; ${advice}`}`, { cause });
}
