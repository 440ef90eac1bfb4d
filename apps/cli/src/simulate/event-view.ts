import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { print, printJson } from "../terminal/output.js";
import { eventLine } from "./event-lines.js";
import { RoundBar } from "./round-bar.js";

/** Shows a person, or another program, what happens in a run. */
export interface EventView {
  /** Shows an event. */
  show(event: SimulationEvent): void;
  /** Resolves once everything is shown and final. */
  end(): Promise<void>;
}

/** Each event as a line of JSON. */
export const jsonView: EventView = { show: (event) => printJson(event), end: async () => undefined };

/**
 * Each event as a line for people. Where standard error is a terminal, a bar shows how far the round is; where the lines
 * go to the same terminal, single decisions and estimates are left to it.
 */
export function linesView(): EventView {
  const bar = new RoundBar();
  const barOnly = bar.isShown && process.stdout.isTTY === true;
  return {
    show(event) {
      bar.show(event);
      const single = ["answered", "decided", "estimated"].includes(event.type);
      if (!(single && barOnly)) print(eventLine(event));
    },
    end: async () => bar.stop(),
  };
}
