import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { isSurveyOnly } from "../scenario/surveys/survey-only.js";
import { World } from "../world/world.js";

/** Creates the world of a scenario before the first round. */
export function worldAtStart(loaded: LoadedScenario): World {
  return new World({ ...loaded, isSurveyOnly: isSurveyOnly(loaded) });
}
