import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { AnswerForm } from "@concordat/llm";
import { wording, wordingOfSurveys } from "../model/model-policies.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { hashOfPrompts } from "./manifest.js";

const forms: readonly AnswerForm[] = ["json", "turns"];

/** The form of asking that policies have, by the wording of their prompts; null for other words than those of this version. */
export function formOfPrompts(prompts: string): AnswerForm | null {
  return forms.find((form) => prompts === wording[form]) ?? null;
}

/** In which form a run asks for decisions on one post; `null` if it began with other words than those of this version. */
export function formAsked(
  { prompts_sha256: recorded }: Pick<SimulationManifest, "prompts_sha256">,
  scenario: Pick<LoadedScenario, "questionnaires">,
): AnswerForm | null {
  const hash = (form: AnswerForm): string =>
    hashOfPrompts(scenario, { prompts: wording[form], surveyPrompts: wordingOfSurveys[form] });
  return forms.find((form) => recorded === hash(form)) ?? null;
}
