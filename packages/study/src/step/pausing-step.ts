import { ConcordatError } from "@concordat/contracts/contract";
import { isOutage } from "@concordat/llm";
import type { Pause } from "@concordat/simulation";
import { interrupted } from "@concordat/simulation/limits";

/** A step that asks a model could not be made now. What was done stays, and the study can be resumed. */
export class StepPaused extends Error {
  /** Why. */
  readonly pause: Pause;

  constructor(pause: Pause) {
    super(pause.message);
    this.pause = pause;
  }
}

/**
 * How a study ends if one of its steps fails with this error. `null` if a retry would fail in the same way: the report then states
 * that the step was not made.
 */
export function pauseFor(code: string, message: string): Pause | null {
  if (code === "ABORTED") return { ...interrupted, message: "the study was stopped" };
  return isOutage(code) ? { cause: "model", code, message } : null;
}

/** Makes a step; what would fail for every request pauses the study. */
export async function pausing<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const pause = ConcordatError.isInstance(error) ? pauseFor(String(error.code), error.message) : null;
    throw pause === null ? error : new StepPaused(pause);
  }
}
