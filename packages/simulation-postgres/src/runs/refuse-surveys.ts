import { type LoadedScenario, surveysOf } from "@concordat/simulation";
import { RunDatabaseError } from "./run-database-error.js";

/** @throws {RunDatabaseError} for a scenario with surveys, which workers cannot answer yet */
export function refuseSurveys(name: string, scenario: LoadedScenario): void {
  const [survey] = surveysOf(scenario);
  if (survey === undefined) return;
  throw new RunDatabaseError(
    `the scenario of ${name} has a survey in round ${survey.round}, which workers cannot answer; simulate it on one machine, without --ledger`,
  );
}
