import { FilesError, systemCode } from "@concordat/files";
import { note } from "../terminal/output.js";

const codes: ReadonlySet<string | null> = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Executes an operation that writes to a run. If the disk is full, prints that the recorded rows are kept and how to
 * resume the run, and throws the error again.
 * @param how how to resume the run when there is free space
 */
export async function withDiskFullHint<Result>(how: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (FilesError.isInstance(error) && error.code === "UNWRITABLE" && codes.has(systemCode(error)))
      note(`what was written before is kept: make room, then continue: ${how}`);
    throw error;
  }
}
