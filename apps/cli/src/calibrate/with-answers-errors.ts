import { CommandError } from "../command-error.js";

/** Runs a calibration and reports problems with its tables as usage errors. */
export async function withAnswersErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // Loaded where it is needed: the help of a command loads nothing that simulates.
    const { AnswersError, NothingToCalibrateError } = await import("@concordat/calibration");
    if (
      error instanceof AnswersError ||
      error instanceof NothingToCalibrateError ||
      error instanceof RangeError
    )
      throw new CommandError(error.message, { cause: error });
    throw error;
  }
}
