import { FilesError, type FilesErrorCode } from "@concordat/files";
import { CommandError } from "../command-error.js";

/** The options to use for errors of a run's files. Libraries do not mention options. */
export type OptionHints = Partial<Readonly<Record<FilesErrorCode, string>>>;

/** The hints of commands that resume a run with an option. */
export const runHints: OptionHints = {
  RUN_EXISTS: "--resume continues it, --overwrite replaces it",
  OUTPUT_EXISTS: "--overwrite replaces existing files",
  OTHER_RUN: "--overwrite replaces it",
  NOT_A_RUN: "--overwrite replaces existing files",
  CHANGED: "--overwrite replaces it",
};

/** Runs an operation on a run's files. If it fails, adds to the message the option that helps. */
export function withHints<Result>(hints: OptionHints, act: () => Promise<Result>): Promise<Result> {
  return withHint((cause) => (FilesError.isInstance(cause) ? hints[cause.code] : undefined), act);
}

/**
 * Runs an operation. If it fails, adds a hint to the message.
 * @param hintFor returns the hint for an error; `undefined` if there is none
 */
export async function withHint<Result>(
  hintFor: (cause: unknown) => string | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    const hint = hintFor(cause);
    if (hint === undefined || !(cause instanceof Error)) throw cause;
    throw new CommandError(`${cause.message} (${hint})`, { cause });
  }
}
