import { ConcordatError } from "@concordat/contracts/contract";
import { isOutage } from "@concordat/llm";
import type { Pause } from "@concordat/simulation";
import { interrupted } from "@concordat/simulation/limits";

/**
 * The error of a step that pauses the study, because its model is unavailable, a limit is reached, or the study was
 * stopped. Earlier results are stored, and the study can be resumed.
 */
export class StepPaused extends Error {
  /** The pause of the study. */
  readonly pause: Pause;

  constructor(pause: Pause) {
    super(pause.message);
    this.pause = pause;
  }
}

/**
 * Returns the pause of a study whose step fails with this error. Returns `null` if a retry would fail in the same way.
 * In that case, the report states that the step is missing.
 */
export function pauseFor(code: string, message: string): Pause | null {
  if (code === "ABORTED") return { ...interrupted, message: "the study was stopped" };
  return isOutage(code) ? { cause: "model", code, message } : null;
}

/** Runs a step. If it fails for a reason that would affect every request, the study pauses. */
export async function pausing<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const pause = ConcordatError.isInstance(error) ? pauseFor(String(error.code), error.message) : null;
    throw pause === null ? error : new StepPaused(pause);
  }
}
