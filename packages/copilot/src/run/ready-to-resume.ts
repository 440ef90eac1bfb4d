import type { DecisionRun, RunError } from "@concordat/contracts/decision-run";
import { omitUndefined } from "@concordat/contracts/options";
import { isUnanswered } from "@concordat/llm";
import type { Sensitivity } from "../sensitivity/ask-sensitivity.js";

/**
 * Prepares a run to be resumed. Steps that were interrupted, and questions without an answer, are set to pending.
 * Existing answers are kept.
 * @param retryInvalid whether to repeat questions with an invalid answer as well
 */
export function readyToResume(run: DecisionRun, retryInvalid = false): DecisionRun {
  const stays = (part: { readonly state: string; readonly error?: RunError }): boolean =>
    part.state === "completed" ||
    (part.state === "failed" && !retryInvalid && part.error !== undefined && !isUnanswered(part.error.code));
  const specialists = run.specialists.map((specialist) =>
    stays(specialist) ? specialist : { agent: specialist.agent, state: "pending" as const },
  );
  const options = run.options?.map((option) =>
    stays(option) ? option : { name: option.name, state: "pending" as const },
  );
  const isPending = ({ state }: { readonly state: string }): boolean => state === "pending";
  const changed = specialists.some(isPending) || options?.some(isPending) === true || fewerAnswers(run);
  const synthesis = stays(run.synthesis) && !changed ? run.synthesis : { state: "pending" as const };
  return {
    ...run,
    status: "pending",
    finished_at: null,
    plan: run.plan.state === "running" ? { state: "pending" } : run.plan,
    specialists,
    ...omitUndefined({ options }),
    synthesis,
    ...(run.sensitivity === undefined
      ? {}
      : {
          sensitivity:
            synthesis.state === "pending" || moreSamples(run)
              ? { state: "pending" as const }
              : sensitivityToResume(run.sensitivity, stays),
        }),
  };
}

function sensitivityToResume(
  sensitivity: Sensitivity,
  stays: (part: { readonly state: string; readonly error?: RunError }) => boolean,
): Sensitivity {
  if (sensitivity.state === "skipped" || !stays(sensitivity)) return { state: "pending" };
  if (sensitivity.state !== "completed") return sensitivity;
  return {
    ...sensitivity,
    changes: sensitivity.changes.map((change) => {
      const { fact, sources, instead } = change;
      return stays(change) ? change : { fact, sources, instead, state: "pending" };
    }),
  };
}

/** Whether a specialist or the synthesis has fewer answers than requested. */
export function moreSamples(run: DecisionRun): boolean {
  const { synthesis, samples } = run;
  return fewerAnswers(run) || (synthesis.state === "completed" && synthesis.samples < samples);
}

/**
 * Whether a specialist or an option has fewer answers than requested. The synthesis is then based on incomplete
 * findings.
 */
function fewerAnswers({ specialists, options = [], samples }: DecisionRun): boolean {
  return [...specialists, ...options].some((part) => part.state === "completed" && part.samples < samples);
}
