import type { ScenarioEvent } from "@concordat/contracts/scenario";
import { changedScenario } from "../changed-scenario.js";
import type { LoadedScenario } from "../loaded-scenario.js";

/** A survey at the beginning of a round. */
export type SurveyEvent = Extract<ScenarioEvent, { kind: "survey" }>;

/** Any event at the beginning of a round except a survey. */
export type WorldEvent = Exclude<ScenarioEvent, SurveyEvent>;

/** Whether an event is a survey. */
export function isSurvey(event: ScenarioEvent): event is SurveyEvent {
  return event.kind === "survey";
}

/** The surveys of a scenario, including the changes of forks, in order. */
export function surveysOf({
  scenario,
  changes,
}: Pick<LoadedScenario, "scenario" | "changes">): readonly SurveyEvent[] {
  return changedScenario(scenario, changes).events.filter(isSurvey);
}

/**
 * The number of rounds that a run records: those of the scenario, and one more if a survey follows the last one.
 * Agents see no feed in that additional round.
 */
export function recordedRounds(loaded: Pick<LoadedScenario, "scenario" | "changes">): number {
  const { rounds } = loaded.scenario;
  return surveysOf(loaded).some(({ round }) => round === rounds) ? rounds + 1 : rounds;
}

/** The name of a questionnaire's file in a run: the name of the copy. */
export function questionnaireFile(event: Pick<SurveyEvent, "questions">): string {
  return event.questions.split("/").at(-1) ?? event.questions;
}
