import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { ShownState } from "@concordat/simulation/results";

/** Formats the state of an agent as one line, such as `round 3: health infected, opinion 0.25`. */
export function formatState({ round, state }: ShownState): string {
  const when = round < 0 ? "before round 0" : `round ${round}`;
  return `${when}: ${Object.entries(state)
    .map(([name, value]) => onOneLine(`${name} ${value}`))
    .join(", ")}`;
}
