import { AnswersError, NothingToCalibrateError } from "@concordat/calibration";
import { CommandError } from "../command-error.js";

/** Runs a calibration and reports problems with its tables as usage errors. */
export async function withAnswersErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof AnswersError ||
      error instanceof NothingToCalibrateError ||
      error instanceof RangeError
    )
      throw new CommandError(error.message, { cause: error });
    throw error;
  }
}
