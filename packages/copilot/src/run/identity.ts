import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type RunIdentity, runIdentity } from "@concordat/files";
import type { PipelineOptions } from "../pipeline/options.js";
import { plannerWording } from "../plan/ask-planner.js";
import { specialistWording } from "../specialists/ask-specialist.js";
import { synthesisWording } from "../synthesis/ask-synthesis.js";

/** Everything that could change an answer of a run: it is only continued where all of it is the same. */
export function decisionIdentity(
  { question, context, sources, condensed, samples, seed, model }: DecisionRun,
  { temperature, timeoutMs, maxAttempts }: Pick<PipelineOptions, "temperature" | "timeoutMs" | "maxAttempts">,
): RunIdentity {
  return runIdentity({
    question,
    context,
    sources,
    condensed,
    samples,
    seed,
    model,
    temperature,
    "time-out": timeoutMs,
    attempts: maxAttempts,
    "wording of the prompts": [plannerWording, specialistWording, synthesisWording],
  });
}
