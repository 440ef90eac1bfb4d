import type { Scenario } from "@concordat/contracts/scenario";
import { Calendar } from "../../world/calendar.js";
import type { Report } from "./report.js";

/** The end of the year 9999, in milliseconds since 1970. RFC 3339 supports only years with four digits. */
const endOfTime = Date.UTC(10_000, 0, 1);

/** Checks that the start of each round and the end of the last one can be represented in RFC 3339. */
export function checkTime({ starts_at, round_minutes, rounds }: Scenario, at: Report): void {
  const calendar = new Calendar(starts_at, round_minutes);
  if (calendar.startOf(rounds) < endOfTime) return;
  const last = "the last of the rounds must end before the year 10000";
  at(
    "/round_minutes",
    `makes ${rounds} rounds of ${round_minutes} minutes from ${starts_at} too long; ${last}`,
  );
}
