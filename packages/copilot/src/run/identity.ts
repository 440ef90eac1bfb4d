import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type RunIdentity, runIdentity } from "@concordat/files";
import type { PipelineOptions } from "../pipeline/options.js";
import { plannerTask } from "../plan/ask-planner.js";
import { specialists } from "../specialists/agents.js";
import { itemsTask } from "../specialists/ask-specialist.js";
import { synthesisTask } from "../synthesis/ask-synthesis.js";

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
    "wording of the prompts": [plannerTask, specialists.map(({ task }) => task), itemsTask, synthesisTask],
  });
}
