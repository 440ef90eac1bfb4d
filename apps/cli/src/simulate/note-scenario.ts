import type { LoadedScenario } from "@concordat/simulation";
import type { ForkSummary } from "@concordat/simulation-report/text";
import { note } from "../terminal/output.js";

/** Names the authors whose posts everyone sees, before a run begins. */
export async function noteOutsideAuthors(scenario: LoadedScenario): Promise<void> {
  const { formatOutsideAuthors } = await import("@concordat/simulation-report/text");
  const line = formatOutsideAuthors(scenario);
  if (line !== null) note(line);
}

/** Describes a fork before it is played. */
export async function noteFork(fork: ForkSummary): Promise<void> {
  const { formatFork } = await import("@concordat/simulation-report/text");
  note(formatFork(fork));
}
