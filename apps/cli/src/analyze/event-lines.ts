import type { AnalyzeEvent } from "@concordat/analyst";
import { counted } from "@concordat/contracts/options";
import { colours } from "../terminal/colours.js";
import { note } from "../terminal/output.js";

/**
 * Reports the progress of an analysis on standard error.
 * @param loadMs time that opening the table took, in milliseconds, which is part of the time to read it
 */
export function printEvent(event: AnalyzeEvent, loadMs: number): void {
  const line = lineOf(event, loadMs);
  if (line !== null) note(line);
  if (event.type !== "started") return;
  for (const assumption of event.assumptions) note(`  ${assumption}`);
  for (const sentence of event.notes) note(sentence);
}

function lineOf(event: AnalyzeEvent, loadMs: number): string | null {
  switch (event.type) {
    case "started": {
      const before = event.done === 0 ? "" : `, ${event.done} of them made before`;
      return `${counted(event.iterations, "iteration")}${before}; the table was read in ${((loadMs + event.elapsedMs) / 1_000).toFixed(1)} s\nmeasured: ${event.subject}`;
    }
    case "iteration-started":
      return `${event.iteration} ${colours.err.dim(event.phase)}`;
    case "iteration-finished":
      return `${event.iteration} ${colours.err.green("done")} ${event.record.plan}`;
    case "iteration-failed":
      return `${event.iteration} ${colours.err.red("failed")} ${event.code}: ${event.message}`;
    default:
      return null;
  }
}
