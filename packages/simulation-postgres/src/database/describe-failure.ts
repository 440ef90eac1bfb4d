import { LedgerError } from "@concordat/simulation";
import type { Passwords } from "./passwords.js";

/** What the user can do about errors, by the code of PostgreSQL (SQLSTATE) or of the operating system. */
const advices: Readonly<Record<string, string>> = {
  ECONNREFUSED: "start the server, or check host and port",
  ENOTFOUND: "check the name of the host",
  ETIMEDOUT: "check that the server can be reached from here",
  "28P01": "check user and password; PGPASSFILE keeps the password out of the command line",
  "28000": "check the user, and what pg_hba.conf of the server lets in",
  "3D000": "create the database first, with: createdb",
  "42501": "grant the role what the guide lists for it",
  "42P01": "let the owner of the database begin a run first: that creates the tables",
  "3F000": "let the owner of the database begin a run first: that creates the tables",
  "53100": "make room on the server's disk, then continue the run",
  "53300": "let the server take more connections, or start fewer workers",
};

/** Codes, or the start of codes, of errors that mean that a connection failed or was lost. */
const lost = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "08", "57P"];

/** Whether an error means that there is no connection. The operation may succeed later. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (lost.some((begin) => code.startsWith(begin))) return true;
    if (
      /^Connection terminated|^Query read timeout$|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

/**
 * Whether an error means that the server currently accepts no connections, because it is starting, recovering or
 * stopping.
 */
export function isStarting(error: unknown): boolean {
  return codeOf(error) === "57P03";
}

/**
 * Converts an error of PostgreSQL to an error of the ledger. The message names only host and database. Passwords are
 * removed from it and from its causes, even if the server repeats one.
 */
export function ledgerError(place: string, error: unknown, passwords: Passwords): LedgerError {
  const code = codeOf(error);
  const cause = passwords.maskedCause(error);
  const said =
    cause instanceof Error && cause.message !== "" ? cause.message : code || "it cannot be reached";
  const advice = advices[code];
  return new LedgerError(`PostgreSQL ${place}: ${said}${advice === undefined ? "" : `; ${advice}`}`, {
    cause,
  });
}

/**
 * Returns the code of an error or of its causes, from PostgreSQL (SQLSTATE) or the operating system. Empty if there is
 * none.
 */
export function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // An aggregate error contains one error for each address of a host. The first one is used.
    const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
    const isOwn = LedgerError.isInstance(first);
    if (!isOwn && first instanceof Error && "code" in first && typeof first.code === "string")
      return first.code;
  }
  return "";
}
