import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { AnswerForm } from "@concordat/llm";
import { wording, wordingOfPercentages, wordingOfSurveys } from "../model/model-policies.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { hashOfPrompts } from "./manifest.js";

const forms: readonly AnswerForm[] = ["json", "turns"];

/** Returns the form of requests whose prompts have this wording; `null` if this version has no such wording. */
export function formOfPrompts(prompts: string): AnswerForm | null {
  return forms.find((form) => prompts === wording[form]) ?? null;
}

/**
 * Returns the form in which a run requests decisions on one post; `null` if the run was started with another wording
 * than this version's.
 */
export function formAsked(
  { prompts_sha256: recorded }: Pick<SimulationManifest, "prompts_sha256">,
  scenario: Pick<LoadedScenario, "questionnaires">,
): AnswerForm | null {
  const isAsked = (form: AnswerForm): boolean =>
    [wordingOfSurveys[form], wordingOfPercentages(form)].some(
      (surveyPrompts) => recorded === hashOfPrompts(scenario, { prompts: wording[form], surveyPrompts }),
    );
  return forms.find(isAsked) ?? null;
}
