import { join } from "node:path";
import { FilesError } from "@concordat/files";
import { StudyError } from "../error/study-error.js";

/**
 * Runs a step of a study, and explains the error that it throws if its folder belongs to another study.
 * @param folder the folder of the study
 * @param make runs the step
 * @param parts the folders of this step and of the steps that depend on it
 * @throws {StudyError} DAMAGED when the folder was created from other runs, or by a version that describes them
 *   differently
 */
export async function cachedStep<Made>(
  folder: string,
  parts: readonly string[],
  make: () => Promise<Made>,
): Promise<Made> {
  try {
    return await make();
  } catch (cause) {
    if (!FilesError.isInstance(cause) || cause.code !== "OTHER_RUN") throw cause;
    const [first = folder, ...others] = parts.map((part) => join(folder, part));
    throw new StudyError(
      "DAMAGED",
      `${first} was made from other runs than there are now, or by another version; put those back, or remove ${[first, ...others].join(", ")} and resume`,
      { cause },
    );
  }
}
