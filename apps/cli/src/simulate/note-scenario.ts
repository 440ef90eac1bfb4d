import type { LoadedScenario } from "@concordat/simulation";
import type { ForkSummary } from "@concordat/simulation-report/text";
import { note } from "../terminal/output.js";

/** Prints the authors whose posts reach every agent, and the numbers that agents are told without a meaning, before a run starts. */
export async function noteScenario(scenario: LoadedScenario): Promise<void> {
  const { formatOutsideAuthors } = await import("@concordat/simulation-report/text");
  const line = formatOutsideAuthors(scenario);
  if (line !== null) note(line);
  await noteBareNumbers(scenario);
}

/** Prints the columns of people whose values agents are told as numbers that may be codes. */
export async function noteBareNumbers(scenario: LoadedScenario): Promise<void> {
  const { formatBareNumbers } = await import("@concordat/simulation-report/text");
  const line = formatBareNumbers(scenario);
  if (line !== null) note(line);
}

/** Describes a fork before it is executed. */
export async function noteFork(fork: ForkSummary): Promise<void> {
  const { formatFork } = await import("@concordat/simulation-report/text");
  note(formatFork(fork));
}
