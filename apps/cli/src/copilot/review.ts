import type { DecisionRun } from "@concordat/contracts/decision-run";
import { readRun, reviewDecision, reviewText } from "@concordat/copilot";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { print, printJson } from "../terminal/output.js";
import { withFigures } from "./compute-figures.js";
import { noteNotRead, readContext } from "./read-context.js";

/** The documents in their current state. */
interface ReviewFlags {
  readonly context: readonly string[];
  readonly json?: boolean;
}

/**
 * Compares the passages that a decision cites with the current documents. The exit code is 1 if a statement
 * no longer has its source.
 * @throws {CommandError} when the run has no sources
 */
export async function review(path: string, { context, json = false }: ReviewFlags): Promise<void> {
  const run = await readRun(path);
  if (run.sources.length === 0) {
    throw new CommandError(
      `${path}: the run has no sources, so its statements rest on no passage that could change; a run with --context, without --no-sources and --condense, has them`,
    );
  }
  const read = await readContext(context);
  noteNotRead(read);
  const found = reviewDecision(run, await withFigures(read, questionsOf(run)));
  if (json) printJson(found);
  else print(reviewText(found));
  if (found.changed.some(({ state }) => state !== "supported")) process.exitCode = exitCode.someFailed;
}

/** Returns the questions that were computed for the decision. A review computes them again from the current tables. */
function questionsOf({ computed = [] }: DecisionRun): string[] {
  return [...new Set(computed.map(({ question }) => question))];
}
