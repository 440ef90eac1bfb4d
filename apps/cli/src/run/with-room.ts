import { FilesError, systemCode } from "@concordat/files";
import { note } from "../terminal/output.js";

const codes: ReadonlySet<string | null> = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Runs an operation that writes to a run. If the disk is full, it prints that the written records are kept and how to
 * continue the run, and rethrows the error.
 * @param how how the run is continued, once there is room
 */
export async function withRoom<Result>(how: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (FilesError.isInstance(error) && error.code === "UNWRITABLE" && codes.has(systemCode(error)))
      note(`what was written before is kept: make room, then continue: ${how}`);
    throw error;
  }
}
