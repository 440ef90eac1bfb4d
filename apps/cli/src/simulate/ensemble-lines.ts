import { counted } from "@concordat/contracts/options";
import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import type { EnsembleCost, EnsembleFolder } from "@concordat/simulation/sqlite";
import { onOneLine } from "../terminal/escape-control-chars.js";
import { simulationEventLine } from "./event-lines.js";

/** The expected cost of an ensemble, before any request. */
export function ensembleCostLine(
  { ensemble, scenario }: EnsembleFolder,
  { least, most, answers }: EnsembleCost,
  model: string | null,
): string {
  const runs = counted(ensemble.runs.length, "run");
  const { rounds } = scenario.scenario;
  const size = `${onOneLine(ensemble.name)}: ${runs} of ${counted(scenario.audience.size, "agent")} and ${counted(rounds, "round")}`;
  const drawn = ensemble.redraw
    ? "audience and network drawn again for each"
    : "audience and network the same for all";
  if (model === null) return `${size}, ${drawn}, decided by rules`;
  const from = least === null ? "" : `at least ${least}`;
  const to = most === null ? "" : `at most ${most}`;
  const bounds = [from, to].filter((bound) => bound !== "").join(" and ") || "an unlimited number of";
  return `${size}, ${drawn}; ${bounds} decisions${surveyed(answers)} of ${onOneLine(model)}, all runs together`;
}

/** The number of survey answers, in addition to decisions, as text; `null` if it is unknown. */
export function surveyed(answers: number | null): string {
  if (answers === null) return " and the answers to surveys";
  return answers === 0 ? "" : ` and ${counted(answers, "answer")} to surveys`;
}

/** An event of an ensemble's run as a line; `null` for events that would be too numerous. */
export function runLine({ folder }: EnsembleRun, event: SimulationEvent): string | null {
  if (!shownEvents.has(event.type)) return null;
  // Rule-based rounds take no time: one line per run suffices.
  if (event.type === "round-closed" && event.record.asked === 0) return null;
  return `${folder}: ${simulationEventLine(event)}`;
}

const shownEvents: ReadonlySet<SimulationEvent["type"]> = new Set([
  "round-closed",
  "run-paused",
  "run-completed",
]);
