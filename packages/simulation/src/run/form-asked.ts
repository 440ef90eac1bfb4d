import { networkWording } from "@concordat/agent";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import type { AnswerForm } from "@concordat/llm";
import {
  withPercentages,
  wording,
  wordingOfSurveys,
  wordingOfSurveysAlone,
} from "../model/model-policies.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { promptsHash, withListedChoices } from "./manifest.js";

const forms: readonly AnswerForm[] = ["json", "turns"];

/**
 * Returns how decisions were requested with prompts of this hash: as JSON, or field by field (`turns`). Returns `null`
 * if this version has other prompts.
 */
export function formOfPrompts(prompts: string): AnswerForm | null {
  return forms.find((form) => prompts === wording[form]) ?? null;
}

/**
 * Finds from the recorded hash of the prompts whether a run asks for decisions as JSON or field by field ("turns").
 * Returns `null` if the hash matches no prompts of this version.
 */
export function formAsked(
  { prompts_sha256: recorded }: Pick<SimulationManifest, "prompts_sha256">,
  scenario: Pick<LoadedScenario, "questionnaires">,
): AnswerForm | null {
  const isAsked = (form: AnswerForm): boolean =>
    [wordingOfSurveys[form], wordingOfSurveysAlone[form]]
      .flatMap((surveys) => [surveys, withPercentages(surveys)])
      .some((surveys) =>
        [wording[form], withListedChoices(wording[form], networkWording)].some(
          (decisions) => recorded === promptsHash(scenario, decisions, surveys),
        ),
      );
  return forms.find(isAsked) ?? null;
}
