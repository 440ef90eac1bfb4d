import type { RunError, Usage } from "@concordat/contracts/decision-run";
import type { Outcome } from "@concordat/llm";
import { runError } from "./run-error.js";
import { addUsage, noUsage, usageOf } from "./usage.js";

/** A part of a run with at least one answer. */
interface Completed {
  readonly state: "completed";
  readonly samples: number;
  readonly usage: Usage;
}

/** A part of a run whose request failed. */
interface Failed {
  readonly state: "failed";
  readonly usage: Usage;
}

/** A part without an answer. */
interface Unanswered {
  readonly state: "pending" | "running" | "skipped";
}

/** The functions that request a part of a run and combine its answers. */
interface Sampling<Answer, Whole extends Completed, Vain extends Failed> {
  /** The requested number of samples. */
  readonly samples: number;
  /** Requests one more answer; `asked` is the number of earlier answers. */
  readonly ask: (asked: number) => Promise<Outcome<Answer>>;
  /** Returns the part with one more answer; `before` is `null` for the first one. */
  readonly completed: (
    before: Whole | null,
    outcome: Extract<Outcome<Answer>, { readonly state: "valid" }>,
    usage: Usage,
  ) => Whole;
  /** Returns the part for a failure without any answer. */
  readonly failed: (error: RunError, usage: Usage) => Vain;
}

/**
 * Requests the missing samples of a part of a run, and yields the part after each one. Existing answers are kept. If a
 * later sample fails, only its usage is added. Yields `null` when the caller stopped the request.
 * @param part the current state of the part; `undefined` if it has not started
 */
export async function* askSamples<Answer, Whole extends Completed, Vain extends Failed>(
  part: Whole | Vain | Unanswered | undefined,
  { samples, ask, completed, failed }: Sampling<Answer, Whole, Vain>,
): AsyncGenerator<Whole | Vain | null> {
  let whole = isCompleted(part) ? part : null;
  let usage = usageUntilNow(part);
  for (let missing = samples - (whole?.samples ?? 0); missing > 0; missing--) {
    const outcome = await ask(usage.attempts);
    usage = addUsage(usage, usageOf(outcome));
    if (outcome.state !== "valid" && outcome.error.code === "ABORTED") {
      yield null;
      return;
    }
    if (outcome.state === "valid") whole = completed(whole, outcome, usage);
    else if (whole !== null) whole = { ...whole, usage };
    else {
      yield failed(runError(outcome.error), usage);
      continue;
    }
    yield whole;
  }
}

function isCompleted<Whole extends Completed>(part: Whole | Failed | Unanswered | undefined): part is Whole {
  return part?.state === "completed";
}

function usageUntilNow(part: Completed | Failed | Unanswered | undefined): Usage {
  return part?.state === "completed" || part?.state === "failed" ? part.usage : noUsage;
}
