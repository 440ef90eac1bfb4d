import type { ScenarioEvent } from "@concordat/contracts/scenario";
import { changedScenario } from "../scenario/changed-scenario.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";

/** A survey at the beginning of a round. */
export type SurveyEvent = Extract<ScenarioEvent, { kind: "survey" }>;

/** Anything else that happens at the beginning of a round. */
export type WorldEvent = Exclude<ScenarioEvent, SurveyEvent>;

/** Whether an event is a survey. */
export function isSurvey(event: ScenarioEvent): event is SurveyEvent {
  return event.kind === "survey";
}

/** The surveys of a scenario as forks have changed it, in their order. */
export function surveysOf({
  scenario,
  changes,
}: Pick<LoadedScenario, "scenario" | "changes">): readonly SurveyEvent[] {
  return changedScenario(scenario, changes).events.filter(isSurvey);
}

/**
 * The rounds that a run records: those of the scenario, and one more where a survey is asked after the last of them.
 * No one looks at a feed in that one.
 */
export function recordedRounds(loaded: Pick<LoadedScenario, "scenario" | "changes">): number {
  const { rounds } = loaded.scenario;
  return surveysOf(loaded).some(({ round }) => round === rounds) ? rounds + 1 : rounds;
}

/** The name by which a run knows the file of a questionnaire: that of its copy. */
export function questionnaireFile(event: Pick<SurveyEvent, "questions">): string {
  return event.questions.split("/").at(-1) ?? event.questions;
}
