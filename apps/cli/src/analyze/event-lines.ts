import type { AnalyzeEvent } from "@concordat/analyst";
import { colours } from "../terminal/colours.js";

/** Tells a person how an analysis goes, on standard error. */
export function printEvent(event: AnalyzeEvent): void {
  const line = lineOf(event);
  if (line !== null) console.error(line);
}

function lineOf(event: AnalyzeEvent): string | null {
  switch (event.type) {
    case "started": {
      const before = event.done === 0 ? "" : `, ${event.done} of them there already`;
      return `${event.iterations} iterations${before}; the table was read in ${(event.elapsedMs / 1_000).toFixed(1)} s`;
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
