import { FilesError, systemCode } from "@concordat/files";
import { note } from "../terminal/output.js";

const codes: ReadonlySet<string | null> = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Runs an operation that writes to a run. If there is no room for it, says that what was written is kept, and how the run is
 * continued; the error follows.
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
