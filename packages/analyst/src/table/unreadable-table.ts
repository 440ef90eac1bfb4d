import { AnalystError } from "../error/analyst-error.js";

/** Creates the error for a file that cannot be read as a table. */
export function unreadableTable(file: string, reason: string, cause?: unknown): AnalystError {
  return new AnalystError("TABLE_UNREADABLE", `${file}: ${reason}`, { cause });
}
