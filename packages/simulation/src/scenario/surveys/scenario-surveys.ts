import type { ScenarioEvent } from "@concordat/contracts/scenario";
import { changedScenario } from "../changed-scenario.js";
import type { LoadedScenario } from "../loaded-scenario.js";
import { stateSurveys } from "../states/state-questions.js";

/** A survey at the beginning of a round. */
export type SurveyEvent = Extract<ScenarioEvent, { kind: "survey" }>;

/** Any event at the beginning of a round except a survey. */
export type WorldEvent = Exclude<ScenarioEvent, SurveyEvent>;

/** Whether an event is a survey. */
export function isSurvey(event: ScenarioEvent): event is SurveyEvent {
  return event.kind === "survey";
}

/** Returns the surveys of a scenario, including those of forks and those about the state, in order. */
export function surveysOf({
  scenario,
  changes,
}: Pick<LoadedScenario, "scenario" | "changes">): readonly SurveyEvent[] {
  return [...changedScenario(scenario, changes).events.filter(isSurvey), ...stateSurveys(scenario)];
}

/**
 * Returns the number of rounds that a run records: those of the scenario, plus one if a survey follows the last round.
 * Agents see no feed in the additional round.
 */
export function recordedRounds(loaded: Pick<LoadedScenario, "scenario" | "changes">): number {
  const { rounds } = loaded.scenario;
  return surveysOf(loaded).some(({ round }) => round === rounds) ? rounds + 1 : rounds;
}

/** Returns the file name of a questionnaire's copy in a run. */
export function questionnaireFile(event: Pick<SurveyEvent, "questions">): string {
  return event.questions.split("/").at(-1) ?? event.questions;
}
