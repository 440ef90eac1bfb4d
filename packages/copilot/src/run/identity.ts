import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkValue, required, rules } from "@concordat/contracts/options";
import { type RunIdentity, runIdentity } from "@concordat/files";
import type { AnswerForm } from "@concordat/llm";
import { addedSources } from "../computed/add-computed-answer.js";
import { optionWording } from "../options/ask-option.js";
import type { PipelineOptions } from "../pipeline/options.js";
import { plannerWording } from "../plan/ask-planner.js";
import { sensitivityWording } from "../sensitivity/ask-sensitivity.js";
import { specialistWording } from "../specialists/ask-specialist.js";
import { synthesisWording } from "../synthesis/ask-synthesis.js";
import { turnsWording } from "../turns/wording.js";
import { runRule } from "./run-rule.js";

/**
 * Returns everything that could change an answer of a run. A run can be continued only if all of it is equal. The
 * timeout is not included, because it only affects whether an answer arrives.
 * @param settings the settings of the run, and how its client requests fields (`client.form`)
 */
export function decisionIdentity(
  run: DecisionRun,
  settings: Pick<PipelineOptions, "temperature" | "maxAttempts"> & {
    readonly form?: AnswerForm | undefined;
  },
): RunIdentity {
  checkValue(run, runRule, "run");
  checkValue(settings, required(rules.record), "settings");
  const { question, context, sources, condensed, documents, samples, seed, model, options, sensitivity } =
    run;
  const { temperature, maxAttempts, form } = settings;
  const added = addedSources(run);
  return runIdentity({
    question,
    context,
    sources: sources.filter(({ id }) => !added.has(id)),
    condensed,
    ...(documents.length === 0 ? {} : { documents }),
    samples,
    seed,
    model,
    temperature,
    attempts: maxAttempts,
    ...(options === undefined ? {} : { options: options.map(({ name }) => name) }),
    ...(sensitivity === undefined ? {} : { sensitivity: true }),
    "wording of the prompts": [
      plannerWording,
      specialistWording,
      synthesisWording,
      ...(options === undefined ? [] : [optionWording]),
      ...(sensitivity === undefined ? [] : [sensitivityWording]),
    ],
    ...(form === "turns" ? { "wording in turns": turnsWording } : {}),
  });
}
