import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { print, printJson } from "./output.js";
import { RoundBar } from "./round-bar.js";

/** Shows the events of a run to a person or another program. */
export interface EventView {
  /** Shows an event. */
  show(event: SimulationEvent): void;
  /** Resolves once all output is complete. */
  end(): Promise<void>;
}

/** Prints each event as a line of JSON. */
export const jsonView: EventView = { show: (event) => printJson(event), end: async () => undefined };

/**
 * Prints each event as a line of text. If standard error is a terminal, a bar shows the progress of the
 * round; if the lines go to the same terminal, the bar replaces those for single decisions and estimates.
 */
export async function linesView(): Promise<EventView> {
  const { formatEvent } = await import("@concordat/simulation-report/text");
  const bar = new RoundBar();
  const barOnly = bar.isShown && process.stdout.isTTY === true;
  return {
    show(event) {
      bar.show(event);
      const single = ["answered", "decided", "estimated"].includes(event.type);
      if (!(single && barOnly)) print(formatEvent(event));
    },
    end: async () => bar.stop(),
  };
}
