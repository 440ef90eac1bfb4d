import type { Scenario } from "@concordat/contracts/scenario";
import { Calendar } from "../../world/calendar.js";
import type { ReadInputs } from "../read-scenario-files.js";
import type { Problem } from "../scenario-error.js";
import { type Report, reporterOf, reportTwice } from "./report.js";

/** Checks the posts of the file, and returns the round in which each appears. */
export function checkPosts(
  scenario: Scenario,
  { posts }: ReadInputs,
  found: Problem[],
): ReadonlyMap<string, number> {
  const calendar = new Calendar(scenario.starts_at, scenario.round_minutes);
  const appears = new Map<string, number>();
  reportTwice(posts, ({ id }) => id, "a post", found);
  for (const located of posts) {
    const { id, round } = located.value;
    const appearsIn = calendar.roundOfPost(located.value);
    appears.set(id, appearsIn);
    if (appearsIn < scenario.rounds) continue;
    const at: Report = reporterOf(found, located);
    const last = `the last is ${scenario.rounds - 1}`;
    at(round === undefined ? "/timestamp" : "/round", `is in round ${appearsIn}; ${last}`);
  }
  return appears;
}
