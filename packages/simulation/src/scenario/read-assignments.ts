import { type Scenario, scenario as scenarioContract } from "@concordat/contracts/scenario";
import { activityOf } from "../world/audience/audience.js";
import type { Assignment } from "../world/audience/profiles-audience.js";
import type { Located } from "./checks/report.js";
import type { InputReader, NamedText } from "./input-reader.js";
import type { LocatedValue } from "./located-json.js";

/**
 * Reads assignments. There is no contract for them; their activities and policies are checked like those of a scenario.
 */
export function readAssignments(
  reader: InputReader,
  file: NamedText | null,
  scenario: Scenario,
): Located<Assignment>[] {
  return reader.list(file).flatMap((located) => assignmentIn(reader, located, scenario) ?? []);
}

function assignmentIn(
  reader: InputReader,
  { value, place }: LocatedValue,
  scenario: Scenario,
): Located<Assignment> | null {
  const given: Partial<Record<string, unknown>> = { ...Object(value) };
  const before = reader.problems.length;
  if (typeof given.agent_id !== "string") reader.problem(place(), "/agent_id", "must be the id of an agent");
  if (given.segment !== undefined && typeof given.segment !== "string") {
    reader.problem(place("/segment"), "/segment", "must be the name of a segment");
  }
  for (const name of Object.keys(given)) {
    if (!["agent_id", "segment", "activity", "policy"].includes(name)) {
      reader.problem(place(`/${name}`), "", `must not have the property '${name}'`);
    }
  }
  const { activity = scenario.activity, policy = scenario.policy } = given;
  const shaped = { ...scenario, activity, policy };
  for (const { path, message } of scenarioContract.validate(shaped))
    reader.problem(place(path), path, message);
  if (reader.problems.length > before) return null;
  const parsed = scenarioContract.parse(shaped);
  const assignment: Assignment = {
    agent_id: String(given.agent_id),
    ...(given.segment === undefined ? {} : { segment: String(given.segment) }),
    ...(given.activity === undefined ? {} : { activity: activityOf(parsed.activity) }),
    ...(given.policy === undefined ? {} : { policy: parsed.policy }),
  };
  return { value: assignment, place };
}
